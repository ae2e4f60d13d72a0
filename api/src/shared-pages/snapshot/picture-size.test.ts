import { inches } from '@quiltwright/shared/geometry/units';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { describe, expect, it } from 'vitest';
import { tileSide } from './picture-size.mjs';

const square = {
  ...{ shapeNum: 1, shapeType: 1, fillFabric: 11, strokeWidth: 0 },
  ...{ shapeXLoc: 0, shapeYLoc: 0, shapeWidth: 1000, shapeHeight: 1000 },
};

/** Returns a block of one square, or of several over each other. */
const squares = (count = 1) => [Array.from({ length: count }, () => square)] as unknown as Levels;

/** Returns a shape with an outline of its own that is half as high as the block. */
const outline = (corners: number) => ({
  ...{ ...square, shapeType: 20, shapeHeight: 500 },
  outline: Array.from({ length: corners }, (_, i) => [i, (i % 2) * 500, 0]),
});

const placed = (levels: Levels, side: number): Placement => ({
  ...{ ...emptyPlacement, blockNum: 1, levels },
  ...{ blockWidth: inches(side), blockHeight: inches(side) },
});

const many = (count: number, each: (index: number) => Placement) => ({
  ...{ width: 260, length: 260, bands: [] },
  placements: Array.from({ length: count }, (_, index) => each(index)),
});

describe('the resolution of a picture', () => {
  it('is that of the wanted length', () => {
    // 3200 samples for 100 inches are 32 to an inch, and 192 for 6 inches.
    expect(tileSide({ width: 60, length: 100, bands: [], placements: [] }, 3200)).toBe(192);
    // 6 × 3200 ÷ 260 is 73.8.
    expect(
      tileSide(
        many(1, () => placed(squares(), 260)),
        3200,
      ),
    ).toBe(73);
  });

  it('stays if a block has a thousand squares over each other, and in the largest quilt', () => {
    const full = squares(1000);
    expect(
      tileSide(
        many(1, () => placed(full, 260)),
        3200,
      ),
    ).toBe(73);
    const blocks = Array.from({ length: 400 }, () => squares(1000));
    expect(
      tileSide(
        many(400, (index) => placed(blocks[index] ?? full, 13)),
        3200,
      ),
    ).toBe(73);
  });

  it('is lower for a quilt of ten thousand blocks that cover each other', () => {
    const one = squares();
    const side = tileSide(
      many(10_000, () => placed(one, 260)),
      3200,
    );
    expect(side).toBeGreaterThanOrEqual(3);
    expect(side).toBeLessThan(10);
  });

  it('is lower for blocks on their points, whose pictures are turned', () => {
    const one = squares();
    const sideOf = (turn: number) =>
      tileSide(
        many(10_000, (index) => ({ ...placed(one, 100 + index / 1000), turn })),
        3200,
      ) ?? 0;
    expect(sideOf(2)).toBeLessThan(sideOf(0));
    expect(sideOf(1)).toBeLessThan(sideOf(2));
  });

  it('stays if a quilt has 400 different blocks of 200 corners', () => {
    const blocks = Array.from({ length: 400 }, () => [Array.from({ length: 10 }, () => outline(20))]);
    expect(
      tileSide(
        many(400, (index) => placed((blocks[index] ?? []) as unknown as Levels, 13)),
        3200,
      ),
    ).toBe(73);
  });

  it('is none for ten thousand sizes of a block with thousands of corners', () => {
    // Its picture took more than a minute: each size needs the outlines of 33 × 120 corners again.
    const full = [Array.from({ length: 33 }, () => outline(120))] as unknown as Levels;
    const quilt = many(10_000, (index) => placed(full, 4 + index / 10_000));
    expect(tileSide(quilt, 3200)).toBeNull();
  });

  it('is none if the coarsest picture is too much work', () => {
    // Triangles hide nothing for certain. The coarsest picture has 130 × 130 samples, so ten thousand blocks of a
    // thousand triangles have about 1.3 milliard rows.
    const triangles = squares(1000).map((level) =>
      level.map((shape) => ({ ...shape, shapeType: 2 as const })),
    );
    const quilt = many(10_000, (index) => placed(triangles, 250 + index / 1000));
    expect(tileSide(quilt, 3200)).toBeNull();
  });
});
