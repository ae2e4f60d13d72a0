import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { forgetTracedPictures } from '../../browser/storage/traced-pictures';
import { TracedStore } from './traced-store';

const place = {
  ...{ name: 'star.png', opacity: 0.5, isShown: true },
  box: { x: 0, y: 125, width: 1000, height: 750 },
};
const picture = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]).buffer };
const store = new TracedStore();

beforeEach(() => {
  indexedDB = new IDBFactory();
});

test('a picture is stored with its document, and its place changes alone', async () => {
  expect(await store.read('one')).toBeNull();
  await store.write('one', place, picture);
  await store.write('one', { ...place, opacity: 1 }, null);
  expect(await store.read('one')).toEqual({ place: { ...place, opacity: 1 }, picture });
  expect(await store.read('two')).toBeNull();
});

test('pictures are removed alone, with their drafts, and all of them at a sign-out', async () => {
  for (const id of ['one', 'two', 'three']) await store.write(id, place, picture);
  await store.remove('one');
  expect(await store.read('one')).toBeNull();
  await store.removeOthers(new Set(['three', 'four']));
  expect(await store.read('two')).toBeNull();
  expect(await store.read('three')).not.toBeNull();
  forgetTracedPictures();
  expect(await store.read('three')).toBeNull();
});

test('a picture without its bytes isn’t read', async () => {
  await store.write('one', place, null);
  expect(await store.read('one')).toBeNull();
});
