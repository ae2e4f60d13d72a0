import { inches } from '@quiltwright/shared/geometry/units';
import type { BandArea } from '@quiltwright/shared/quilting/bands/band-areas';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import { expect, test } from 'vitest';
import { areasOf, changesBetween, reuseUnchanged } from './scene-changes';

const block = (key: string): SceneBlock => ({
  key,
  blockNum: 1,
  width: inches(10),
  height: inches(10),
  shapes: new Float32Array([1, 0, 0, 1000, 1000, 11]),
  lines: new Float32Array(),
});

const border: BandArea = {
  name: 'border1',
  outer: { x: 0, y: 0, width: 40, height: 50 },
  hole: { x: 5, y: 5, width: 30, height: 40 },
  fabric: 11,
};

/** Returns a scene with a border and blocks of 10 inches in a row, one for each key. */
const scene = (keys: string[], changes: Partial<Scene> = {}): Scene => {
  const blocks = [...new Set(keys)].map(block);
  const copies = keys.flatMap((key, i) => [5 + 10 * i, 5, 10, 10, blocks.findIndex((b) => b.key === key), i]);
  return {
    width: inches(40),
    length: inches(50),
    bands: [border],
    blocks,
    copies: new Float32Array(copies),
    ...changes,
  };
};

const place = (i: number) => ({ x: 5 + 10 * i, y: 5, width: 10, height: 10 });

test('a recolour changes the copies of its block, anywhere in the list of blocks', () => {
  expect(changesBetween(scene(['a', 'b', 'a']), scene(['c', 'b', 'c']))).toEqual({
    copies: [0, 2],
    areas: [],
  });
  expect(changesBetween(scene(['a', 'b']), scene(['b', 'b']))).toEqual({ copies: [0], areas: [] });
  expect(changesBetween(scene(['a', 'b']), scene(['a', 'b']))).toEqual({ copies: [], areas: [] });
});

test('among identical copies, only those of blocks that look different change', () => {
  const before = scene(['a', 'b', 'a', 'd']);
  const recoloured = reuseUnchanged(before, scene(['c', 'b', 'c', 'd']));
  expect(recoloured.copies).toBe(before.copies);
  expect(changesBetween(before, recoloured)).toEqual({ copies: [0, 2], areas: [] });
});

test('a copy that moves changes its old place and its new one', () => {
  const moved = scene(['a', 'b']);
  moved.copies[6] = 20;
  expect(changesBetween(scene(['a', 'b']), moved)).toEqual({
    copies: [],
    areas: [place(1), { ...place(1), x: 20 }],
  });
});

test('an added or removed copy changes only its own place', () => {
  expect(changesBetween(scene(['a', 'b', 'c']), scene(['a', 'b']))?.areas).toEqual([place(2)]);
  expect(changesBetween(scene(['a', 'b']), scene(['a', 'b', 'c']))?.areas).toEqual([place(2)]);
});

test('a border in another fabric changes its four sides; another width changes everything', () => {
  const dyed = scene(['a'], { bands: [{ ...border, fabric: 12 }] });
  expect(changesBetween(scene(['a']), dyed)).toEqual({ copies: [], areas: areasOf(border) });
  const wider = scene(['a'], { bands: [{ ...border, hole: { x: 6, y: 6, width: 28, height: 38 } }] });
  expect(changesBetween(scene(['a']), wider)?.areas).toEqual([{ x: 0, y: 0, width: 40, height: 50 }]);
});

test('the sides of a frame cover it and not its hole', () => {
  const sides = areasOf(border);
  const covers = (x: number, y: number) =>
    sides.some((side) => x > side.x && x < side.x + side.width && y > side.y && y < side.y + side.height);
  expect([covers(2, 25), covers(38, 25), covers(20, 2), covers(20, 48), covers(1, 1)]).toEqual(
    Array<boolean>(5).fill(true),
  );
  expect(covers(20, 25)).toBe(false);
});

test('another size changes everything', () => {
  expect(changesBetween(scene(['a']), scene(['a'], { width: inches(41) }))).toBeNull();
});

test('equal objects stay the same', () => {
  const before = scene(['a', 'b']);
  const after = reuseUnchanged(before, scene(['a', 'c']));
  expect(after.blocks[0]).toBe(before.blocks[0]);
  expect(after.blocks[1]?.key).toBe('c');
  expect(after.copies).toBe(before.copies);
  const longer = scene(['a', 'b', 'b']);
  expect(reuseUnchanged(before, longer).copies).toBe(longer.copies);
});
