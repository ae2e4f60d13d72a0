import { inches } from '@quiltwright/shared/geometry/units';
import { withBand, withCornerstones } from '@quiltwright/shared/quilting/bands/bands';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { placementOf, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { generate } from '@quiltwright/shared/quilting/standard/generate';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { estimate } from '../estimate/estimate';
import { finishingOf } from '../finishing/finishing';
import { FINISHING_DEFAULTS } from '../finishing/finishing-types';
import { prepare } from '../prepared/prepared-quilt';
import { assemblySteps } from '../print/quilt/assembly';
import { pulledQuilt } from '../print/quilt/quilt-parts';
import { wordsForTests } from '../print/names/words.fixture';
import { unchosenWords } from './unchosen-words';
import { wholePlan } from './whole-plan';

/** A Crib quilt with sashing of 2″ in fabric 13: 3 × 4 blocks of 12″, so 2 × 3 crossings. */
const plain = generate(
  standardQuilt({
    ...{ generatingSize: 9, generatingLayout: 3, generatingSashing: 2, sashingFabric: 13 },
    blocks: [placementOf(4, [11])],
  }),
);
const stonesOf = (fabric: number): Quilt =>
  withCornerstones(plain, { role: 'cornerstone', width: inches(2), fabric });
const stones = stonesOf(14);

function ok<Value>(answer: { ok: true; value: Value } | { ok: false; error: { code: string } }): Value {
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

describe('cornerstones with a fabric of their own', () => {
  it('are cut as six squares of 2½″, although the device cuts no cornerstones', () => {
    const { parts } = ok(finishingOf(prepare(stones), { ...FINISHING_DEFAULTS, cornerstones: false }));
    // 2 · 4 vertical and 3 · 3 horizontal strips.
    expect(parts.slice(0, 2)).toMatchObject([
      { of: 'sashing', fabric: 13, needed: [{ count: 8 }, { width: 2.5, length: 12.5, count: 9 }] },
      { of: 'cornerstones', fabric: 14, needed: [{ width: 2.5, length: 2.5, count: 6 }] },
    ]);
  });

  it('have 6 · 6.25 square inches of fabric, which the sashing doesn’t have', () => {
    const inchesOf = (quilt: Quilt) =>
      Object.fromEntries(
        ok(estimate(prepare(quilt))).fabrics.map(({ fabric, squareInches }) => [fabric, squareInches]),
      );
    // 17 strips of 2½″ × 12½″ are 531.25 square inches.
    expect(inchesOf(stones)).toMatchObject({ 13: 531.25, 14: 37.5 });
    expect(inchesOf(plain)[13]).toBe(568.75);
  });

  it('are in the plan in their fabric, and missing from it without one', () => {
    const planned = (quilt: Quilt) =>
      ok(wholePlan(prepare(quilt), { cutting: DEFAULT_CUTTING, finishing: FINISHING_DEFAULTS }));
    const squares = planned(stones).plan.fabrics.find(({ fabric }) => fabric === 14)?.pieces;
    expect(squares).toMatchObject([{ width: 2.5, height: 2.5, count: 6, places: [{ of: 'cornerstones' }] }]);
    const { unchosen } = planned(stonesOf(0));
    expect(unchosen?.parts).toEqual(['cornerstones']);
    expect(unchosen && unchosenWords(unchosen, '⅛ yd')).toBe(
      'The cornerstones have no fabric: about ⅛ yd is missing from this list.',
    );
    const bare = planned(withBand(plain, 'sashing', (sashing) => ({ ...sashing, fabric: 0 })));
    expect(bare.unchosen?.parts).toEqual(['sashing']);
  });

  it('are sewn between sashes, in the same steps as those of the sashing’s fabric', () => {
    const titlesOf = (quilt: Quilt) => {
      const prepared = prepare(quilt);
      const finishing = ok(finishingOf(prepared, FINISHING_DEFAULTS));
      return assemblySteps(prepared, finishing, FINISHING_DEFAULTS, wordsForTests(), () => 'Star').map(
        ({ title }) => title,
      );
    };
    expect(titlesOf(stones)).toEqual(titlesOf(plain));
    expect(pulledQuilt(prepare(stones), 'straight')).toEqual(pulledQuilt(prepare(plain), 'straight'));
  });
});
