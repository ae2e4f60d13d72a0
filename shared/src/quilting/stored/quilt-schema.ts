import { z } from 'zod';
import { inches } from '../../geometry/units.js';
import { DEFAULTS, LIMITS } from '../../limits.js';
import { nameFault } from '../../names.js';
import { makerNameSchema } from './block-schema.js';
import { listOfAtMost } from './counted-list.js';
import { layoutNums } from '../standard/standard-layout.js';
import { fullPlacements, packedPlacements, type PackedQuilt } from './packed-quilt.js';
import {
  inItsPlace,
  packedPlacementSchema,
  placementSchema,
  sentPlacementSchema,
} from './placement-schema.js';
import { QUILT_SCHEMA_VERSION, quiltFaults, type Quilt, type QuiltColourway } from '../quilt.js';
import { quiltLevelsSchema } from './shape-schema.js';
import { sizeNums } from '../standard/standard-size.js';

const length = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max).brand<'Inches'>();
const fabricNum = z.int().min(0);

/** A colourway of a quilt, without the fabrics of patches. */
const colourwaySchema = z.strictObject({
  name: z.string().refine((name) => name === '' || nameFault(name, 'colourway') === null, {
    error: `A colourway’s name has at most ${LIMITS.nameLength} characters, and no quotes.`,
  }),
  border1: fabricNum.optional(),
  border2: fabricNum.optional(),
  sashing: fabricNum.optional(),
}) satisfies z.ZodType<QuiltColourway>;

/** The fields of a quilt except its placements. Each field is checked by itself. */
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
  colourways: listOfAtMost(LIMITS.colourways, colourwaySchema).optional(),
  sideways: z.literal(true).optional(),
  firstMaker: makerNameSchema.optional(),
  revision: z.int().min(0).optional(),
  schemaVersion: z.literal(QUILT_SCHEMA_VERSION).default(QUILT_SCHEMA_VERSION),
}) satisfies z.ZodType<Omit<Quilt, 'blocks'>>;

const looks = listOfAtMost(LIMITS.placements, quiltLevelsSchema);

/** A quilt whose placements contain the layers of their blocks. */
export const fullQuiltSchema = quiltFields.extend({
  blocks: listOfAtMost(LIMITS.placements, placementSchema),
}) satisfies z.ZodType<Quilt>;

/** A quilt in packed format, in which quilts are stored. */
export const packedQuiltSchema = quiltFields.extend({
  blocks: listOfAtMost(LIMITS.placements, packedPlacementSchema),
  looks,
}) satisfies z.ZodType<PackedQuilt>;

/**
 * A quilt as it may be sent: in packed format, or with the layers of each block in its placement. The parsed value is
 * in packed format.
 */
export const sentQuiltSchema = quiltFields
  .extend({
    blocks: listOfAtMost(LIMITS.placements, inItsPlace(sentPlacementSchema)),
    looks: looks.default([]),
    schemaVersion: z.literal([2, 3, 4, QUILT_SCHEMA_VERSION]).default(QUILT_SCHEMA_VERSION),
  })
  .transform(({ blocks, looks: table, ...quilt }, context): PackedQuilt => {
    const bare = blocks.findIndex(({ levels, look }) =>
      look === undefined ? levels === undefined : levels !== undefined || look >= table.length,
    );
    if (bare >= 0) {
      const message =
        'A block must have either its own “levels”, or a “look”: the index of an entry in “looks”.';
      context.addIssue({ code: 'custom', path: ['blocks', bare], message });
      return z.NEVER;
    }
    const placements = packedPlacements(fullPlacements(blocks, table));
    return { ...quilt, ...placements, schemaVersion: QUILT_SCHEMA_VERSION };
  });

/** A quilt as it may be sent, with all rules. Some rules compare fields of the quilt with each other. */
export const quiltSchema = sentQuiltSchema.superRefine((quilt, context) => {
  for (const { path, message } of quiltFaults(quilt)) context.addIssue({ code: 'custom', path, message });
});
