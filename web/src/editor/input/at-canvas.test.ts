// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isAtCanvas } from './at-canvas';

test.each([
  ['body', true],
  ['main', true],
  ['h1', true],
  ['#canvas', true],
  ['#canvas i', true],
  ['#zoom', false],
  ['#nowhere', false],
  ['input', false],
  ['[type=radio]', false],
  ['[role=combobox]', false],
  ['a', false],
])('%s: %s', (selector, isMeant) => {
  document.body.innerHTML =
    '<main><h1></h1><div id="canvas" role="application" tabindex="0"><i></i></div><button id="zoom"></button></main>' +
    '<aside><input><input type="radio"><button role="combobox"></button><a href="/"></a></aside>';
  expect(isAtCanvas(document.querySelector(selector))).toBe(isMeant);
});
