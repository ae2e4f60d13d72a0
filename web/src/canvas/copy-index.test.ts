import { inches } from '@quiltwright/shared/geometry/units';
import type { Rectangle, Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CopyIndex } from './copy-index';
import { placeOf } from './scene-changes';

const sceneOf = (places: Rectangle[]): Scene => ({
  width: inches(100),
  length: inches(80),
  bands: [],
  blocks: [],
  copies: new Float32Array(places.flatMap(({ x, y, width, length }) => [x, y, width, length, 0, 0])),
});

const rectangle = (least: number, most: number): fc.Arbitrary<Rectangle> =>
  fc.record({
    x: fc.float({ min: -20, max: 110, noNaN: true }),
    y: fc.float({ min: -20, max: 90, noNaN: true }),
    width: fc.float({ min: least, max: most, noNaN: true }),
    length: fc.float({ min: least, max: most, noNaN: true }),
  });

const overlap = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.length && b.y < a.y + a.length;

test('finds the same copies as looking at each, in drawing order', () => {
  const copies = fc.array(fc.oneof(rectangle(1, 5), rectangle(1, 130)), { maxLength: 60 });
  fc.assert(
    fc.property(copies, rectangle(0.5, 70), (places, box) => {
      const scene = sceneOf(places);
      const expected = places.map((_, copy) => copy).filter((copy) => overlap(placeOf(scene, copy), box));
      expect([...new CopyIndex(scene).within(box)]).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('searches don’t disturb one another', () => {
  const index = new CopyIndex(sceneOf([{ x: 0, y: 0, width: 100, length: 80 }]));
  const box = { x: 10, y: 10, width: 50, length: 50 };
  expect([...index.within(box)]).toEqual([0]);
  expect([...index.within(box)]).toEqual([0]);
});

test('knows whether copies overlap; those that abut don’t', () => {
  const rows = Array.from({ length: 9 }, (_, i) => ({ x: 2.7 * (i % 3), y: 2.7 * Math.floor(i / 3) }));
  const abutting = rows.map((place) => ({ ...place, width: 2.7, length: 2.7 }));
  expect(new CopyIndex(sceneOf(abutting)).overlapping).toBe(false);
  const wider = rows.map((place) => ({ ...place, width: 2.8, length: 2.7 }));
  expect(new CopyIndex(sceneOf(wider)).overlapping).toBe(true);
});
