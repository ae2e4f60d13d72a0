import { blockUnits } from '@quiltwright/shared/geometry/units';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { expect, it } from 'vitest';
import { levelsOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { KnownLines } from './known-lines';

const MEGABYTE = 2 ** 20;

/** Returns the layers of a block with one shape, which is `x` block units from the block's left edge. */
function blockAt(x: number): Levels {
  return levelsOf([11]).map((level) => level.map((shape) => ({ ...shape, shapeXLoc: blockUnits(x) })));
}

it('keeps the lines when fabrics change', () => {
  const known = new KnownLines();
  const lines = new Float32Array(4);
  known.put(levelsOf([11, 12]), lines);
  expect(known.get(levelsOf([40, 41]))).toBe(lines);
});

it('drops the least recently used lines above 16 MB', () => {
  const known = new KnownLines();
  for (const x of [1, 2, 3]) known.put(blockAt(x), new Float32Array(MEGABYTE + 1));
  known.get(blockAt(1));
  known.put(blockAt(4), new Float32Array(MEGABYTE + 1));
  expect([1, 2, 3, 4].map((x) => known.get(blockAt(x)) !== undefined)).toEqual([true, false, true, true]);
});

it('keeps the newest lines, however large', () => {
  const known = new KnownLines();
  known.put(blockAt(1), new Float32Array(5 * MEGABYTE));
  expect(known.get(blockAt(1))).toBeDefined();
});
