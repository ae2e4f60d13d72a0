import { LIMITS } from '@quiltwright/shared/limits';
import { borderNumbers } from '@quiltwright/shared/quilting/bands/bands';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { z } from 'zod';
import type { FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import type { DocumentReading } from '../document-kind';
import { freeFormFile } from '../files/free-form-file';
import { quiltReader } from './quilt-reading';

const stateSchema = z.object({ id: z.int().min(0), isLocked: z.boolean() });
const length = z.number().min(0).max(LIMITS.quiltSide.max);
const sizingSchema = z.union([
  z.object({ keepsSize: z.boolean(), borders: z.array(length).max(borderNumbers.length) }),
  // Drafts of earlier versions of the app have the lengths of two borders.
  z
    .object({ keepsSize: z.boolean(), border1: length, border2: length })
    .transform(({ keepsSize, border1, border2 }) => ({ keepsSize, borders: [border1, border2] })),
]);
/**
 * The schema for the data of a free form quilt that only drafts store. `states` is the number of the piece with the
 * placements' states, `sizing` the sizing of borders, and `aside` the numbers of the pieces of placements that the
 * setting has no place for. Without a sizing, the number is stored alone, not in an object.
 */
const besideSchema = z.union([
  z.number().transform((states) => ({ states, sizing: undefined, aside: undefined })),
  z.object({ states: z.number(), sizing: sizingSchema, aside: z.array(z.int().min(1)).optional() }),
]);

/**
 * Reads free form quilts from files and drafts. A draft has more data than the server stores: also the states of the
 * placements and the sizing of borders.
 */
export const freeFormReading: DocumentReading<FreeFormDesign, Quilt> = {
  file: freeFormFile,
  reader: (pieces) => {
    const { content, fault, placement } = quiltReader(pieces);
    const states = pieces.once((piece) => z.array(stateSchema).safeParse(piece).data ?? null);
    return {
      content,
      fault,
      design: (quilt, beside) => {
        const known = besideSchema.safeParse(beside).data;
        const placements = known ? states(known.states) : null;
        if (!known || placements?.length !== quilt.blocks.length) return null;
        const aside = known.aside?.map(placement).filter((piece) => piece !== null) ?? [];
        return {
          ...{ quilt, placements },
          ...(known.sizing && { sizing: known.sizing }),
          ...(aside.length > 0 && { aside }),
        };
      },
    };
  },
};
