import { z } from 'zod';
import { isAsDrawn } from '../../geometry/orientation.js';
import { inches } from '../../geometry/units.js';
import { LIMITS } from '../../limits.js';
import type { PackedPlacement } from './packed-quilt.js';
import type { Placement } from '../placement.js';
import { settingRoles } from '../setting/setting.js';
import { quiltLevelsSchema } from './shape-schema.js';

const length = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max).brand<'Inches'>();
/* The copies of a turned block may lie farther right and down than the block as it was drawn. */
const place = length({ min: -LIMITS.quiltSide.max, max: LIMITS.quiltSide.max });
/* The separations of a turned block may be below 0, because a turned copy may take up less. */
const separation = length({ min: -LIMITS.separation.max, max: LIMITS.separation.max });
const repeats = z.int().min(LIMITS.repeats.min).max(LIMITS.repeats.max);

const fields = z.strictObject({
  blockNum: z.int().min(0),
  blockWidth: length(LIMITS.placedBlockSide),
  blockHeight: length(LIMITS.placedBlockSide),
  xLocation: place,
  yLocation: place,
  numOfColumns: repeats.default(1),
  numOfRows: repeats.default(1),
  xSeparation: separation.default(inches(0)),
  ySeparation: separation.default(inches(0)),
  pattern: z.boolean().default(false),
  strokeWidth: z.number().min(0).max(100).default(0),
  turn: z.int().min(0).max(7).optional(),
  mirrored: z.boolean().optional(),
  role: z.literal(settingRoles).optional(),
});
const look = z.int().min(0);

export const placementSchema = fields.extend({ levels: quiltLevelsSchema }) satisfies z.ZodType<Placement>;

/**
 * Returns the schema with a further rule: places and separations of a block that isn't turned are at least 0. Faults come
 * first, as those of single fields.
 */
export function inItsPlace<Schema extends z.ZodType<Omit<Placement, 'levels'>>>(schema: Schema): Schema {
  return schema.check(({ value, issues }) => {
    if (!isAsDrawn(value)) return;
    const below = lengthsOfPlace.filter((key) => value[key] < 0).map((key) => belowZero(key, value[key]));
    issues.unshift(...below);
  });
}

const lengthsOfPlace = ['xLocation', 'yLocation', 'xSeparation', 'ySeparation'] as const;

function belowZero(key: string, input: number) {
  const least = { code: 'too_small', origin: 'number', minimum: 0, inclusive: true } as const;
  return { ...least, path: [key], input, continue: true };
}

export const packedPlacementSchema = fields.extend({ look }) satisfies z.ZodType<PackedPlacement>;

/**
 * A placement as it may be sent. It has either `levels`, the layers of its block, or `look`, the index of these layers
 * in the quilt's `looks`.
 */
export const sentPlacementSchema = fields.extend({
  levels: quiltLevelsSchema.optional(),
  look: look.optional(),
});
