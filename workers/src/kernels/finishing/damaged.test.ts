import { inches } from '@quiltwright/shared/geometry/units';
import { describe, expect, it } from 'vitest';
import { freeFormQuilt, placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { finishingOf } from './finishing';
import { FINISHING_DEFAULTS } from './finishing-types';
import { prepare } from '../prepared/prepared-quilt';

describe('a damaged quilt', () => {
  it.each([
    { quiltWidth: inches(NaN) },
    { quiltWidth: inches(-5) },
    { quiltLength: inches(Infinity) },
    { borderWidth1: inches(NaN) },
    { borderWidth2: inches(-2) },
    { borderWidth1: inches(1e9) },
  ])('is reported and not computed: %o', (change) => {
    for (const grain of ['straight', 'bias'] as const) {
      const binding = { ...FINISHING_DEFAULTS.binding, grain };
      const answer = finishingOf(prepare(freeFormQuilt(change)), {
        ...FINISHING_DEFAULTS,
        binding,
      });
      expect(answer).toMatchObject({ ok: false, error: { code: 'damaged' } });
    }
  });

  it.each([{ xLocation: inches(NaN) }, { blockWidth: inches(Infinity) }, { blockHeight: inches(NaN) }])(
    'is reported if a block on its sashing has no place or size: %o',
    (change) => {
      const blocks = [placementOf(4, [11], change)];
      const quilt = freeFormQuilt({ generatingSashing: 2, sashingFabric: 12, blocks });
      expect(finishingOf(prepare(quilt), FINISHING_DEFAULTS)).toMatchObject({
        ok: false,
        error: { code: 'damaged' },
      });
    },
  );
});
