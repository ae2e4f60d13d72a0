import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eighthsOfYard } from './bought';
import { columnGeneration } from './strips/column-generation';
import type { CutPiece } from './cutting-types';
import { planStrips, type StripPlan } from './strip-plan';
import { NOTHING_TO_SPARE, leastCost, pieceOf } from './strip-plan.fixture';
import { heightsOf, waysToLie, type Laid, type SizedPieces } from './strips/strip-patterns';

const inchesOf = ({ strips }: StripPlan) =>
  strips.reduce((sum, { count, height }) => sum + count * height, 0);

const planOf = (pieces: readonly CutPiece[], usableWidth = 42) =>
  planStrips(pieces, { ...NOTHING_TO_SPARE, usableWidth });

describe('strips of one size', () => {
  /*
   * The number of pieces in a strip is the width of the fabric ÷ the side of a piece, rounded down. The number of
   * strips is the number of all pieces ÷ the number in a strip, rounded up.
   */
  it.each([
    /* 42 ÷ 2½ = 16.8, so 16 pieces in a strip; 100 ÷ 16 = 6.25, so 7 strips. */
    [2.5, 100, 42, 7],
    /* 40 ÷ 2½ = 16. */
    [2.5, 100, 40, 7],
    /* 42 ÷ 3½ = 12, 40 ÷ 3½ = 11.4. */
    [3.5, 60, 42, 5],
    [3.5, 60, 40, 6],
    /* 42 ÷ 4½ = 9.3, 40 ÷ 4½ = 8.9. */
    [4.5, 63, 42, 7],
    [4.5, 63, 40, 8],
    /* Charm squares: 42 ÷ 5 = 8.4. Layer cakes: 42 ÷ 10 = 4.2. */
    [5, 80, 42, 10],
    [10, 42, 42, 11],
    /* 42 ÷ 6½ = 6.5, 44 ÷ 6½ = 6.8. */
    [6.5, 30, 42, 5],
    [6.5, 30, 44, 5],
    /* 40 ÷ 8 = 5, 42 ÷ 8 = 5.25. */
    [8, 50, 40, 10],
    [12.5, 20, 42, 7],
    /* 42 ÷ 4 7⁄8 = 8.6, 42 ÷ 7¼ = 5.8. */
    [4.875, 30, 42, 4],
    [7.25, 15, 42, 3],
  ])('squares of %d in, %d of them on %d in: %d strips', (side, count, cloth, strips) => {
    const plan = planOf([pieceOf(side, side, count)], cloth);
    expect(inchesOf(plan)).toBe(strips * side);
    expect(plan.bound).toBe(strips * side);
  });

  it('lie in the orientation that needs least', () => {
    /*
     * Lengthwise, 4 pieces fit in a strip of 2½″, so 5 strips are needed: 12½″. Upright, 16 pieces fit in a strip of
     * 9″, so 2 strips are needed: 18″.
     */
    expect(inchesOf(planOf([pieceOf(2.5, 9, 20)]))).toBe(12.5);
    /*
     * Lengthwise, 3 pieces of 13″ fit in a strip of 4½″. Nine pieces would need 3 strips: 13½″. Upright, one strip of
     * 13″ holds all nine.
     */
    expect(inchesOf(planOf([pieceOf(4.5, 13, 9)]))).toBe(13);
  });

  it('stay upright if the print is directional', () => {
    expect(inchesOf(planOf([pieceOf(2.5, 9, 20, { mayTurn: false })]))).toBe(18);
    expect(inchesOf(planOf([pieceOf(9, 2.5, 20, { mayTurn: false })]))).toBe(12.5);
  });

  it('may take both directions', () => {
    /*
     * 64 pieces of 13″ × 4½″: 9 fit upright in a strip of 13″, 3 turned in a strip of 4½″. If all are turned, they need
     * 22 strips of 4½″: 99″, or 22 eighths of a yard. Seven strips of upright pieces and one of turned pieces are 95½″,
     * also 22 eighths. Nothing is saved, so the plan has one height.
     */
    expect(planOf([pieceOf(13, 4.5, 64)]).strips.map(({ height }) => height)).toEqual([4.5, 4.5]);
    /*
     * If 100 pieces are all turned, they need 34 strips of 4½″: 153″. Eleven strips of upright pieces and one of turned
     * pieces are 143 + 4½ = 147½″, an eighth of a yard less.
     */
    expect(inchesOf(planOf([pieceOf(13, 4.5, 100)]))).toBe(147.5);
  });
});

describe('strips of several sizes', () => {
  it('hold smaller pieces at their ends, stacked', () => {
    /* Five squares of 7¼″ are 36¼″ and leave 5¾″: room for two columns of two squares of 2½″. */
    const { strips, bound } = planOf([pieceOf(7.25, 7.25, 5), pieceOf(2.5, 2.5, 4)]);
    expect(strips).toMatchObject([{ count: 1, height: 7.25, left: 0.75 }]);
    expect(strips[0]?.columns.slice(5)).toEqual([
      { piece: 1, x: 36.25, y: 0, width: 2.5, height: 2.5, stack: 2, turned: false },
      { piece: 1, x: 38.75, y: 0, width: 2.5, height: 2.5, stack: 2, turned: false },
    ]);
    expect(bound).toBe(7.25);
  });

  it('are shared by pieces of one size, for any purpose', () => {
    /* A strip holds 12 squares. The 7 and the 5 fill one strip, whose columns name both pieces. */
    const { strips } = planOf([pieceOf(3.5, 3.5, 7), pieceOf(3.5, 3.5, 5, { kind: 'goose' })]);
    expect(strips).toHaveLength(1);
    expect(strips[0]?.columns.map(({ piece }) => piece)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
  });

  it('hold smaller pieces beside the rest of a joined border', () => {
    /*
     * Four sides of 90½″ are 362″: eight strips, and 362 − 8 × 41½ = 30″ of a ninth. A square of 6½″ fits beside these
     * 30″.
     */
    const border = [pieceOf(42, 6.5, 8, { mayTurn: false }), pieceOf(30, 6.5, 1)];
    expect(inchesOf(planOf([...border, pieceOf(6.5, 6.5, 1)]))).toBe(9 * 6.5);
  });

  it('are no harder to cut if nothing is saved', () => {
    /*
     * 60 pieces of 4½″ × 2½″: 9 fit lengthwise in a strip of 2½″, so 7 strips are 17½″. One strip with 16 upright
     * pieces and five strips with 9 are 17″. Both are ½ yard.
     */
    const { strips } = planOf([pieceOf(4.5, 2.5, 60)]);
    expect(new Set(strips.map(({ height }) => height))).toEqual(new Set([2.5]));
  });

  it('need no more than separate strips for each size', () => {
    /*
     * There are 77 pieces of 14⅛″ × 7⅛″: 5 fit upright in a strip of 14⅛″, or 2 turned in a strip of 7⅛″. Fifteen
     * strips of upright pieces and one of turned pieces are 219″. The 8 pieces of 17½″ × 11⅜″ need four strips with 2
     * pieces each: 45½″. In total, 264½″ are 59 eighths of a yard.
     */
    const both = [pieceOf(14.125, 7.125, 77), pieceOf(17.5, 11.375, 8, { mayTurn: false })];
    expect(eighthsOfYard(inchesOf(planOf(both)))).toBeLessThanOrEqual(59);
  });

  it('need as much as in the estimator’s example', () => {
    /*
     * Worked out by hand, all these squares and 60 bars need 71¼″ of 42″ fabric: 2 yd. A strip of 7¼″ holds 5 squares,
     * one of 4⅞″ holds 8, one of 3½″ holds 12. The bars fit at the ends of the tall strips.
     */
    const plan = planOf([
      pieceOf(7.25, 7.25, 15),
      pieceOf(4.875, 4.875, 30),
      pieceOf(3.5, 3.5, 60),
      pieceOf(4.5, 2.5, 60),
    ]);
    expect(eighthsOfYard(inchesOf(plan))).toBeLessThanOrEqual(16);
  });
});

const anyPiece = fc
  .record({
    width: fc.integer({ min: 8, max: 160 }),
    height: fc.integer({ min: 8, max: 160 }),
    count: fc.integer({ min: 1, max: 90 }),
    mayTurn: fc.boolean(),
  })
  .map(({ width, height, count, mayTurn }) => pieceOf(width / 8, height / 8, count, { mayTurn }));
const anyPieces = fc.array(anyPiece, { minLength: 1, maxLength: 8 });
const anyCloth = fc.constantFrom(22, 40, 42, 44);

describe('any plan', () => {
  // One property, because a plan takes long.
  it('has every piece once, needs no more than separate strips, and has a bound that grows with the pieces', () => {
    const more = fc.array(fc.nat(20), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(anyPieces, more, anyCloth, (pieces, added, cloth) => {
        const plan = planOf(pieces, cloth);
        expectEachOnce(pieces, plan, cloth);

        expect(plan.bound).toBeLessThanOrEqual(inchesOf(plan));
        const apart = pieces.reduce((sum, piece) => sum + inchesOf(planOf([piece], cloth)), 0);
        expect(eighthsOfYard(inchesOf(plan))).toBeLessThanOrEqual(eighthsOfYard(apart));

        const grown = pieces.map((piece, i) => ({ ...piece, count: piece.count + (added[i] ?? 0) }));
        expect(planOf(grown, cloth).bound).toBeGreaterThanOrEqual(plan.bound);
      }),
      { numRuns: 30 },
    );
  });

  it.each([200, 5000])('has every piece with %d sizes', (length) => {
    const pieces = Array.from({ length }, (_, i) =>
      pieceOf(1 + (i % 300) / 8, 1 + ((i * 37) % 211) / 8, 1 + (i % 7)),
    );
    const plan = planOf(pieces);
    const cut = plan.strips.reduce(
      (sum, { count, columns }) => sum + count * columns.reduce((all, { stack }) => all + stack, 0),
      0,
    );
    expect(cut).toBe(pieces.reduce((sum, { count }) => sum + count, 0));
    expect(plan.bound).toBeLessThanOrEqual(inchesOf(plan));
  });
});

/**
 * Expects the strips to give exactly the planned pieces. Each piece must be within the fabric, in an allowed
 * orientation, and no pieces may overlap.
 */
function expectEachOnce(pieces: readonly CutPiece[], { strips }: StripPlan, cloth: number): void {
  pieces.forEach((piece, index) => {
    const found = strips.flatMap(({ count, columns }) =>
      columns.filter((column) => column.piece === index).map(({ stack }) => count * stack),
    );
    expect(found.reduce((sum, number) => sum + number, 0)).toBe(piece.count);
  });
  for (const { height: tall, columns, left } of strips) {
    for (const { piece, x, y, width, height, stack, turned } of columns) {
      const { mayTurn, ...size } = pieces[piece] ?? pieceOf(0, 0, 0);
      expect(x + width).toBeLessThanOrEqual(cloth);
      expect(y + stack * height).toBeLessThanOrEqual(tall);
      expect([width, height]).toEqual(sidesOf(size, turned));
      if (turned) expect(mayTurn).toBe(true);
    }
    columns.forEach((one, i) => {
      for (const other of columns.slice(i + 1))
        expect(
          one.x + one.width <= other.x || (one.x === other.x && one.y + one.stack * one.height <= other.y),
        ).toBe(true);
    });
    expect(left).toBeCloseTo(cloth - Math.max(...columns.map(({ x, width }) => x + width)), 9);
  }
}

function sidesOf({ width, height }: { width: number; height: number }, turned: boolean): [number, number] {
  return turned ? [height, width] : [width, height];
}

/* Narrow fabric and few sizes, in eighths, so that all patterns can be listed. */
const anySize: fc.Arbitrary<SizedPieces> = fc.record({
  width: fc.integer({ min: 3, max: 12 }),
  height: fc.integer({ min: 3, max: 12 }),
  count: fc.integer({ min: 1, max: 30 }),
  mayTurn: fc.boolean(),
});
const CLOTH = 20;

/**
 * Returns every way to fill a strip with columns (stacks of equal pieces) until no further column fits. Each way is a
 * list with the number of pieces of each size.
 * @param height the strip's height, in eighths of an inch
 */
function allPatterns(ways: readonly Laid[], height: number, sizes: number): number[][] {
  const patterns: number[][] = [];
  const add = (from: number, room: number, made: readonly number[]) => {
    const fitting = ways.filter((way) => way.height <= height && way.width <= room);
    if (fitting.length === 0) patterns.push([...made]);
    ways.forEach((way, index) => {
      if (index < from || !fitting.includes(way)) return;
      const more = [...made];
      more[way.size] = (more[way.size] ?? 0) + Math.floor(height / way.height);
      add(index, room - way.width, more);
    });
  };
  add(0, CLOTH, new Array<number>(sizes).fill(0));
  return patterns;
}

describe('the linear programme', () => {
  it('has the value of all strips of stacked pieces, and the bound is no higher', () => {
    fc.assert(
      fc.property(fc.array(anySize, { minLength: 1, maxLength: 4 }), (sizes) => {
        const ways = waysToLie(sizes, CLOTH, Infinity);
        const heights = heightsOf(ways, 30);
        const { bound, stages } = columnGeneration(sizes, ways, { cloth: CLOTH, heights, longest: Infinity });
        for (const stage of stages) {
          const all = stage.heights.flatMap((height) =>
            allPatterns(ways, height, sizes.length).map((made) => ({ made, height })),
          );
          const exact = leastCost(
            all.map(({ made }) => made),
            all.map(({ height }) => height),
            sizes.map(({ count }) => count),
          );
          const value = sizes.reduce((sum, { count }, size) => sum + count * (stage.values[size] ?? 0), 0);
          expect(Math.abs(value / exact - 1)).toBeLessThan(1e-5);
          expect(bound).toBeLessThanOrEqual(exact);
        }
        /*
         * No strip holds more than its area, so the bound is at least the area of all pieces ÷ the width of the fabric.
         */
        const area = sizes.reduce((sum, { width, height, count }) => sum + width * height * count, 0);
        expect(bound).toBeGreaterThan((area / CLOTH) * (1 - 1e-5));
      }),
      { numRuns: 30 },
    );
  });
});
