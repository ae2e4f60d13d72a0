import { restoreQuilt } from '@quiltwright/shared/quilting/quilt-migrations';
import { quiltFields, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { failure, success, type Result } from '@quiltwright/shared/result';
import { z } from 'zod';
import type { Stored } from './quilt-document';

/** The quilt on the table as this device keeps it until the server has it. */
export interface Draft {
  quilt: Quilt;
  stored: Stored | null;
  /** Whether the server has it as it is. */
  isSaved: boolean;
  /** A save that had no answer yet: of the quilt as it is now, of an earlier state of it, or of another quilt. */
  sending: { key: string; body: Quilt; of: 'this' | 'earlier' | 'another' } | null;
}

const draftSchema = z.strictObject({
  quilt: z.unknown(),
  stored: z.strictObject({ quiltNum: z.int().min(1), revision: z.int().min(0) }).nullable(),
  isSaved: z.boolean(),
  sending: z
    .strictObject({ key: z.uuid(), body: quiltFields, of: z.enum(['this', 'earlier', 'another']) })
    .nullable(),
});

const keyOf = (quilterNum: number) => `quilt-draft-${quilterNum}`;

/** Keeps the draft of a quilter in place of an earlier one. False when the browser refuses. */
export function keepDraft(quilterNum: number, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(quilterNum), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the draft of a quilter. Where the browser refuses there is none. */
export function dropDraft(quilterNum: number): void {
  try {
    localStorage.removeItem(keyOf(quilterNum));
  } catch {
    return;
  }
}

/** The draft of a quilter, null where there is none; fails with what is wrong with a damaged one. */
export function readDraft(quilterNum: number): Result<Draft | null> {
  try {
    const text = localStorage.getItem(keyOf(quilterNum));
    if (text === null) return success(null);
    const draft = draftSchema.parse(JSON.parse(text));
    const quilt = restoreQuilt(draft.quilt);
    return quilt.ok ? success({ ...draft, quilt: quilt.value }) : quilt;
  } catch {
    return failure('damaged', 'What this device kept of your last quilt can’t be read.');
  }
}
