import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { z } from 'zod';
import type { FreeFormDesign } from '../model/free-form/free-form-document';
import type { DocumentReading } from './document-kind';
import { freeFormFile } from './free-form-file';
import { quiltReading } from './quilt-reading';

const stateSchema = z.object({ id: z.int().min(0), isLocked: z.boolean() });

/** Reads free form quilts: their drafts as those of standard ones, with what this device alone knows. */
export const freeFormReading: DocumentReading<FreeFormDesign, Quilt> = {
  file: freeFormFile,
  reader: (pieces) => {
    const { content, fault } = quiltReading.reader(pieces);
    const states = pieces.once((piece) => z.array(stateSchema).safeParse(piece).data ?? null);
    return {
      content,
      fault,
      design: (quilt, beside) => {
        const placements = typeof beside === 'number' ? states(beside) : null;
        return placements?.length === quilt.blocks.length ? { quilt, placements } : null;
      },
    };
  },
};
