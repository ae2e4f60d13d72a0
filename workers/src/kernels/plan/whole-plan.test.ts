import { inches } from '@quiltwright/shared/geometry/units';
import { newFreeFormQuilt } from '@quiltwright/shared/quilting/quilt';
import { expect, it } from 'vitest';
import { freeFormQuilt, placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { FINISHING_DEFAULTS, type FinishingSettings } from '../finishing/finishing-types';
import { createKernels } from '../kernels';

const quilt = {
  ...newFreeFormQuilt(2),
  quiltWidth: inches(40),
  quiltLength: inches(60),
  blocks: [placementOf(4, [11], { blockWidth: inches(10), blockHeight: inches(10) })],
};

async function planned(buy: 'yards' | 'fatQuarters', grain: FinishingSettings['binding']['grain']) {
  const binding = { ...FINISHING_DEFAULTS.binding, grain, fabric: 11 };
  const settings = {
    cutting: { ...DEFAULT_CUTTING, buy },
    finishing: { ...FINISHING_DEFAULTS, binding },
  };
  const answer = await createKernels().plan.run({ quilt, settings }, () => undefined);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

it('cuts the binding with the patches of its fabric', async () => {
  const { plan, finishing } = await planned('yards', 'straight');
  /* The binding needs 200 ÷ 40 = 5 strips of 2½″, the patches one square of 10½″. */
  expect(finishing.binding).toMatchObject({ count: 5, fabric: 11 });
  expect(plan.fabrics).toMatchObject([{ fabric: 11, inches: 5 * 2.5 + 10.5 }]);
});

it('returns the settings of its figures', async () => {
  const { settings } = await planned('fatQuarters', 'bias');
  expect(settings).toMatchObject({
    cutting: { buy: 'fatQuarters' },
    finishing: { binding: { grain: 'bias' } },
  });
});

it('cuts all parts from fat quarters if these are bought', async () => {
  const straight = await planned('fatQuarters', 'straight');
  /*
   * On fabric 22″ wide, 9 joined strips are 194″ long and 10 are 10 · 22 − 9 · ½ = 215½″. The binding needs 200 + 2½ +
   * 1. Ten strips of 2½″ and the square of 10½″ need 35½″. After its edge is straightened, a fat quarter has 17½″ and
   * two have 35″, so three are needed.
   */
  expect(straight.finishing.binding.count).toBe(10);
  expect(straight.plan.fabrics[0]?.bought.fatQuarters).toBe(3);
  for (const { pieces, strips } of straight.plan.fabrics) {
    expect(strips.every(({ height }) => height <= 17.5)).toBe(true);
    // A strip from selvage to selvage doesn’t turn.
    expect(pieces.filter(({ width }) => width === 22).map(({ mayTurn }) => mayTurn)).toEqual([false]);
  }
  /* No square for bias binding is larger than a fat quarter is long. */
  const bias = await planned('fatQuarters', 'bias');
  expect(bias.finishing.binding.square).toBeLessThanOrEqual(17.5);
  expect(bias.plan.problems).toEqual([]);
});

it('returns the purchase with long strips joined in the other way', async () => {
  /*
   * A border of 7″ around 74″ × 88″ needs strips of 7½″ that are 4 · 88½ + 1 = 355″ long. On the slant, 11 strips are
   * 82½″ of fabric; with 1″ to spare, 2⅜ yards. Straight across, 9 strips reach 9 · 42 − 8 · ½ = 374″. They are 67½″ of
   * fabric; with 1″ to spare 1.9 yards, rounded up to 2.
   */
  const bordered = freeFormQuilt({
    ...{ quiltWidth: inches(88), quiltLength: inches(102), borderWidth1: inches(7), borderFabric1: 12 },
    blocks: [placementOf(4, [11], { xLocation: inches(20), yLocation: inches(20) })],
  });
  const ask = async (joins: FinishingSettings['joins']) => {
    const settings = { cutting: DEFAULT_CUTTING, finishing: { ...FINISHING_DEFAULTS, joins } };
    const answer = await createKernels().plan.run({ quilt: bordered, settings }, () => undefined);
    if (!answer.ok) throw new Error(answer.error.code);
    const { plan, joinedOtherwise: other } = answer.value;
    const now = plan.fabrics.find(({ fabric }) => fabric === 12)?.bought.eighths;
    return [now, other?.joins, other?.bought.map(({ fabric, bought }) => [fabric, bought.eighths])];
  };
  expect(await ask('slanted')).toEqual([19, 'straight', [[12, 16]]]);
  expect(await ask('straight')).toEqual([16, 'slanted', [[12, 19]]]);
  const { joinedOtherwise } = await planned('yards', 'straight');
  expect(joinedOtherwise).toBeNull();
});
