import { noSeamChecks } from '@quiltwright/shared/drafting/seam-checks';
import { inches, blockUnits } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { gridLine } from '@quiltwright/shared/quilting/shapes/patch-grid';
import type { Shape, ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckedBlock } from './check-types';
import { checksKernel, checksOf } from './checks';

type Drawn = readonly [type: ShapeType, x: number, y: number, width: number, height: number];

/** Returns a block of 12 inches with shapes on its layers. The shapes are numbered from 1 through all layers. */
function blockOf(...layers: readonly (readonly Drawn[])[]): CheckedBlock {
  let shapeNum = 0;
  const shape = ([shapeType, x, y, width, height]: Drawn): Shape => ({
    shapeNum: ++shapeNum,
    shapeType,
    shapeXLoc: blockUnits(x),
    shapeYLoc: blockUnits(y),
    shapeWidth: blockUnits(width),
    shapeHeight: blockUnits(height),
    fillFabric: 1,
    strokeWidth: 0,
  });
  return {
    blockWidth: inches(12),
    blockHeight: inches(12),
    levels: layers.map((layer) => layer.map(shape)),
  };
}

const ground: Drawn = [1, 0, 0, 1000, 1000];
const nothing = { gaps: [], hidden: [], overlapping: [], offRuler: null, seams: noSeamChecks, onPaper: null };

/**
 * Returns squares that fill a block in `grid` rows and columns. Positions are rounded to a ten-thousandth of a block
 * unit, as in stored blocks.
 */
function cellsOf(grid: number, type: ShapeType = 1): Drawn[] {
  const lines = Array.from({ length: grid + 1 }, (_, index) => gridLine(grid, index));
  return lines
    .slice(1)
    .flatMap((bottom, row) =>
      lines
        .slice(1)
        .map((right, column): Drawn => [
          type,
          lines[column] ?? 0,
          lines[row] ?? 0,
          right - (lines[column] ?? 0),
          bottom - (lines[row] ?? 0),
        ]),
    );
}

describe('bare places', () => {
  const gapsOf = (...layers: Drawn[][]) =>
    checksOf(blockOf(...layers)).gaps.map(({ area, outline, holes }) => [
      Math.round(area),
      outline.length,
      holes.length,
    ]);

  it('are listed one by one, even if two meet in a point', () => {
    /* Two squares of 500 in opposite corners leave two bare squares, which meet in the middle. */
    expect(
      gapsOf([
        [1, 0, 0, 500, 500],
        [1, 500, 500, 500, 500],
      ]),
    ).toEqual([
      [250_000, 4, 0],
      [250_000, 4, 0],
    ]);
    /* A right triangle as large as the block leaves the opposite corner bare. */
    expect(gapsOf([[9, 0, 0, 1000, 1000]])).toEqual([[500_000, 3, 0]]);
    /* A square in the middle leaves one gap, which surrounds it. */
    expect(gapsOf([[1, 250, 250, 500, 500]])).toEqual([[750_000, 4, 1]]);
  });

  it('are in the corners around a circle that touches the edges of the block', () => {
    const gaps = checksOf(blockOf([[6, 0, 0, 1000, 1000]])).gaps;
    expect(gaps).toHaveLength(4);
    /* Each gap is (1 − π/4) of a square of 500. Chords add a little. */
    for (const { area } of gaps) expect(area).toBeCloseTo(250_000 * (1 - Math.PI / 4), -2);
  });

  it('don’t exist above a ground, in an empty block, or where thirds and sevenths meet', () => {
    expect(checksOf(blockOf())).toEqual(nothing);
    expect(checksOf(blockOf([ground], [[6, 125, 125, 250, 500]]))).toEqual({
      ...nothing,
      onPaper: { code: 'curved' },
    });
    for (const grid of [3, 6, 7, 9, 11, 14]) expect(gapsOf(cellsOf(grid))).toEqual([]);
    /* A third rounded down to two decimals leaves a gap narrower than a hundredth. */
    expect(
      gapsOf([
        [1, 0, 0, 333.33, 1000],
        [1, 333.3333, 0, 666.6667, 1000],
      ]),
    ).toEqual([]);
  });

  it('exist even if only a fiftieth of a unit wide', () => {
    expect(
      gapsOf([
        [1, 0, 0, 499.98, 1000],
        [1, 500, 0, 500, 1000],
      ]),
    ).toEqual([[20, 4, 0]]);
    /* A small gap counts too. */
    expect(
      gapsOf([
        [1, 0, 0, 1000, 500],
        [1, 0, 500, 999.5, 500],
        [1, 0, 500.5, 1000, 499.5],
      ]),
    ).toEqual([[0, 4, 0]]);
  });
});

it('finds exactly the bare cells of a grid, on any layers and with any shapes', () => {
  const anyBlock = fc.record({
    grid: fc.constantFrom(3, 5, 6, 7, 9),
    made: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 81, maxLength: 81 }),
  });
  fc.assert(
    fc.property(anyBlock, ({ grid, made }) => {
      const layers: Drawn[][] = [[], [], []];
      let bare = 0;
      for (const [cell, [type, x, y, width, height]] of cellsOf(grid).entries()) {
        const how = made[cell] ?? 0;
        const half = edge(width / 2);
        if (how === 0) bare += width * height;
        else if (how === 1) layers[0]?.push([type, x, y, width, height]);
        // The cell has two triangles, on different layers.
        else if (how === 2) layers[1]?.push([9, x, y, width, height]);
        else if (how === 3) layers[2]?.push([1, x, y, half, height], [1, x + half, y, width - half, height]);
        else layers[1]?.push([10, x, y, width, height]);
        if (how === 2) layers[0]?.push([7, x, y, width, height]);
        if (how === 4) bare += (width * height) / 2;
      }
      if (layers.flat().length === 0) return;
      const { gaps, hidden, overlapping } = checksOf(blockOf(...layers));
      const found = gaps.reduce((sum, { area }) => sum + area, 0);
      expect(Math.abs(found - bare)).toBeLessThan(1);
      expect({ hidden, overlapping }).toEqual({ hidden: [], overlapping: [] });
    }),
    { numRuns: 40 },
  );
});

const edge = (value: number) => Math.round(value * 1e4) / 1e4;

describe('hidden shapes', () => {
  it('lie under one shape or several, also under curves or shapes of the same size', () => {
    const half: Drawn[] = [
      [1, 0, 0, 500, 1000],
      [1, 500, 0, 500, 1000],
    ];
    expect(checksOf(blockOf([ground], half)).hidden).toEqual([1]);
    expect(checksOf(blockOf([ground], [[6, 0, 0, 900, 900]], [[6, 0, 0, 900, 900]])).hidden).toEqual([2]);
    expect(checksOf(blockOf([ground, [1, 450, 450, 100, 100]], [[6, 0, 0, 1000, 1000]])).hidden).toEqual([2]);
    expect(checksOf(blockOf([ground, [6, 400, 400, 200, 200]], [[10, 0, 0, 1000, 1000]])).hidden).toEqual([
      2,
    ]);
    expect(checksOf(blockOf([ground], [[6, 0, 0, 1000, 1000]])).hidden).toEqual([]);
  });

  it('include shapes of which rounding leaves a sliver', () => {
    expect(checksOf(blockOf([ground, [1, 0, 0, 333.3336, 500]], [[1, 0, 0, 333.3333, 1000]])).hidden).toEqual(
      [2],
    );
  });
});

describe('shapes that overlap on one layer', () => {
  const overlappingOf = (...layers: Drawn[][]) => checksOf(blockOf(...layers)).overlapping;

  it('are the upper ones of each layer separately', () => {
    expect(overlappingOf([ground, [10, 0, 0, 100, 100], [2, 500, 0, 100, 100]])).toEqual([2, 3]);
    expect(overlappingOf([ground], [[10, 0, 0, 100, 100]])).toEqual([]);
    expect(
      overlappingOf(
        [ground],
        [
          [6, 0, 0, 500, 500],
          [6, 400, 0, 500, 500],
        ],
      ),
    ).toEqual([3]);
  });

  it('exclude shapes that only touch, along an edge, in a corner or in a curve', () => {
    expect(overlappingOf(cellsOf(7), cellsOf(9, 10))).toEqual([]);
    // The two triangles have equal boxes, and share their long side.
    expect(
      overlappingOf([
        [9, 0, 0, 500, 300],
        [7, 0, 0, 500, 300],
      ]),
    ).toEqual([]);
    // Two circles side by side and one below them touch, but don't overlap.
    expect(
      overlappingOf([
        [6, 0, 0, 300, 300],
        [6, 300, 0, 300, 300],
        [6, 150, 260, 300, 300],
      ]),
    ).toEqual([]);
    expect(
      overlappingOf([
        [10, 0, 0, 1000, 1000],
        [6, 0, 0, 290, 290],
      ]),
    ).toEqual([]);
    expect(
      overlappingOf([
        [10, 0, 0, 1000, 1000],
        [6, 0, 0, 300, 300],
      ]),
    ).toEqual([2]);
  });
});

describe('sizes off the eighths of a ruler', () => {
  const offRulerOf = (shapes: Drawn[], width = 12, height = 12) =>
    checksOf({ ...blockOf(shapes), blockWidth: inches(width), blockHeight: inches(height) }).offRuler;

  it('come with the nearest sizes of the block that have none', () => {
    /* On 12″, a seventh is 1.7143″. On 11⅜″ it is 1⅝″, and on 12¼″ it is 1¾″. */
    expect(offRulerOf(cellsOf(7))).toEqual({
      length: expect.closeTo(12 / 7, 4) as number,
      sizes: [
        { width: 11.375, height: 11.375 },
        { width: 12.25, height: 12.25 },
      ],
    });
    /* On 12″, a fifth is 2.4″. On 11⅞″ it is 2⅜″, and on 12½″ it is 2½″. */
    expect(offRulerOf(cellsOf(5))?.sizes.map(({ width }) => width)).toEqual([11.875, 12.5]);
    expect(offRulerOf(cellsOf(3))).toBeNull();
    expect(offRulerOf(cellsOf(4), 14)).toBeNull();
  });

  it('change only the necessary side of an oblong block', () => {
    expect(offRulerOf(cellsOf(5), 10, 12)?.sizes).toEqual([
      { width: 10, height: 11.875 },
      { width: 10, height: 12.5 },
    ]);
    /* The next larger size would be 20⅛″, but no block is larger than 20″. */
    expect(offRulerOf(cellsOf(7), 20, 20)?.sizes).toEqual([{ width: 19.25, height: 19.25 }]);
  });

  it('include places, if all sides are whole eighths', () => {
    /* The shape is 3″ wide, and starts 1⁄16″ from the left. */
    expect(offRulerOf([ground, [1, 5.2083, 0, 250, 1000]])?.length).toBeCloseTo(1 / 16, 3);
  });

  it('are none within 1⁄500″: corners that were moved together by a hair are still on the mark', () => {
    /* In a block of 12″, 583.3333 units are 7″, and 583.37 are 7.0004″. */
    expect(offRulerOf([ground, [1, 0, 0, 583.37, 1000]])).toBeNull();
    expect(offRulerOf([ground, [1, 0, 0, 583.6, 1000]])?.length).toBeCloseTo(7.0032, 4);
  });

  it('have no block size if proportions allow none', () => {
    const root = 1000 / (2 + Math.SQRT2);
    const { length = 0, sizes = [] } = offRulerOf([ground, [1, 0, 0, edge(root), 1000]], 8, 12) ?? {};
    expect(length).toBeCloseTo(2.343, 3);
    expect(sizes.every(({ height }) => height === 12)).toBe(true);
  });
});

it('finds no bare place in any block of the library', () => {
  for (const { designName, levels } of premadeBlocks)
    expect([designName, checksOf({ ...blockOf(), levels }).gaps]).toEqual([designName, []]);
});

it('is a kernel', async () => {
  const answer = await checksKernel().run(blockOf([ground]), () => {});
  expect(answer).toEqual({ ok: true, value: nothing });
});
