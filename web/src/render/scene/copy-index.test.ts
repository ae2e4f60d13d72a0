import type { Box } from '@quiltwright/shared/geometry/box';
import { copyBounds } from '@quiltwright/workers/kernels/scene/scene-access';
import { inches } from '@quiltwright/shared/geometry/units';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyIndexOf } from './copy-index';

const sceneOf = (places: Box[]): Scene => ({
  width: inches(100),
  length: inches(80),
  bands: [],
  blocks: [],
  copies: new Float32Array(places.flatMap(({ x, y, width, height }) => [x, y, width, height, 0, 0])),
});

const rectangle = (least: number, most: number): fc.Arbitrary<Box> =>
  fc.record({
    x: fc.float({ min: -20, max: 110, noNaN: true }),
    y: fc.float({ min: -20, max: 90, noNaN: true }),
    width: fc.float({ min: least, max: most, noNaN: true }),
    height: fc.float({ min: least, max: most, noNaN: true }),
  });

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('finds the same copies as a search of each, in drawing order', () => {
  // Few copies are searched one by one, many by their cells.
  const some = fc.oneof(rectangle(1, 5), rectangle(1, 130));
  const copies = fc.oneof(
    fc.array(some, { maxLength: 60 }),
    fc.array(some, { minLength: 301, maxLength: 360, size: 'max' }),
  );
  fc.assert(
    fc.property(copies, rectangle(0.5, 70), (places, box) => {
      const scene = sceneOf(places);
      const expected = places.map((_, copy) => copy).filter((copy) => overlap(copyBounds(scene, copy), box));
      expect([...copyIndexOf(scene).within(box)]).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

test.each([1, 301])('searches don’t disturb one another, %d copies', (count) => {
  const index = copyIndexOf(sceneOf(Array<Box>(count).fill({ x: 0, y: 0, width: 100, height: 80 })));
  const box = { x: 10, y: 10, width: 50, height: 50 };
  const all = Array.from({ length: count }, (_, copy) => copy);
  expect([...index.within(box)]).toEqual(all);
  expect([...index.within(box)]).toEqual(all);
});

test('lists the requested copies, after any earlier request', () => {
  const rows = Array.from({ length: 400 }, (_, i) => ({ x: 5 * (i % 20), y: 4 * Math.floor(i / 20) }));
  const index = copyIndexOf(sceneOf(rows.map((place) => ({ ...place, width: 5, height: 4 }))));
  const [left, right] = [0, 95].map((x) => ({ x, y: 1, width: 5, height: 2 }));
  for (const [box, copy] of [
    [left, 0],
    [left, 0],
    [right, 19],
    [left, 0],
  ] as const)
    expect([...index.within(box as Box)]).toEqual([copy]);
});

test('knows if copies overlap; copies that abut don’t', () => {
  const rows = Array.from({ length: 9 }, (_, i) => ({ x: 2.7 * (i % 3), y: 2.7 * Math.floor(i / 3) }));
  const abutting = rows.map((place) => ({ ...place, width: 2.7, height: 2.7 }));
  expect(copyIndexOf(sceneOf(abutting)).overlapping).toBe(false);
  const wider = rows.map((place) => ({ ...place, width: 2.8, height: 2.7 }));
  expect(copyIndexOf(sceneOf(wider)).overlapping).toBe(true);
});

/** Returns the index of the topmost copy at (x, y), by looking at each copy in turn; null for none. */
function topmostCopy(places: Box[], x: number, y: number): number | null {
  const holds = (place: Box) =>
    x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height;
  const copy = places.map(holds).lastIndexOf(true);
  return copy < 0 ? null : copy;
}

test('finds the same topmost copy as a search of all, even on edges', () => {
  // Sixteenths of an inch are exact in single precision, so edges are too.
  const inch = (min: number, max: number) => fc.integer({ min: min * 16, max: max * 16 }).map((n) => n / 16);
  const place = fc.record({ x: inch(-20, 110), y: inch(-20, 90), width: inch(1, 40), height: inch(1, 40) });
  const somewhere = fc.tuple(inch(-20, 120), inch(-20, 100));
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 60 }),
      fc.array(somewhere, { minLength: 20, maxLength: 20 }),
      (places, points) => {
        const index = copyIndexOf(sceneOf(places));
        const corners = places.flatMap(({ x, y, width, height }): [number, number][] => [
          [x, y],
          [x + width, y],
          [x + width / 2, y + height],
        ]);
        for (const [x, y] of [...points, ...corners])
          expect(index.at(x, y), `at ${x}, ${y}`).toBe(topmostCopy(places, x, y));
      },
    ),
    { numRuns: 200 },
  );
});
