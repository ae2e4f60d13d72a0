import { z } from 'zod';
import { inches } from '../geometry/units.js';
import { DEFAULTS, LIMITS } from '../limits.js';
import { listOfAtMost } from './counted-list.js';
import { layoutNums } from './standard-layout.js';
import { placementSchema } from './placement-schema.js';
import { QUILT_SCHEMA_VERSION, quiltFaults, type Quilt } from './quilt.js';
import { sizeNums } from './standard-size.js';

const length = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max).brand<'Inches'>();
const fabricNum = z.int().min(0);

/** The fields of a quilt, each by itself; `quiltSchema` adds the rules between them. */
export const quiltFields = z.strictObject({
  quiltNum: z.int().min(0).default(0),
  quilterNum: z.int().min(0),
  quiltName: z.string(),
  quiltLength: length(LIMITS.quiltSide).default(inches(DEFAULTS.quiltLength)),
  quiltWidth: length(LIMITS.quiltSide).default(inches(DEFAULTS.quiltWidth)),
  borderFabric1: fabricNum,
  borderFabric2: fabricNum,
  borderWidth1: length({ min: 0, max: LIMITS.quiltSide.max / 2 }),
  borderWidth2: length({ min: 0, max: LIMITS.quiltSide.max / 2 }),
  sashingFabric: fabricNum,
  sashingWidth: length(LIMITS.sashingWidth),
  generatingSashing: z.literal([0, 2]),
  generatingSize: z.literal([0, ...sizeNums]),
  generatingLayout: z.literal([0, ...layoutNums]),
  blocks: listOfAtMost(LIMITS.placements, placementSchema),
  revision: z.int().min(0).optional(),
  schemaVersion: z.literal(QUILT_SCHEMA_VERSION).default(QUILT_SCHEMA_VERSION),
}) satisfies z.ZodType<Quilt>;

/** A quilt that keeps every rule. */
export const quiltSchema = quiltFields.superRefine((quilt, context) => {
  for (const { path, message } of quiltFaults(quilt)) context.addIssue({ code: 'custom', path, message });
});
