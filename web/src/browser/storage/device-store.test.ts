// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { createDeviceStore } from './device-store';
import { isOneOf, isText } from './guards';

const createMode = () => createDeviceStore('mode', isOneOf(['layer', 'patch']), 'layer');

beforeEach(() => {
  localStorage.clear();
});

it('starts with the stored value', () => {
  createMode().setState('patch', true);
  expect(createMode().getState()).toBe('patch');
});

it.each([null, 'patch', '"sideways"', '{'])('starts afresh if %s was stored', (kept) => {
  if (kept !== null) localStorage.setItem('mode', kept);
  expect(createMode().getState()).toBe('layer');
});

it('follows other tabs', () => {
  const store = createMode();
  localStorage.setItem('mode', '"patch"');
  dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(store.getState()).toBe('layer');
  dispatchEvent(new StorageEvent('storage', { key: 'mode' }));
  expect(store.getState()).toBe('patch');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.getState()).toBe('layer');
});

it('works when nothing can be stored', () => {
  const store = createDeviceStore('long', isText, '');
  const more = 'x'.repeat(6_000_000);
  store.setState(more, true);
  expect(store.getState()).toBe(more);
  expect(localStorage.getItem('long')).toBeNull();
});

it('tells whether the browser has stored the latest value', () => {
  const store = createDeviceStore('words', isText, '');
  expect(store.isKept()).toBe(true);
  // The storage of jsdom holds five million characters.
  store.setState('x'.repeat(5_000_000), true);
  expect(store.isKept()).toBe(false);
  store.setState('short', true);
  expect(store.isKept()).toBe(true);
});
