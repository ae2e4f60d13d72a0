import { inches } from '@quiltwright/shared/geometry/units';
import { DEFAULTS, LIMITS } from '@quiltwright/shared/limits';
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

/** The schema of the quilter's choices for a standard quilt, from which its other data follows. */
const choices = quiltFields
  .pick({
    quiltName: true,
    firstMaker: true,
    borderFabric1: true,
    borderFabric2: true,
    sashingFabric: true,
    generatingSashing: true,
    generatingSize: true,
    generatingLayout: true,
    colourways: true,
  })
  .extend({
    borderWidth1: z.number(),
    borderWidth2: z.number(),
    blocks: z.array(sentPlacementSchema.pick({ blockNum: true, levels: true, look: true }).strip()).max(2),
    looks: z.array(quiltLevelsSchema).max(2).default([]),
    schemaVersion: z.literal([2, 3, 4, QUILT_SCHEMA_VERSION]),
  })
  .strip();

/**
 * Returns a standard quilt computed again from the quilter's choices in `stored`. Null if a choice can't be read, or if
 * the quilt is free form.
 */
function workedOutAnew(stored: unknown): Quilt | null {
  const { data } = choices.safeParse(withKnownKeys(choices, stored));
  if (!data || isFreeForm(data) || data.generatingLayout === 0) return null;
  const { looks, ...chosen } = data;
  const border = (width: number) => inches(width > 0 ? DEFAULTS.borderWidth : 0);
  const quilt = generate({
    ...newStandardQuilt(0),
    ...chosen,
    borderWidth1: border(data.borderWidth1),
    borderWidth2: border(data.borderWidth2),
    blocks: fullPlacements(data.blocks, looks).map((block) => ({ ...emptyPlacement, ...block })),
    schemaVersion: QUILT_SCHEMA_VERSION,
  });
  return quiltSchema.safeParse(quilt).success ? quilt : null;
}
