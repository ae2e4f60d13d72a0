// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isPressed, shortcuts } from './shortcuts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test.each([
  ['every editor', 'quilts'],
  ['quilts', 'colouring', 'arranging'],
  ['colouring', 'the block editor'],
  ['arranging', 'block creation'],
  ['cells'],
  ['outlines'],
  ['seams'],
  ['a swatch'],
] as const)('no key on %s belongs to two shortcuts', (...places) => {
  const keys = Object.values(shortcuts)
    .filter(({ on }) => places.some((place) => place === on))
    .flatMap((shortcut): readonly string[] => shortcut.keys);
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(keys.length);
});

test('Ctrl and ⌘ are equal, capital letters need no Shift, and Alt belongs to the browser', () => {
  expect(isPressed('undo', press('z', { ctrlKey: true }))).toBe(true);
  expect(isPressed('undo', press('Z', { metaKey: true }))).toBe(true);
  expect(isPressed('undo', press('z', { ctrlKey: true, shiftKey: true }))).toBe(false);
  expect(isPressed('redo', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(true);
  expect(isPressed('undo', press('z', { ctrlKey: true, altKey: true }))).toBe(false);
  expect(isPressed('swap', press('x'))).toBe(true);
  expect(isPressed('swap', press('x', { ctrlKey: true }))).toBe(false);
});

test('the block editor shares one key with every editor: it chooses no layer, and Home shows everything', () => {
  const keysOn = (place: string) =>
    Object.values(shortcuts)
      .filter(({ on }) => on === place)
      .flatMap((shortcut): readonly string[] => shortcut.keys);
  const everywhere = keysOn('every editor');
  expect(keysOn('the block editor').filter((key) => everywhere.includes(key))).toEqual(['0']);
});
