// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPress } from './early-press';

let pressed: string[];
let pressAgain: () => void;

const one = (id: string) => document.querySelector<HTMLElement>(`#${id}`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  document.body.innerHTML =
    '<button id="free"><i id="sign"></i></button><button id="patches"></button><a id="link"></a>';
  pressed = [];
  pressAgain = keepPress();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Makes the buttons react to presses, as hydration does. */
function answer(): void {
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.id));
}

it.each([
  ['the button that was pressed', ['free'], ['free']],
  ['it by what it shows', ['sign'], ['free']],
  ['the last one, once', ['patches', 'free', 'free'], ['free']],
  ['none where something else was pressed since', ['free', 'link'], []],
  ['none where none was pressed', [], []],
])('presses %s', (_, presses, expected) => {
  for (const id of presses) one(id)?.click();
  answer();
  pressAgain();
  expect(pressed).toEqual(expected);
});

it('ignores a press from ten seconds ago, and remembers none from then on', () => {
  one('free')?.click();
  vi.advanceTimersByTime(10_000);
  answer();
  pressAgain();
  one('free')?.click();
  pressAgain();
  expect(pressed).toEqual(['free']);
});
