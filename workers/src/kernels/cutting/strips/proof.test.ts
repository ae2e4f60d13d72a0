import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Remembered } from '../../remembered';
import type { CutPiece, FabricPlan } from '../cutting-types';
import { planFabric } from '../plan-fabric';
import { leastOfSquares } from './square-oracle.fixture';
import { falseClaims, leastLength } from './strip-oracle.fixture';
import { NOTHING_TO_SPARE, pieceOf } from '../strip-plan.fixture';

type Plan = Omit<FabricPlan, 'alternatives'>;

function planOf(pieces: readonly CutPiece[], usableWidth = 42): Plan {
  const settings = { ...NOTHING_TO_SPARE, usableWidth };
  const plan = planFabric(11, pieces, { settings, known: new Remembered() });
  if ('code' in plan) throw new Error(plan.code);
  return plan;
}

describe('strips of stacked pieces', () => {
  it('may be taller than the tallest piece', () => {
    /* A strip of 4″ holds 8 columns of 3½″, 28″ long, and 7 columns of two squares of 2″, 14″ long. */
    const plan = planOf([pieceOf(3.5, 3.5, 8), pieceOf(2, 2, 14)]);
    expect(plan).toMatchObject({ inches: 4, bought: { eighths: 1 }, isLeast: true });
  });

  it('lie beside a taller pair', () => {
    /* A strip of 13¼″ holds a column of two pieces of 11½″ × 6⅝″, and two squares of 8⅝″: 28¾″ of 40″. */
    const upright = { mayTurn: false };
    const plan = planOf([pieceOf(8.625, 8.625, 2, upright), pieceOf(11.5, 6.625, 2, upright)], 40);
    expect(plan.inches).toBe(13.25);
    expect(plan.bound).toBeLessThanOrEqual(13.25);
  });

  it('are in columns that no strip of a single row has', () => {
    /*
     * 64 pieces of 11½″ × 8½″, 4 upright in each strip of 11½″, need 184″. A strip of 34½″ holds two columns of three
     * upright, 17″ long, and two columns of four turned, 23″ long: 14 pieces. Four of these strips, and two strips of
     * four upright, are 138 + 23 = 161″.
     */
    expect(planOf([pieceOf(11.5, 8.5, 64)]).inches).toBeLessThanOrEqual(161);
  });
});

describe('wider fabric', () => {
  it('never needs more strips', () => {
    /*
     * On 42″, a strip of 10¾″ holds 6 upright pieces, and a strip of 6⅞″ holds 3 turned pieces. These two strips are
     * 17⅝″. On 44″, a strip of 6⅞″ holds 4 turned pieces, but three such strips are longer than 17⅝″.
     */
    expect([42, 43, 44].map((width) => planOf([pieceOf(6.875, 10.75, 9)], width).inches)).toEqual([
      17.625, 17.625, 17.625,
    ]);
  });

  it('needs no more for six sizes than fabric that is 2 5⁄8 in narrower', () => {
    const upright = { mayTurn: false };
    const pieces = [
      pieceOf(2.75, 8.5, 3),
      pieceOf(10.5, 1, 12, upright),
      pieceOf(10.25, 11.25, 2, upright),
      pieceOf(5.25, 5.25, 11, upright),
      pieceOf(6.5, 3.75, 1),
      pieceOf(10.5, 5.75, 1, upright),
    ];
    const [narrow, wide] = [41.25, 43.875].map((width) => planOf(pieces, width).bought.eighths);
    expect(wide).toBeLessThanOrEqual(narrow ?? 0);
  });

  it('never needs more for any sizes', () => {
    const anyPiece = fc
      .record({
        ...{ width: fc.integer({ min: 8, max: 90 }), height: fc.integer({ min: 8, max: 90 }) },
        ...{ count: fc.integer({ min: 1, max: 12 }), mayTurn: fc.boolean() },
      })
      .map(({ width, height, count, mayTurn }) => pieceOf(width / 8, height / 8, count, { mayTurn }));
    const anyPieces = fc.array(anyPiece, { minLength: 1, maxLength: 12, size: 'max' });
    const anyWidth = fc.integer({ min: 12 * 8, max: 45 * 8 }).map((eighths) => eighths / 8);
    fc.assert(
      fc.property(anyPieces, anyWidth, anyWidth, (pieces, one, other) => {
        const [narrow, wide] = [one, other]
          .sort((a, b) => a - b)
          .map((width) => planOf(pieces, width).bought.eighths);
        expect(wide).toBeLessThanOrEqual(narrow ?? 0);
      }),
      { numRuns: 20 },
    );
  });
});

/* These sizes stack, turn and fit beside one another. */
const SIX = [
  pieceOf(8.625, 8.625, 1),
  pieceOf(11.5, 6.625, 1),
  pieceOf(11.5, 4, 1, { mayTurn: false }),
  pieceOf(4.5, 13.25, 1),
  pieceOf(5.75, 2, 1),
  pieceOf(20, 3.375, 1, { mayTurn: false }),
];

/** Returns all selections of up to `most` items of `things`, in which an item may be repeated. */
function multisets<Thing>(things: readonly Thing[], most: number): Thing[][] {
  const [first, ...rest] = things;
  if (first === undefined) return [[]];
  return Array.from({ length: most + 1 }, (_, times) => times).flatMap((times) =>
    multisets(rest, most - times).map((more) => [...Array<Thing>(times).fill(first), ...more]),
  );
}

describe('a proof', () => {
  it('makes no claim that a layout of up to five pieces refutes', () => {
    /* Six sizes in sets of up to five pieces: the binomial coefficient of 11 over 5, less the empty set, is 461. */
    const sets = multisets(SIX, 5).filter((pieces) => pieces.length > 0);
    expect(sets).toHaveLength(461);
    const claims = sets.flatMap((pieces) => {
      const plan = planOf(pieces, 22);
      const of = (claim: string) => `${pieces.map(({ width }) => width).join(' ')}: ${claim}`;
      return falseClaims(plan, leastLength(pieces, 22)).map(of);
    });
    expect(claims).toEqual([]);
  });
});

describe('the oracle of two sizes of squares', () => {
  it('finds the same as a search of all layouts of a few squares', () => {
    const sides = [2, 2.25, 3.5, 4.75, 8.5];
    const pairs = sides.flatMap((one) => sides.filter((other) => other > one).map((other) => [one, other]));
    const counts = [
      [1, 4],
      [2, 2],
      [3, 2],
      [4, 1],
    ];
    const found = pairs.flatMap(([small = 0, large = 0]) =>
      counts.map(([few = 0, many = 0]) => {
        const squares = [
          { side: small, count: few },
          { side: large, count: many },
        ] as const;
        const pieces = squares.map(({ side, count }) => pieceOf(side, side, count));
        return {
          small,
          large,
          few,
          many,
          squares: leastOfSquares(...squares, 12),
          all: leastLength(pieces, 12),
        };
      }),
    );
    expect(found.filter(({ squares, all }) => squares !== all)).toEqual([]);
  });

  it('finds columns of two squares beside larger ones', () => {
    /* A strip of 4″ holds 8 columns of 3½″, 28″ long, and 7 columns of two squares of 2″, 14″ long. */
    expect(leastOfSquares({ side: 3.5, count: 8 }, { side: 2, count: 14 }, 42)).toBe(4);
  });
});
