import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convexPenetration } from '../../../../geometry/combining/convex.js';
import { inches } from '../../../../geometry/units.js';
import { cornersOfCopies } from '../../../../quilting/copies.js';
import { emptyPlacement, type Placement } from '../../../../quilting/placement.js';
import { act } from '../../../command.js';
import { after, placeAt } from '../../arrangement.fixture.js';
import { MARK } from '../../fitting.js';
import { freeFormCommands as commands } from '../../free-form-commands.js';
import { laidPlacements, withPlacements } from '../../free-form-document.js';
import { isClear } from '../fix.js';
import { fitProblemsOf } from '../fit-problems.js';
import { slantedOverlap } from './slanted-overlaps.js';

/** Returns copies of a block of 1 inch, on their points, in as many columns as rows. */
function copies(xLocation: number, yLocation: number, pitch: number, count: number): Partial<Placement> {
  const gap = inches(pitch - 1);
  return {
    ...{ turn: 1, blockWidth: inches(1), blockHeight: inches(1) },
    ...{ xLocation: inches(xLocation), yLocation: inches(yLocation) },
    ...{ numOfColumns: count, numOfRows: count, xSeparation: gap, ySeparation: gap },
  };
}

/** Returns a quilt of 260 × 260 inches with these placements of a block. */
function quiltOf(placements: readonly Partial<Placement>[]) {
  const large = act(commands.setSize, { width: 260, length: 260 });
  const { design } = after(large, placeAt(0, 0, 4)).document;
  const [one] = laidPlacements(design);
  if (!one) throw new Error('There is one.');
  return withPlacements(
    design,
    placements.map((each, id) => ({ id, isLocked: false, placement: { ...one.placement, ...each } })),
  );
}

const unlimited = () => ({ left: Infinity });

describe('slantedOverlap', () => {
  it('is the area that the first two copies share', () => {
    /* Two squares of 12″ on their points reach 8.4853″ from their middles, which are 10″ apart, down and across. */
    const one = { ...emptyPlacement, turn: 1 };
    const other = { ...one, xLocation: inches(8), yLocation: inches(8) };
    /* Along the falling diagonal their middles are 11.3137″ apart, so they share 0.6863″ × 12″, on a slant. */
    const { box, size } = slantedOverlap(one, other, unlimited()) ?? {};
    const side = (12 - 8 * Math.SQRT2 + 12) * Math.SQRT1_2;
    expect(box?.width).toBeCloseTo(side, 9);
    expect(box?.height).toBeCloseTo(side, 9);
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(10, 9);
    expect(size?.width).toBeCloseTo(12 - 8 * Math.SQRT2, 9);
    expect(size?.height).toBeCloseTo(12, 9);
  });

  it('is found where any two copies reach into each other', () => {
    const side = fc.integer({ min: 2, max: 9 });
    const count = fc.integer({ min: 1, max: 4 });
    const placement = fc
      .record({
        turn: fc.integer({ min: 0, max: 7 }),
        blockWidth: side.map(inches),
        blockHeight: side.map(inches),
        xLocation: fc.integer({ min: 0, max: 30 }).map(inches),
        yLocation: fc.integer({ min: 0, max: 30 }).map(inches),
        ...{ numOfColumns: count, numOfRows: count },
        ...{ xSeparation: side.map(inches), ySeparation: side.map(inches) },
      })
      .map((fields): Placement => ({ ...emptyPlacement, ...fields }));
    fc.assert(
      fc.property(placement, placement, (under, upper) => {
        const reaches = cornersOfCopies(upper).flatMap((one) =>
          cornersOfCopies(under).map((other) => convexPenetration(one, other)),
        );
        const most = Math.max(...reaches);
        fc.pre(Math.abs(most - MARK) > 1e-9);
        expect(slantedOverlap(under, upper, unlimited()) !== null).toBe(most >= MARK);
      }),
    );
  });

  it('takes a few steps for any number of copies with equal pitches', () => {
    const [one, other] = [copies(1, 1, 12, 21), copies(2.5, 2.5, 12, 21)].map((each) => ({
      ...emptyPlacement,
      ...each,
    }));
    if (!one || !other) throw new Error('There are two.');
    /* Each column and row has one neighbour. */
    expect(slantedOverlap(one, other, { left: 2 * 21 + 1 })).toBeNull();
  });

  it('is unknown if there are too many copies', () => {
    const [one, other] = [copies(0, 0, 2, 99), copies(1, 1, 2.1, 99)].map((each) => ({
      ...emptyPlacement,
      ...each,
    }));
    if (!one || !other) throw new Error('There are two.');
    expect(slantedOverlap(one, other, { left: 50 })).toBeUndefined();
  });
});

describe('a quilt of many repeats on their points', () => {
  it('is checked in a moment if its repeats lie between each other', () => {
    /* 128 repeats of 21 × 21 diamonds: 8 × 8 corner to corner in each square of 12″, and 8 × 8 between them. */
    const repeats = Array.from({ length: 128 }, (_, i) => {
      const [column, row, between] = [i % 8, Math.floor(i / 8) % 8, i < 64 ? 0 : 0.75];
      return copies(1 + column * 1.5 + between, 1 + row * 1.5 + between, 12, 21);
    });
    const { first, isAll } = fitProblemsOf(quiltOf(repeats));
    expect(first.filter(({ kind }) => kind === 'overlap')).toEqual([]);
    expect(isAll).toBe(true);
  });

  it('has no fix that may cover other blocks unseen', () => {
    /* The pitches differ, so that each column lies differently to those below it. */
    const own = copies(2, 2, 2.0001, 99);
    const isMoveClear = (below: number) => {
      const design = quiltOf([...Array.from({ length: below }, () => copies(1, 1, 2, 99)), own]);
      const placement = laidPlacements(design).at(-1)?.placement;
      if (!placement) throw new Error('There is one.');
      return isClear({ ...placement, xLocation: inches(2.0625) }, placement, design);
    };
    expect(isMoveClear(1)).toBe(true);
    expect(isMoveClear(10)).toBe(false);
  });
});
