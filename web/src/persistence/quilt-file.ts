import { inches } from '@quiltwright/shared/geometry/units';
import { DEFAULTS, LIMITS } from '@quiltwright/shared/limits';
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import { placementSchema } from '@quiltwright/shared/quilting/placement-schema';
import { restoreQuilt } from '@quiltwright/shared/quilting/quilt-migrations';
import {
  compactPlacements,
  newStandardQuilt,
  type Quilt,
  isFreeForm,
} from '@quiltwright/shared/quilting/quilt';
import { quiltFields, quiltSchema } from '@quiltwright/shared/quilting/quilt-schema';
import { success } from '@quiltwright/shared/result';
import { generate, storable } from '@quiltwright/workers/kernels/generate/generate';
import { z } from 'zod';
import type { FileForm } from './document-kind';

/** Quilts in files. A standard quilt whose sizes or places are damaged has them worked out from what was chosen. */
export const quiltFile: FileForm<Quilt> = {
  format: 'quiltwright-quilt',
  largest: LIMITS.quiltBodyBytes,
  canonical: (quilt) => {
    const { revision: _, ...content } = storable(quilt);
    const blocks = compactPlacements(content.blocks);
    return quiltFields.parse({ ...content, quiltNum: 0, quilterNum: 0, blocks });
  },
  restore: (stored) => {
    const quilt = restoreQuilt(stored);
    if (quilt.ok) return success({ content: quilt.value, isRepaired: false });
    const repaired = quilt.error.code === 'damaged' ? workedOutAnew(stored) : null;
    return repaired ? success({ content: repaired, isRepaired: true }) : quilt;
  },
};

/** What a quilter chooses of a standard quilt; all else follows from it. */
const choices = quiltFields
  .pick({
    quiltName: true,
    borderFabric1: true,
    borderFabric2: true,
    sashingFabric: true,
    generatingSashing: true,
    generatingSize: true,
    generatingLayout: true,
    schemaVersion: true,
  })
  .extend({
    borderWidth1: z.number(),
    borderWidth2: z.number(),
    blocks: z.array(placementSchema.pick({ blockNum: true, levels: true }).strip()).max(2),
  })
  .strip();

/** The quilt that a quilter's choices make; null when one of them can't be read, or for a free form quilt. */
function workedOutAnew(stored: unknown): Quilt | null {
  const { data } = choices.safeParse(stored);
  if (!data || isFreeForm(data) || data.generatingLayout === 0) return null;
  const border = (width: number) => inches(width > 0 ? DEFAULTS.borderWidth : 0);
  const quilt = generate({
    ...newStandardQuilt(0),
    ...data,
    borderWidth1: border(data.borderWidth1),
    borderWidth2: border(data.borderWidth2),
    blocks: data.blocks.map((block) => ({ ...emptyPlacement, ...block })),
  });
  return quiltSchema.safeParse(quilt).data ?? null;
}
