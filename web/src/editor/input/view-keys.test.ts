// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { canvasHasKey, viewMotion } from './view-keys';

const key = (name: string, rest: Partial<KeyboardEvent> = {}) =>
  viewMotion({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...rest });

test.each([
  // To look to the right the quilt goes to the left.
  ['ArrowRight', false, { dx: -48, dy: 0, factor: 1 }],
  ['ArrowUp', false, { dx: 0, dy: 48, factor: 1 }],
  ['ArrowDown', true, { dx: 0, dy: -192, factor: 1 }],
  ['+', true, { dx: 0, dy: 0, factor: 1.25 }],
  ['=', false, { dx: 0, dy: 0, factor: 1.25 }],
  ['-', false, { dx: 0, dy: 0, factor: 0.8 }],
  ['0', false, 'all'],
  ['Home', false, 'all'],
  ['a', false, null],
])('%s (with shift: %s)', (name, shiftKey, motion) => {
  expect(key(name, { shiftKey })).toEqual(motion);
});

test('leaves the keys of browser and system alone', () => {
  expect(key('0', { ctrlKey: true })).toBeNull();
  expect(key('ArrowLeft', { metaKey: true })).toBeNull();
  expect(key('+', { altKey: true })).toBeNull();
});

test('keys are for the canvas unless something else has been given them', () => {
  document.body.innerHTML =
    '<div data-letter-keys><div id="canvas" tabindex="0"><i></i></div><button id="zoom"></button></div>' +
    '<input><button id="plain"></button><button role="tab"></button>';
  const canvas = document.querySelector<HTMLElement>('#canvas') ?? document.body;
  const takes = (key: string, selector: string) =>
    canvasHasKey({ key, target: document.querySelector(selector) }, canvas);
  const has = (selector: string) => takes('ArrowLeft', selector);
  expect(has('body')).toBe(true);
  expect(has('#canvas')).toBe(true);
  expect(has('#canvas i')).toBe(true);
  expect(has('input')).toBe(false);
  expect(has('[role=tab]')).toBe(false);
  expect(has('#plain')).toBe(true);
  expect(has('#nowhere')).toBe(false);
  // What types something may be a slip or dictated where the focus is elsewhere.
  expect(['body', '#canvas', '#zoom', '#plain'].map((selector) => takes('+', selector))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
