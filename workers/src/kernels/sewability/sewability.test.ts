import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { LIMITS } from '@quiltwright/shared/limits';
import { gridLine } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { shapeTypes, type Shape, type ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bluntPoints, narrowest, pointsNearEdge } from './patch-troubles';
import { sewabilityKernel, sewabilityOf } from './sewability';

type Drawn = readonly [type: ShapeType, x: number, y: number, width: number, height: number];

/**
 * Returns a square block with a list of shapes for each of its layers. Each layer has a different fabric.
 * @param side in inches
 */
function blockOf(side: number, ...layers: readonly (readonly Drawn[])[]) {
  const shape = ([shapeType, x, y, width, height]: Drawn, fillFabric: number): Shape => ({
    shapeNum: 1,
    shapeType,
    shapeXLoc: blockUnits(x),
    shapeYLoc: blockUnits(y),
    shapeWidth: blockUnits(width),
    shapeHeight: blockUnits(height),
    fillFabric,
    strokeWidth: 0,
  });
  return {
    blockWidth: inches(side),
    blockHeight: inches(side),
    levels: layers.map((layer, index) => layer.map((drawn) => shape(drawn, index + 1))),
  };
}

const ground: Drawn = [1, 0, 0, 1000, 1000];
const found = (...layers: readonly (readonly Drawn[])[]) => sewabilityOf(blockOf(12, ...layers));

function cellsOf(grid: number): Drawn[] {
  const lines = Array.from({ length: grid + 1 }, (_, index) => gridLine(grid, index));
  const at = (line: number) => lines[line] ?? 0;
  return Array.from({ length: grid * grid }, (_, cell): Drawn => {
    const [column, row] = [cell % grid, Math.floor(cell / grid)];
    return [1, at(column), at(row), at(column + 1) - at(column), at(row + 1) - at(row)];
  });
}

describe('sewing troubles', () => {
  it('are none in an empty block, a ground or a four patch', () => {
    expect(found()).toEqual([]);
    expect(found([ground])).toEqual([]);
    expect(found(cellsOf(2))).toEqual([]);
  });

  it('include a bare place', () => {
    /* The right half of the block is bare. */
    expect(found([[1, 0, 0, 500, 1000]])).toMatchObject([{ what: 'gap', count: 1 }]);
  });

  it('include a patch inside another, whose corners aren’t set in', () => {
    expect(found([ground], [[1, 250, 250, 500, 500]])).toEqual([
      {
        what: 'island',
        count: 1,
        points: [],
        outlines: [
          expect.arrayContaining([
            { x: 3, y: 3 },
            { x: 9, y: 3 },
            { x: 9, y: 9 },
            { x: 3, y: 9 },
          ]),
        ],
      },
    ]);
  });

  it('include a corner at which no seam runs straight on', () => {
    /* A square in the corner of a ground leaves an L, into which it is set. */
    expect(found([ground], [[1, 0, 0, 500, 500]])).toMatchObject([
      // Cut into four squares, the block sews straight.
      { what: 'setIn', straight: { patches: 4 }, count: 1, points: [{ x: 6, y: 6 }], outlines: [] },
    ]);
    /* If the ground has a seam through that corner, the square isn’t set in. */
    expect(
      found(
        [
          [1, 0, 0, 1000, 500],
          [1, 0, 500, 1000, 500],
        ],
        [[1, 0, 0, 500, 500]],
      ),
    ).toEqual([]);
  });

  it('include a patch narrower than ⅜ of an inch, a half-square by its leg', () => {
    /* 25 block units of 12 inches are 0.3 inches. The other patch is 11.7 inches wide. */
    expect(
      found([
        [1, 0, 0, 25, 1000],
        [1, 25, 0, 975, 1000],
      ]).filter(({ what }) => what === 'narrow'),
    ).toEqual([
      {
        what: 'narrow',
        count: 1,
        width: expect.closeTo(0.3, 6) as number,
        points: [],
        outlines: [expect.any(Array)],
      },
    ]);
    /* In triangles with legs of half an inch, the right angle is 0.35 inches from the long side. */
    const feathered = premadeBlocks.find(({ designName }) => designName === 'Feathered Star');
    expect(
      sewabilityOf({ ...blockOf(10), levels: feathered?.levels ?? [] }).map(({ what }) => what),
    ).not.toContain('narrow');
  });

  it('include a point that loses its tip', () => {
    /*
     * A strip of 10 units (0.12 inches) covers the point of a triangle, 5 units beside the middle of the strip's end.
     * The distance √(10² + 5²) is 0.134 inches.
     */
    const [trouble] = found([[9, 0, 0, 1000, 1000]], [[7, 0, 0, 1000, 1000]], [[1, 990, 0, 10, 1000]]).filter(
      ({ what }) => what === 'bluntPoint',
    );
    expect(trouble).toMatchObject({ what: 'bluntPoint', lost: expect.closeTo(0.134, 3) as number });
  });

  it('include a side between the eighths of a ruler, with the sizes that fit', () => {
    /* On 12″, a seventh is 1.714″. On 11⅜″ it is 1⅝″, and on 12¼″ it is 1¾″. */
    expect(found(cellsOf(7))).toMatchObject([
      {
        what: 'offRuler',
        count: 49,
        length: expect.closeTo(12 / 7, 3) as number,
        sizes: [{ width: 11.375 }, { width: 12.25 }],
      },
    ]);
    /*
     * The thirds of a Card Trick of 8″ are between ruler lines. They are 2⅝″ in a block of 7⅞″, and 2¾″ in a block of
     * 8¼″.
     */
    const cardTrick = premadeBlocks.find(({ designName }) => designName === 'Card Trick');
    const offRuler = sewabilityOf({ ...blockOf(8), levels: cardTrick?.levels ?? [] }).find(
      ({ what }) => what === 'offRuler',
    );
    expect(offRuler).toMatchObject({ sizes: [{ width: 7.875 }, { width: 8.25 }] });
    /* A square on its point has sides of 6 · √2 = 8.485, even if its box is on eighths. */
    const diamond = premadeBlocks.find(({ designName }) => designName === 'Square in a Square');
    expect(sewabilityOf({ ...blockOf(12), levels: diamond?.levels ?? [] })).toMatchObject([
      { what: 'offRuler', count: 1, length: expect.closeTo(6 * Math.SQRT2, 3) as number, sizes: [] },
    ]);
  });
});

describe('traditional blocks', () => {
  const troublesOf = (name: string, side: number) => {
    const levels = premadeBlocks.find(({ designName }) => designName === name)?.levels ?? [];
    return sewabilityOf({ ...blockOf(side), levels }).map(({ what, count }) => `${what} ${count}`);
  };

  it.each([
    ['Nine Patch', 12, []],
    ['Ohio Star', 12, []],
    ['Sawtooth Star', 12, []],
    ['Churn Dash', 12, []],
    ['Flying Geese', 12, []],
    /* The first two blocks have sevenths, the third has fifths. */
    ['Bears Paw', 14, []],
    ['Log Cabin', 14, []],
    ['Sisters Choice', 10, []],
    /* Four squares and four triangles are set in between eight diamonds. Sizes of both are between a ruler’s lines. */
    ['LeMoyne Star', 12, ['setIn 8', 'offRuler 8']],
    /* The window’s corners are mitred. */
    ['Attic Windows', 12, ['setIn 4']],
    ['Spools', 12, ['setIn 16']],
  ])('%s of %d inches', (name, side, expected) => {
    expect(troublesOf(name, side)).toEqual(expected);
  });
});

it('measures the smallest width of a patch, and the point that its sides lead to', () => {
  const path = (...corners: readonly (readonly [number, number])[]) => corners.map(([x, y]) => ({ x, y }));
  expect(narrowest(path([0, 0], [3, 0], [3, 2], [0, 2]))).toBe(2);
  /* In a triangle with legs of 3 and 4, the right angle is 3 · 4 ÷ 5 from the long side. */
  expect(narrowest(path([0, 0], [4, 0], [0, 3]))).toBeCloseTo(2.4, 9);
  /*
   * The sides from (0, 0) and (4, 0) would meet at (2, 4), but are cut off at y = 3.9. The cut is 0.1 wide, and 0.1
   * from (2, 4).
   */
  expect(bluntPoints(path([0, 0], [1.95, 3.9], [2.05, 3.9], [4, 0]).reverse())).toEqual([
    {
      at: { x: expect.closeTo(2, 9) as number, y: expect.closeTo(4, 9) as number },
      lost: expect.closeTo(0.1, 9) as number,
    },
  ]);
  /* The end of a strip is short too, but the sides of the strip don't meet beyond it. */
  expect(bluntPoints(path([0, 0], [0.2, 0], [0.2, 9], [0, 9]))).toEqual([]);
});

it('finds points that end just short of the edge, but not on it or well inside', () => {
  const block = { width: 12, height: 12 };
  const goose = (tip: number) => [
    { x: 6, y: tip },
    { x: 12, y: 6 },
    { x: 0, y: 6 },
  ];
  expect(pointsNearEdge(goose(0.0625), block)).toEqual([{ at: { x: 6, y: 0.0625 }, gap: 0.0625 }]);
  expect([0, 0.125, 0.5].flatMap((tip) => pointsNearEdge(goose(tip), block))).toEqual([]);
  /* This side runs along the edge, so none of its corners is a point. */
  const square = [
    { x: 3, y: 0.1 },
    { x: 6, y: 0.1 },
    { x: 6, y: 3 },
    { x: 3, y: 3 },
  ];
  expect(pointsNearEdge(square, block)).toEqual([]);
  /* The patch around the goose has an inner corner at its tip. */
  const around = [
    { x: 0, y: 0 },
    { x: 12, y: 0 },
    { x: 12, y: 6 },
    { x: 6, y: 0.0625 },
    { x: 0, y: 6 },
  ];
  expect(pointsNearEdge(around, block)).toEqual([]);
  /* In a block of 12 inches, 5 block units are 0.06 inches. */
  expect(found([ground], [[3, 0, 5, 1000, 995]]).map(({ what }) => what)).toContain('pointNearEdge');
});

describe('any block', () => {
  const grids = [3, 4, 5, 7, 9] as const;

  it('of squares and half-squares on a grid that fits a ruler has no troubles', () => {
    const anyGrid = fc.constantFrom(...grids).chain((grid) =>
      fc.record({
        grid: fc.constant(grid),
        made: fc.array(fc.nat(2), { minLength: grid ** 2, maxLength: grid ** 2 }),
      }),
    );
    fc.assert(
      fc.property(anyGrid, ({ grid, made }) => {
        const [squares, lower, upper]: Drawn[][] = [[], [], []];
        cellsOf(grid).forEach(([, ...box], cell) => {
          if (made[cell] === 0) squares?.push([1, ...box]);
          else if (made[cell] === 1) lower?.push([9, ...box], [7, ...box]);
          else upper?.push([8, ...box], [2, ...box]);
        });
        expect(sewabilityOf(blockOf(2 * grid, squares ?? [], lower ?? [], upper ?? []))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('has its marks inside it, and some of each kind', () => {
    const anyShape = fc.record({
      type: fc.constantFrom(...shapeTypes),
      x: fc.integer({ min: 0, max: 11 }),
      y: fc.integer({ min: 0, max: 11 }),
      width: fc.integer({ min: 1, max: 12 }),
      height: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(anyShape, { minLength: 1, maxLength: 12 }), (shapes) => {
        const unit = LIMITS.blockSpace / 12;
        const drawn = shapes.map(({ type, x, y, width, height }): Drawn => {
          const place = [x, y, Math.min(width, 12 - x), Math.min(height, 12 - y)].map(
            (units) => Math.round(units * unit * 1e4) / 1e4,
          );
          return [type, place[0] ?? 0, place[1] ?? 0, place[2] ?? 0, place[3] ?? 0];
        });
        for (const { count, points, outlines } of sewabilityOf(blockOf(9, drawn))) {
          expect(count).toBeGreaterThanOrEqual(points.length + outlines.length);
          expect(points.length + outlines.length).toBeGreaterThan(0);
          for (const { x, y } of outlines.flat()) {
            expect(Math.min(x, y)).toBeGreaterThan(-0.001);
            expect(Math.max(x, y)).toBeLessThan(9.001);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

it('is a kernel', async () => {
  expect(await sewabilityKernel().run(blockOf(12, [ground]), () => undefined)).toEqual({
    ok: true,
    value: [],
  });
});
