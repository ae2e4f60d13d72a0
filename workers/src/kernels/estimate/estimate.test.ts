import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels, ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type QuiltChanges,
  anyQuilt,
  freeFormQuilt,
  placementOf,
  standardQuilt,
} from '@quiltwright/shared/quilting/quilts.fixture';
import { estimate } from './estimate';
import type { Estimate, FabricEstimate } from './estimate-types';
import { unionArea } from '@quiltwright/shared/geometry/combining/union-area';
import { prepare } from '../prepared/prepared-quilt';

function estimated(quilt: Quilt): Estimate {
  const answer = estimate(prepare(quilt));
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

const squareInches = (quilt: Quilt) =>
  Object.fromEntries(estimated(quilt).fabrics.map(({ fabric, squareInches }) => [fabric, squareInches]));

function ofFabric(quilt: Quilt, fabric: number): FabricEstimate {
  const found = estimated(quilt).fabrics.find((one) => one.fabric === fabric);
  if (!found) throw new Error(`There is nothing of fabric ${fabric}.`);
  return found;
}

/**
 * Returns the layers of a 20-inch block with one shape of fabric 11.
 * @param width in inches
 * @param height in inches
 */
function levelsWith(shapeType: ShapeType, width: number, height: number): Levels {
  const units = (length: number) => blockUnits(length * 50);
  return [
    [
      {
        shapeNum: 1,
        shapeType,
        shapeXLoc: units(0),
        shapeYLoc: units(0),
        shapeWidth: units(width),
        shapeHeight: units(height),
        fillFabric: 11,
        strokeWidth: 0,
      },
    ],
  ];
}

const freeForm = (changes: QuiltChanges): Quilt => freeFormQuilt({ blocks: [], ...changes });

const placed = (fabric: number, side: { w: number; h: number }, changes: Partial<Placement> = {}) =>
  placementOf(4, [fabric], { blockWidth: inches(side.w), blockHeight: inches(side.h), ...changes });

/*
 * With ¼ inch around, a shape has A + P/4 + Σ/16 square inches. A is its area, P its perimeter, and Σ a sum over its
 * corners. If a circle touches all sides, as in every triangle and diamond, Σ = P²/4A.
 */
const triangle345 = 6 + 12 / 4 + 6 / 16;
const triangle51213 = 30 + 30 / 4 + 7.5 / 16;
/* Triangles of base 6, height 4 and sides 5, and of base 10, height 12 and sides 13. */
const isosceles64 = 12 + 16 / 4 + 256 / 48 / 16;
const isosceles1012 = 60 + 36 / 4 + 1296 / 240 / 16;

const shapes: [ShapeType, number, number, number][] = [
  [1, 3, 4, 3.5 * 4.5],
  [1, 5, 12, 5.5 * 12.5],
  ...([2, 7, 8, 9] as const).flatMap((type): [ShapeType, number, number, number][] => [
    [type, 3, 4, triangle345],
    [type, 12, 5, triangle51213],
  ]),
  ...([3, 12] as const).flatMap((type): [ShapeType, number, number, number][] => [
    [type, 6, 4, isosceles64],
    [type, 10, 12, isosceles1012],
  ]),
  ...([11, 13] as const).flatMap((type): [ShapeType, number, number, number][] => [
    [type, 4, 6, isosceles64],
    [type, 12, 10, isosceles1012],
  ]),
  /* A diamond with sides of 5 has P = 20 and A = 24. A diamond with sides of 6.5 has P = 26 and A = 30. */
  [10, 6, 8, 24 + 20 / 4 + 400 / 96 / 16],
  [10, 5, 12, 30 + 26 / 4 + 676 / 120 / 16],
  /* With its allowance, a circle of 4 inches is 4.5 inches across. */
  [6, 4, 4, 2.25 ** 2 * Math.PI],
  /* An ellipse with radii 3 and 2: A = 6π, P = 5π · (1 + 0.12 ÷ (10 + √3.88)) = 15.86544. A full turn adds π/16. */
  [6, 6, 4, 6 * Math.PI + 15.865438 / 4 + Math.PI / 16],
];

describe('the fabric for a shape', () => {
  it.each(shapes)('type %i of %d × %d inches', (type, width, height, expected) => {
    const block = placed(11, { w: 20, h: 20 }, { levels: levelsWith(type, width, height) });
    expect(squareInches(freeForm({ blocks: [block] }))[11]).toBeCloseTo(expected, 5);
  });

  it('trims the tip of a very sharp corner', () => {
    /*
     * A diamond of ½ × 8 has sides of √(0.0625 + 16) = 4.007805, and A = 2. Each tip, with a tangent of 16, counts 5;
     * each blunt corner counts 1/16.
     */
    const block = placed(11, { w: 20, h: 20 }, { levels: levelsWith(10, 0.5, 8) });
    const expected = 2 + 4.007805 + (2 * 5 + 2 / 16) / 16;
    expect(squareInches(freeForm({ blocks: [block] }))[11]).toBeCloseTo(expected, 4);
  });

  it('scales with each side of the block', () => {
    /* The shape fills a block of 9 × 6, so it is cut 9½ × 6½. */
    expect(squareInches(freeForm({ blocks: [placed(11, { w: 9, h: 6 })] }))).toEqual({ 11: 61.75 });
  });

  it('includes each shape, hidden or not, in all copies', () => {
    /* Two squares of 12 inches, one above the other, in 3 × 2 copies. Each is cut 12.5² = 156.25. */
    const blocks = [placementOf(4, [11, 12], { numOfColumns: 3, numOfRows: 2 })];
    expect(squareInches(freeForm({ blocks }))).toEqual({ 11: 6 * 156.25, 12: 6 * 156.25 });
  });

  it('lists the places of the pieces', () => {
    const blocks = [placed(11, { w: 12, h: 12 }, { numOfColumns: 3, numOfRows: 2 }), placementOf(9, [11])];
    expect(ofFabric(freeForm({ blocks }), 11).cuts).toMatchObject([
      {
        kind: 'square',
        size: [12, 12],
        area: 144,
        perimeter: 48,
        cut: 156.25,
        count: 7,
        places: [
          { of: 'block', blockNum: 4, each: 1, copies: 6 },
          { of: 'block', blockNum: 9, each: 1, copies: 1 },
        ],
      },
    ]);
    expect(ofFabric(freeForm({ blocks }), 11).cuts[0]?.corners).toBeCloseTo(4, 12);
  });

  it('leaves out placeholder fabrics, and fabrics of no area', () => {
    const blocks = [placementOf(4, [0, 1, 9, 10, 11])];
    expect(squareInches(freeForm({ blocks }))).toEqual({ 11: 156.25 });
    expect(estimated(freeForm({ blocks: [] })).fabrics).toEqual([]);
  });
});

describe('borders and sashing', () => {
  it('are outer less inner area, without allowance', () => {
    /*
     * Queen with two borders has 6 × 7 blocks, 72 × 84. With the border of 3 inches the quilt is 78 × 90, and with the
     * border of 6 inches it is 90 × 102.
     */
    const quilt = standardQuilt({
      borderWidth1: inches(3),
      borderWidth2: inches(6),
      borderFabric1: 21,
      borderFabric2: 22,
    });
    expect(squareInches(quilt)).toEqual({
      /* In layout 4, 6 × 7 places have 21 of each block. */
      11: 21 * 156.25,
      12: 21 * 156.25,
      21: 78 * 90 - 72 * 84,
      22: 90 * 102 - 78 * 90,
    });
  });

  it('are strips and squares with allowance in a standard quilt', () => {
    /* A Queen with sashing has 7 × 7 blocks. It has 6 · 7 + 7 · 6 = 84 strips of 2½ × 12½, and 36 squares of 2½. */
    const quilt = standardQuilt({ generatingSashing: 2, sashingFabric: 21, generatingLayout: 3 });
    expect(squareInches(quilt)).toEqual({ 11: 49 * 156.25, 21: 84 * 2.5 * 12.5 + 36 * 2.5 * 2.5 });
    expect(ofFabric(quilt, 21).cuts.map(({ size, count }) => [...size, count])).toEqual([
      [12, 2, 84],
      [2, 2, 36],
    ]);
  });

  it('are the area inside the borders less its blocks in a free form quilt', () => {
    /*
     * A quilt of 60 × 50 with a border of 5 has 50 × 40 inside. Blocks of 12 at (10, 10) and (16, 16) overlap by 6 × 6.
     * The block at (0, 30) covers 7 × 12 inside the border. Four blocks of 10 × 4, 2 apart, overlap no other block.
     */
    const quilt = freeForm({
      quiltWidth: inches(60),
      quiltLength: inches(50),
      borderWidth1: inches(5),
      borderFabric1: 21,
      generatingSashing: 2,
      sashingFabric: 22,
      blocks: [
        placed(11, { w: 12, h: 12 }, { xLocation: inches(10), yLocation: inches(10) }),
        placed(11, { w: 12, h: 12 }, { xLocation: inches(16), yLocation: inches(16) }),
        placed(11, { w: 12, h: 12 }, { xLocation: inches(0), yLocation: inches(30) }),
        placed(
          12,
          { w: 10, h: 4 },
          {
            xLocation: inches(30),
            yLocation: inches(10),
            numOfColumns: 2,
            numOfRows: 2,
            xSeparation: inches(2),
            ySeparation: inches(2),
          },
        ),
      ],
    });
    const covered = 2 * 144 - 36 + 7 * 12 + 4 * 40;
    expect(squareInches(quilt)).toEqual({
      11: 3 * 156.25,
      12: 4 * 10.5 * 4.5,
      21: 60 * 50 - 50 * 40,
      22: 2000 - covered,
    });
    expect(ofFabric(quilt, 22).ground).toMatchObject({ innerArea: 2000, covered });
  });

  it('reports a quilt that can’t be counted', () => {
    const carpet = placementOf(4, [11], { numOfColumns: 99, numOfRows: 99 });
    const blocks = Array.from({ length: 103 }, () => carpet);
    expect(estimate(prepare(freeForm({ blocks, generatingSashing: 2, sashingFabric: 21 })))).toMatchObject({
      ok: false,
      error: { code: 'too-many-copies' },
    });
  });
});

describe('estimate', () => {
  it('adds up for any quilt: each number is the sum of its rows', () => {
    fc.assert(
      fc.property(anyQuilt, (quilt) => {
        for (const { squareInches, cuts, bands, ground } of estimated(quilt).fabrics) {
          const rows = [
            ...cuts.map(
              ({ count, area, perimeter, corners }) => count * (area + perimeter / 4 + corners / 16),
            ),
            ...bands.map(({ area }) => area),
            ground?.area ?? 0,
          ];
          const total = rows.reduce((sum, row) => sum + row, 0);
          expect(Math.abs(squareInches - total)).toBeLessThan(1e-9 * total);
          for (const { count, places } of cuts)
            expect(places.reduce((sum, { each, copies }) => sum + each * copies, 0)).toBe(count);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('unionArea', () => {
  it('counts the unit squares that any rectangle covers', () => {
    const side = fc.nat(12);
    const rectangle = fc.record({ x: side, y: side, width: side, height: side });
    fc.assert(
      fc.property(fc.array(rectangle, { maxLength: 12 }), (rectangles) => {
        let squares = 0;
        for (let x = 0; x < 24; x++)
          for (let y = 0; y < 24; y++)
            if (rectangles.some((r) => x >= r.x && x < r.x + r.width && y >= r.y && y < r.y + r.height))
              squares++;
        expect(unionArea(rectangles)).toBe(squares);
      }),
    );
  });
});
