// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { viewMotion } from './view-keys';

const key = (name: string, rest: Partial<KeyboardEvent> = {}) =>
  viewMotion({
    key: name,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...rest,
  });

test.each([
  // To look to the right, the quilt moves to the left.
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
