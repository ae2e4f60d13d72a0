import { describe, expect, it } from 'vitest';
import { patchwork } from './patchwork.js';

/** Shapes of a block as readable rows: type, x, y, width, height, fabric. */
const shapes = (levels: ReturnType<typeof patchwork>['levels']) =>
  levels.map((level) =>
    level.map((s) => [s.shapeType, s.shapeXLoc, s.shapeYLoc, s.shapeWidth, s.shapeHeight, s.fillFabric]),
  );

describe('the notation of blocks', () => {
  it('lays a four patch out in layers by fabric', () => {
    const { levels, grid } = patchwork`
      A B
      B A`;
    expect(grid).toBe(2);
    expect(shapes(levels)).toEqual([
      [
        [1, 0, 0, 500, 500, 1],
        [1, 500, 500, 500, 500, 1],
      ],
      [
        [1, 500, 0, 500, 500, 2],
        [1, 0, 500, 500, 500, 2],
      ],
    ]);
  });

  it('reads a seam by its stroke, the first letter on its left', () => {
    expect(shapes(patchwork`A/B`.levels)).toEqual([[[9, 0, 0, 1000, 1000, 1]], [[7, 0, 0, 1000, 1000, 2]]]);
    expect(shapes(patchwork`A\B`.levels)).toEqual([[[2, 0, 0, 1000, 1000, 1]], [[8, 0, 0, 1000, 1000, 2]]]);
  });

  it('gives a goose its sky in two triangles', () => {
    const { levels } = patchwork`
      BvA -
      A   B`;
    expect(shapes(levels)[0]).toEqual([
      [2, 0, 0, 500, 500, 1],
      [7, 500, 0, 500, 500, 1],
      [1, 0, 500, 500, 500, 1],
    ]);
    expect(shapes(levels)[1]?.[0]).toEqual([12, 0, 0, 1000, 500, 2]);
    const sideways = patchwork`
      B>A A
      |   A`;
    expect(shapes(sideways.levels)[0]?.slice(0, 2)).toEqual([
      [8, 0, 0, 500, 500, 1],
      [7, 0, 500, 500, 500, 1],
    ]);
  });

  it('joins two neighbouring quarters of one fabric', () => {
    expect(
      shapes(patchwork`ABCD`.levels)
        .flat()
        .map(([type]) => type),
    ).toEqual([12, 13, 3, 11]);
    expect(shapes(patchwork`AABC`.levels)).toEqual([
      [[8, 0, 0, 1000, 1000, 1]],
      [[3, 0, 500, 1000, 500, 2]],
      [[11, 0, 0, 500, 1000, 3]],
    ]);
    expect(shapes(patchwork`ABBA`.levels)).toEqual([[[9, 0, 0, 1000, 1000, 1]], [[7, 0, 0, 1000, 1000, 2]]]);
  });

  it('cuts the corners off a diamond and lays an ellipse on its ground', () => {
    expect(shapes(patchwork`B<>A`.levels)[0]).toEqual([
      [9, 0, 0, 500, 500, 1],
      [8, 500, 0, 500, 500, 1],
      [7, 500, 500, 500, 500, 1],
      [2, 0, 500, 500, 500, 1],
    ]);
    expect(shapes(patchwork`BoA`.levels)).toEqual([[[1, 0, 0, 1000, 1000, 1]], [[6, 0, 0, 1000, 1000, 2]]]);
  });

  it('says which cell of a drawing is wrong', () => {
    expect(() => patchwork`A?B`).toThrow('“A?B” is no patch of the notation.');
    expect(() => patchwork`Z`).toThrow('“Z” names no fabric from A to I.');
    expect(() => patchwork`AoB`).toThrow('the ellipse’s letter must come later');
    expect(
      () => patchwork`
        A B
        A`,
    ).toThrow('Row 2 has 1 cells, the block 2 rows.');
    expect(
      () => patchwork`
        A -
        | B`,
    ).toThrow('The patches take');
  });
});
