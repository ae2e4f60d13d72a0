import { z } from 'zod';
import { inches } from '../../geometry/units.js';
import { LIMITS } from '../../limits.js';
import type { PackedPlacement } from './packed-quilt.js';
import type { Placement } from '../placement.js';
import { quiltLevelsSchema } from './shape-schema.js';

const length = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max).brand<'Inches'>();
const repeats = z.int().min(LIMITS.repeats.min).max(LIMITS.repeats.max);

const fields = z.strictObject({
  blockNum: z.int().min(0),
  blockWidth: length(LIMITS.placedBlockSide),
  blockHeight: length(LIMITS.placedBlockSide),
  xLocation: length({ min: 0, max: LIMITS.quiltSide.max }),
  yLocation: length({ min: 0, max: LIMITS.quiltSide.max }),
  numOfColumns: repeats.default(1),
  numOfRows: repeats.default(1),
  xSeparation: length(LIMITS.separation).default(inches(0)),
  ySeparation: length(LIMITS.separation).default(inches(0)),
  pattern: z.boolean().default(false),
  strokeWidth: z.number().min(0).max(100).default(0),
});
const look = z.int().min(0);

export const placementSchema = fields.extend({ levels: quiltLevelsSchema }) satisfies z.ZodType<Placement>;

export const packedPlacementSchema = fields.extend({ look }) satisfies z.ZodType<PackedPlacement>;

/**
 * A placement as it may be sent. It has either `levels`, the layers of its block, or `look`, the index of these layers
 * in the quilt's `looks`.
 */
export const sentPlacementSchema = fields.extend({
  levels: quiltLevelsSchema.optional(),
  look: look.optional(),
});
