import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import { layRules } from '../setting/lies.js';
import { blockOrders, different } from '../setting/order.js';
import { cornerstoneKinds, settingKinds, type Setting } from '../setting/setting.js';

const count = z.int().min(LIMITS.repeats.min).max(LIMITS.repeats.max);
const side = z.number().min(LIMITS.placedBlockSide.min).max(LIMITS.placedBlockSide.max).brand<'Inches'>();

const sashing = z.strictObject({
  width: z.number().min(LIMITS.settingSashing.min).max(LIMITS.settingSashing.max).brand<'Inches'>(),
  isAround: z.boolean(),
  cornerstones: z.literal(cornerstoneKinds),
});

/** How the blocks of a free form quilt are set together. */
export const settingSchema = z
  .strictObject({
    kind: z.literal(settingKinds),
    columns: count,
    rows: count,
    blockWidth: side,
    blockHeight: side,
    order: z.literal(blockOrders),
    different: z.int().min(different.least).max(different.most).optional(),
    lies: z.literal(layRules).optional(),
    turned: z.int().min(1).max(3).optional(),
    sashing: sashing.optional(),
  })
  .refine(({ kind, blockWidth, blockHeight }) => kind !== 'onPoint' || blockWidth === blockHeight, {
    path: ['blockHeight'],
    error: 'Blocks on point must be square.',
  }) satisfies z.ZodType<Setting>;
