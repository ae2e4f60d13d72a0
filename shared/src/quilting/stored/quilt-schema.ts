import { z } from 'zod';
import { inches } from '../../geometry/units.js';
import { DEFAULTS, LIMITS } from '../../limits.js';
import { nameFault } from '../../names.js';
import { makerNameSchema } from './block-schema.js';
import { BAND_FIELDS_VERSION } from './bands/band-fields.js';
import { bandFields, bandsSchema, fabricOfBand, sentBands, withSentBands } from './bands/band-schema.js';
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
import { settingSchema } from './setting-schema.js';
import { quiltLevelsSchema } from './shape-schema.js';
import { sizeNums } from '../standard/standard-size.js';

const length = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max).brand<'Inches'>();

/** A colourway of a quilt, without the fabrics of patches. */
const colourwaySchema = z.strictObject({
  name: z.string().refine((name) => name === '' || nameFault(name, 'colourway') === null, {
    error: `A colourway’s name has at most ${LIMITS.nameLength} characters, and no quotes.`,
  }),
  ...fabricOfBand,
}) satisfies z.ZodType<QuiltColourway>;

/** The fields of a quilt except its placements. Each field is checked by itself. */
export const quiltFields = z.strictObject({
  quiltNum: z.int().min(0).default(0),
  quilterNum: z.int().min(0),
  quiltName: z.string(),
  quiltLength: length(LIMITS.quiltSide).default(inches(DEFAULTS.quiltLength)),
  quiltWidth: length(LIMITS.quiltSide).default(inches(DEFAULTS.quiltWidth)),
  bands: bandsSchema,
  setting: settingSchema.optional(),
  generatingSize: z.literal([0, ...sizeNums]),
  generatingLayout: z.literal([0, ...layoutNums]),
  colourways: listOfAtMost(LIMITS.colourways, colourwaySchema).optional(),
  sideways: z.literal(true).optional(),
  firstMaker: makerNameSchema.optional(),
  revision: z.int().min(0).optional(),
  schemaVersion: z.literal(QUILT_SCHEMA_VERSION).default(QUILT_SCHEMA_VERSION),
}) satisfies z.ZodType<Omit<Quilt, 'blocks'>>;

const looks = listOfAtMost(LIMITS.placements, quiltLevelsSchema);

const packed = { blocks: listOfAtMost(LIMITS.placements, packedPlacementSchema), looks };

/** A quilt in packed format, in which quilts are stored. */
export const packedQuiltSchema = quiltFields.extend(packed) satisfies z.ZodType<PackedQuilt>;

/** The fields of a quilt of version 5, except its placements. */
export const quiltFields5 = quiltFields
  .omit({ bands: true, setting: true })
  .extend({ ...bandFields.shape, schemaVersion: z.literal(BAND_FIELDS_VERSION) });

/** A quilt of version 5, as older pages read it, in packed format. */
export const packedQuilt5Schema = quiltFields5.extend(packed);

/** A quilt of version 5, as older pages read it, whose placements contain the layers of their blocks. */
export const fullQuilt5Schema = quiltFields5.extend({
  blocks: listOfAtMost(LIMITS.placements, placementSchema),
});

/**
 * A quilt as it may be sent: in packed format, or with the layers of each block in its placement. The parsed value is
 * in packed format. Borders and sashing are in the list `bands` or, as older pages send them, in fields.
 */
export const sentQuiltSchema = quiltFields
  .extend({
    ...sentBands,
    blocks: listOfAtMost(LIMITS.placements, inItsPlace(sentPlacementSchema)),
    looks: looks.default([]),
    schemaVersion: z.literal([2, 3, 4, 5, 6, QUILT_SCHEMA_VERSION]).default(QUILT_SCHEMA_VERSION),
  })
  .transform(({ blocks, looks: table, ...sent }, context): PackedQuilt => {
    const quilt = withSentBands(sent, context);
    if (!quilt) return z.NEVER;
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
