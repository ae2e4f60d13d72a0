import { inches } from '@quiltwright/shared/geometry/units';
import { newCopies, writeCopy } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { describe, expect, it } from 'vitest';
import { uncovered } from './uncovered';

/** Returns a quilt of 20 × 20 inches with copies of a block of 4 inches at these places. */
function quilt(...places: [x: number, y: number][]): Scene {
  const copies = newCopies(places.length);
  for (const [copy, [x, y]] of places.entries())
    writeCopy(copies, copy, { x, y, width: 4, height: 4 }, 0, copy);
  return { width: inches(20), length: inches(20), bands: [], blocks: [], copies };
}

const whole = { x: 0, y: 0, width: 40, height: 40 };

describe('uncovered', () => {
  it('returns the whole part if there are no blocks', () => {
    expect(uncovered(quilt(), whole, 2)).toEqual([whole]);
  });

  it('returns what lies around a block', () => {
    // At 2 pixels to an inch, the block fills 8 × 8 pixels from (10, 6).
    expect(uncovered(quilt([5, 3]), whole, 2)).toEqual([
      { x: 0, y: 0, width: 40, height: 6 },
      { x: 0, y: 6, width: 10, height: 8 },
      { x: 18, y: 6, width: 22, height: 8 },
      { x: 0, y: 14, width: 40, height: 26 },
    ]);
  });

  it('returns only areas of the part', () => {
    // The part is 16 pixels wide from x = 10 on, so the block fills its left half.
    expect(uncovered(quilt([5, 3]), { x: 10, y: 6, width: 16, height: 8 }, 2)).toEqual([
      { x: 18, y: 6, width: 8, height: 8 },
    ]);
  });

  it('returns nothing where blocks lie edge to edge or over one another', () => {
    const part = { x: 0, y: 0, width: 16, height: 8 };
    expect(uncovered(quilt([0, 0], [4, 0]), part, 2)).toEqual([]);
    expect(uncovered(quilt([0, 0], [2, 0], [4, 0]), part, 2)).toEqual([]);
  });
});
