import { inches } from '@quiltwright/shared/geometry/units';
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { describe, expect, it } from 'vitest';
import { placementOf } from '../../quilts.fixture';
import { createKernels } from '../kernels';
import { cutting } from './cutting';
import type { CuttingSettings } from './cutting-types';
import { DEFAULT_CUTTING } from './settings';

const freeForm = (changes: Partial<Quilt>): Quilt => ({ ...newStandardQuilt(2), blocks: [], ...changes });

function planOf(quilt: Quilt, changes: Partial<CuttingSettings> = {}) {
  const answer = cutting({ quilt, settings: { ...DEFAULT_CUTTING, ...changes }, others: [] });
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

describe('the cutting plan', () => {
  it('cuts squares across the cloth', () => {
    /* 20 squares of 12: 12½ in, 3 to a strip of 42; 7 strips of 12½ are 87½ in, 2.43 yd. */
    const blocks = [placementOf(4, [11], { numOfColumns: 5, numOfRows: 4 })];
    const [plan] = planOf(freeForm({ blocks })).fabrics;
    expect(plan).toMatchObject({ fabric: 11, inches: 87.5, bought: { eighths: 20, fatQuarters: null } });
    expect(plan?.pieces).toMatchObject([
      { width: 12.5, height: 12.5, count: 20, needed: 20, kind: 'square' },
    ]);
  });

  it('is asked for by name', async () => {
    const quilt = freeForm({ blocks: [placementOf(4, [11], { blockWidth: inches(6) })] });
    const input = { quilt, settings: DEFAULT_CUTTING, others: [] };
    const answer = await createKernels().cutting.run(input, () => undefined);
    expect(answer).toMatchObject({ ok: true, value: { fabrics: [{ fabric: 11 }], problems: [] } });
  });

  it('says what doesn’t fit the cloth, and that there is nothing to cut', () => {
    const wide = freeForm({
      blocks: [placementOf(4, [11], { blockWidth: inches(50), blockHeight: inches(50) })],
    });
    expect(planOf(wide)).toMatchObject({ fabrics: [], problems: [{ fabric: 11, code: 'wider-than-cloth' }] });
    const input = { quilt: freeForm({}), settings: DEFAULT_CUTTING, others: [] };
    expect(cutting(input)).toMatchObject({ ok: false, error: { code: 'nothing-to-cut' } });
  });
});
