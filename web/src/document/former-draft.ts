import { restoreQuilt } from '@quiltwright/shared/quilting/quilt-migrations';
import { quiltFields } from '@quiltwright/shared/quilting/quilt';
import { failure, success, type Result } from '@quiltwright/shared/result';
import { z } from 'zod';
import type { Draft } from './draft-pieces';
import { newDocument, opened } from './quilt-document';

/** How drafts were kept before they had a history: as one text in localStorage. */
const formerSchema = z.strictObject({
  quilt: z.unknown(),
  stored: z.strictObject({ quiltNum: z.int().min(1), revision: z.int().min(0) }).nullable(),
  isSaved: z.boolean(),
  sending: z
    .strictObject({ key: z.uuid(), body: quiltFields, of: z.enum(['this', 'earlier', 'another']) })
    .nullable(),
});

const keyOf = (quilterNum: number) => `quilt-draft-${quilterNum}`;

/** The draft of a quilter from that time, null where there is none; fails when it is damaged. */
export function readFormerDraft(quilterNum: number): Result<Draft | null> {
  try {
    const text = localStorage.getItem(keyOf(quilterNum));
    if (text === null) return success(null);
    const { sending, isSaved, stored, quilt } = formerSchema.parse(JSON.parse(text));
    const restored = restoreQuilt(quilt);
    if (!restored.ok) return restored;
    const document = opened(restored.value, stored);
    const documentId = sending?.of === 'another' ? crypto.randomUUID() : document.id;
    const order = sending && {
      documentId,
      quilt: sending.of === 'this' ? document.design.quilt : opened(sending.body, null).design.quilt,
      stored:
        sending.body.quiltNum === 0
          ? null
          : { quiltNum: sending.body.quiltNum, revision: sending.body.revision ?? 0 },
      quilterNum,
    };
    return success({
      document: isSaved ? document : { ...document, saved: newDocument().saved },
      errands: sending && order ? [{ key: sending.key, order }] : [],
    });
  } catch {
    return failure('damaged', 'What this device kept of your last quilt can’t be read.');
  }
}

/** Forgets it, once it is kept in the new way or was refused. */
export function dropFormerDraft(quilterNum: number): void {
  try {
    localStorage.removeItem(keyOf(quilterNum));
  } catch {
    return;
  }
}
