import type { FabricStash } from '@quiltwright/shared/quilting/stash';
import { assertExists } from '@quiltwright/shared/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CutPiece, FabricPlan } from '../cutting/cutting-types';
import { planFabric } from '../cutting/plan-fabric';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { pieceOf } from '../cutting/strip-plan.fixture';
import { Remembered } from '../remembered';
import { fillScraps } from './fill-scraps';
import { leftToBuy, stashKernel } from './left-to-buy';
import { mostOfLength } from './most-of-length';

const FABRIC = 11;

const squares = (side: number, count: number) => pieceOf(side, side, count, { kind: 'square' });

function planOf(...pieces: CutPiece[]): FabricPlan {
  const plan = planFabric(FABRIC, pieces, { settings: DEFAULT_CUTTING, known: new Remembered() });
  if ('code' in plan) throw new Error(plan.code);
  return { ...plan, alternatives: [] };
}

const left = (plan: FabricPlan, stash: Partial<FabricStash>) =>
  leftToBuy(plan, { fabricNum: FABRIC, yards: 0, pieces: [], ...stash }, DEFAULT_CUTTING);

/* 60 squares of 3½″, 12 across 42″: 5 strips, 17½″ of cloth, ½ yd. */
const stars = planOf(squares(3.5, 60));

describe('what is left to buy', () => {
  it('is all where there is nothing, or nothing of use', () => {
    expect(left(stars, {})).toMatchObject({ suffices: false, left: { inches: 17.5, eighths: 4 } });
    const thread = { width: 3, length: 90, count: 5 };
    expect(left(stars, { pieces: [thread] }).left.inches).toBe(17.5);
  });

  it('is nothing where the cloth is long enough', () => {
    /* ½ yd is 18″. */
    expect(left(stars, { yards: 0.5 })).toMatchObject({ suffices: true, left: { inches: 0 } });
  });

  it('is what the strips take that the cloth has no room for', () => {
    /* Of ⅜ yd, 13½″, 3 strips are cut: 2 are left, 7″, ¼ yd. */
    expect(left(stars, { yards: 0.375 }).left).toMatchObject({ inches: 7, eighths: 2 });
  });

  it('counts pieces that come of smaller cloth', () => {
    /* A fat quarter of 21″ × 18″ holds 6 × 5 squares: of two, 60. Of one 30: 30 are left, 3 strips, 10½″, ⅜ yd. */
    const fatQuarter = { width: 21, length: 18, count: 1 };
    expect(left(stars, { pieces: [{ ...fatQuarter, count: 2 }] }).suffices).toBe(true);
    expect(left(stars, { pieces: [fatQuarter] }).left).toMatchObject({ inches: 10.5, eighths: 3 });
  });

  it('counts cloth as it is once it is washed, both ways', () => {
    /* 5 % less of 21″ × 18″ are 19.95″ × 17.1″: 5 × 4 squares. Of three 60, of two 40. */
    const washed = { ...DEFAULT_CUTTING, shrinkage: 5 };
    const of = (count: number) => {
      const pieces = [{ width: 21, length: 18, count }];
      return leftToBuy(stars, { fabricNum: FABRIC, yards: 0, pieces }, washed).suffices;
    };
    expect([of(2), of(3)]).toEqual([false, true]);
  });

  it('leaves strips that are joined end to end at the whole width', () => {
    const plan = planOf(pieceOf(42, 3.5, 3, { mayTurn: false }));
    expect(left(plan, { pieces: [{ width: 21, length: 90, count: 9 }] }).left.inches).toBe(10.5);
    /* ¼ yd, 9″: 2 of the 3 strips. */
    expect(left(plan, { yards: 0.25 }).left.inches).toBe(3.5);
  });

  it('is less with more cloth, or as much', () => {
    const sides = fc.integer({ min: 8, max: 80 }).map((eighths) => eighths / 8);
    const pieces = fc.array(fc.tuple(sides, fc.integer({ min: 1, max: 40 })), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 24 }), (sizes, eighths) => {
        const plan = planOf(...sizes.map(([side, count]) => squares(side, count)));
        const some = left(plan, { yards: eighths / 8 });
        expect(some.left.inches).toBeLessThanOrEqual(plan.inches);
        expect(some.left.inches).toBeGreaterThanOrEqual(plan.bound - (eighths / 8) * 36 - 1e-6);
        expect(some.suffices).toBe(some.left.inches === 0);
        expect(left(plan, { yards: (plan.inches + 1) / 36 }).suffices).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is asked of the kernel for all fabrics together', async () => {
    const stash = { fabricNum: FABRIC, yards: 0.5, pieces: [] };
    const input = { fabrics: [{ plan: stars, stash }], settings: DEFAULT_CUTTING };
    const answer = await stashKernel().run(input, () => undefined);
    expect(answer).toMatchObject({ ok: true, value: [{ fabric: FABRIC, suffices: true }] });
  });
});

it('takes the strips that leave least of a length', () => {
  /* Of 10″: 7¼ and 2½ are 9¾; 4⅞ twice would be 9¾ too, 7¼ alone less. */
  const heights = [7.25, 4.875, 2.5, 4.875];
  const taken = mostOfLength(heights, 10);
  expect(taken.reduce((sum, index) => sum + assertExists(heights[index], 'a strip'), 0)).toBe(9.75);
  expect(new Set(taken).size).toBe(taken.length);
  expect(mostOfLength(heights, 2)).toEqual([]);
});

it('cuts no more from scraps than lies in them', () => {
  const side = fc.integer({ min: 1, max: 20 });
  const pieces = fc.array(fc.record({ width: side, height: side, mayTurn: fc.boolean() }), { maxLength: 30 });
  const scraps = fc.array(fc.record({ width: side, length: side }), { maxLength: 5 });
  fc.assert(
    fc.property(scraps, pieces, (cloth, wanted) => {
      const placed = wanted.filter((_, index) => fillScraps(cloth, wanted)[index]);
      const area = (of: readonly { width: number }[], tall: (one: never) => number) =>
        of.reduce((sum, one) => sum + one.width * tall(one as never), 0);
      expect(area(placed, ({ height }: { height: number }) => height)).toBeLessThanOrEqual(
        area(cloth, ({ length }: { length: number }) => length),
      );
      for (const { width, height, mayTurn } of placed)
        expect(
          cloth.some(
            (scrap) =>
              (scrap.width >= width && scrap.length >= height) ||
              (mayTurn && scrap.width >= height && scrap.length >= width),
          ),
        ).toBe(true);
    }),
  );
});
