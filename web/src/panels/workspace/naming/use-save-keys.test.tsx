// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSaveKeys } from './use-save-keys';

let saves: number;

function Editor() {
  useSaveKeys(() => {
    saves++;
  });
  return (
    <>
      <button type="button">Swap two fabrics</button>
      <input aria-label="Search" />
      <div role="dialog">
        <button type="button">Close</button>
      </div>
    </>
  );
}

beforeEach(() => {
  saves = 0;
  render(<Editor />);
});
afterEach(cleanup);

/** Presses S with modifier keys. Returns true if the browser's own reaction (to save the page) is prevented. */
function press(element: Element, keys: KeyboardEventInit): boolean {
  return !fireEvent.keyDown(element, { key: 's', ...keys });
}

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['⌘', { metaKey: true }],
  ['Ctrl, while capitals are locked,', { ctrlKey: true, key: 'S' }],
])('saves with %s and S wherever the focus is', (_, keys) => {
  expect(press(document.body, keys)).toBe(true);
  expect(press(screen.getByRole('button', { name: 'Swap two fabrics' }), keys)).toBe(true);
  expect(press(screen.getByRole('textbox', { name: 'Search' }), keys)).toBe(true);
  expect(saves).toBe(3);
});

it('keeps the browser from saving the page over a dialog, and saves nothing under it', () => {
  expect(press(screen.getByRole('button', { name: 'Close' }), { ctrlKey: true })).toBe(true);
  expect(saves).toBe(0);
});

it('saves once while the keys are held down', () => {
  press(document.body, { ctrlKey: true });
  expect(press(document.body, { ctrlKey: true, repeat: true })).toBe(true);
  expect(saves).toBe(1);
});

it('leaves other keys to the browser', () => {
  expect(press(document.body, {})).toBe(false);
  expect(press(document.body, { ctrlKey: true, altKey: true })).toBe(false);
  expect(press(document.body, { ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press(document.body, { ctrlKey: true, key: 'p' })).toBe(false);
  expect(saves).toBe(0);
});
