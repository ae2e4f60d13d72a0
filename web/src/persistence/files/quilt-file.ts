import { inches } from '@quiltwright/shared/geometry/units';
import { LIMITS } from '@quiltwright/shared/limits';
import { bandNames, bandRoles, cornerKinds, type Band } from '@quiltwright/shared/quilting/bands/bands';
import { bandsOfFields } from '@quiltwright/shared/quilting/stored/bands/band-fields';
import { withKnownKeys } from '@quiltwright/shared/quilting/stored/known-keys';
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import { fullPlacements, packedQuilt, unpackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import { sentPlacementSchema } from '@quiltwright/shared/quilting/stored/placement-schema';
import { restoreQuilt } from '@quiltwright/shared/quilting/stored/quilt-migrations';
import {
  isFreeForm,
  newStandardQuilt,
  QUILT_SCHEMA_VERSION,
  type Quilt,
} from '@quiltwright/shared/quilting/quilt';
import { bandFields } from '@quiltwright/shared/quilting/stored/bands/band-schema';
import {
  packedQuiltSchema,
  quiltFields,
  quiltSchema,
} from '@quiltwright/shared/quilting/stored/quilt-schema';
import { quiltLevelsSchema } from '@quiltwright/shared/quilting/stored/shape-schema';
import { shownQuilt, storedQuilt } from '@quiltwright/shared/quilting/sideways';
import { success } from '@quiltwright/shared/result';
import { generate, storable } from '@quiltwright/shared/quilting/standard/generate';
import { z } from 'zod';
import type { FileForm } from '../document-kind';

/**
 * The file format of quilts. In a standard quilt, damaged sizes and positions are computed again from the quilter's
 * choices.
 */
export const quiltFile: FileForm<Quilt> = {
  format: 'quiltwright-quilt',
  largest: LIMITS.quiltBodyBytes,
  canonical: (quilt) => {
    const { revision: _, ...content } = packedQuilt(storedQuilt(storable(quilt)));
    return packedQuiltSchema.parse({ ...content, quiltNum: 0, quilterNum: 0 });
  },
  restore: (stored) => {
    const quilt = restoreQuilt(stored, { ignoresUnknownKeys: true });
    if (quilt.ok) return success({ content: shownQuilt(unpackedQuilt(quilt.value)), isRepaired: false });
    const repaired = quilt.error.code === 'damaged' ? workedOutAnew(stored) : null;
    return repaired ? success({ content: repaired, isRepaired: true }) : quilt;
  },
};

const width = z.number().transform(inches);
const bandChoice = z.object({
  ...{ role: z.literal(bandRoles), width, fabric: z.int().min(0) },
  corners: z.literal(cornerKinds).optional(),
});

/** The fields from which a file up to version 5 gets its borders and sashing. */
const bandFieldChoices = bandFields
  .omit({ sashingWidth: true })
  .extend({ borderWidth1: width, borderWidth2: width })
  .strip();

/** The schema of the quilter's choices for a standard quilt, from which its other data follows. */
const choices = quiltFields
  .pick({
    quiltName: true,
    firstMaker: true,
    generatingSize: true,
    generatingLayout: true,
    colourways: true,
  })
  .extend({
    bands: z.array(bandChoice).max(bandNames.length).optional(),
    blocks: z.array(sentPlacementSchema.pick({ blockNum: true, levels: true, look: true }).strip()).max(2),
    looks: z.array(quiltLevelsSchema).max(2).default([]),
    schemaVersion: z.literal([2, 3, 4, 5, 6, QUILT_SCHEMA_VERSION]),
  })
  .strip();

/**
 * Returns a standard quilt computed again from the quilter's choices in `stored`. Null if a choice can't be read, or if
 * the quilt is free form.
 */
function workedOutAnew(stored: unknown): Quilt | null {
  const { data } = choices.safeParse(withKnownKeys(choices, stored));
  if (!data || isFreeForm(data) || data.generatingLayout === 0) return null;
  const { quiltName, firstMaker, generatingSize, generatingLayout, colourways, looks } = data;
  const bands = data.bands ?? bandsOfOlder(stored, generatingSize);
  if (!bands) return null;
  const quilt = generate({
    ...newStandardQuilt(0),
    ...{ quiltName, firstMaker, generatingSize, generatingLayout, colourways },
    // The size determines the widths. Up to version 5, sashing needs no width in the file.
    bands: bands
      .filter(({ role, width }) => role === 'sashing' || width > 0)
      .map((band) => ({ ...band, width: inches(1) })),
    blocks: fullPlacements(data.blocks, looks).map((block) => ({ ...emptyPlacement, ...block })),
    schemaVersion: QUILT_SCHEMA_VERSION,
  });
  return quiltSchema.safeParse(quilt).success ? quilt : null;
}

/** Returns the borders and sashing of a quilt up to version 5; null if one of its fields can't be read. */
function bandsOfOlder(stored: unknown, generatingSize: Quilt['generatingSize']): Band[] | null {
  const { data } = bandFieldChoices.safeParse(stored);
  return data ? bandsOfFields({ ...data, sashingWidth: inches(0), generatingSize }) : null;
}
