import { z } from 'zod';
import type { DraftHead } from './draft-pieces';
import type { DraftRecord } from './draft-record';
import { idOfNoun } from './kind-ids';

const ref = z.int().min(1);
const stored = z
  .object({ quiltNum: z.int(), revision: z.int() })
  .nullable()
  .transform((known) => known && { num: known.quiltNum, revision: known.revision });
const design = z
  .object({ quilt: ref, spare: ref.nullable() })
  .transform(({ quilt, spare }) => ({ content: quilt, beside: spare }));
const words = z.string().transform((each) => ({ key: 'words' as const, words: each }));
const steps = z.array(z.object({ label: words, design }));
const order = z
  .object({ documentId: z.string(), quilt: ref, stored, quilterNum: z.int() })
  .transform(({ quilt, ...others }) => ({ ...others, content: quilt }));

/**
 * The schema that reads a draft from version 1 of the database, which had only quilts, and converts it to the
 * current format.
 */
const version1 = z
  .object({
    slot: z.string(),
    quilterNum: z.int(),
    changedAt: z.number(),
    quiltName: z.string().catch(''),
    isSaved: z.boolean().catch(false),
    isRefused: z.boolean().catch(false),
    head: z
      .object({
        documentId: z.string(),
        design,
        past: steps,
        future: steps,
        stored,
        saved: ref,
        errands: z.array(z.object({ key: z.string(), order })),
      })
      .nullable()
      .catch(null),
  })
  .transform(({ quiltName, head, ...others }): DraftRecord => ({
    ...others,
    kind: idOfNoun.quilt,
    name: quiltName,
    head: head ?? unreadable,
  }));

/** The head of a converted draft whose own head is unreadable. Opening such a draft fails. */
const unreadable: DraftHead = {
  documentId: '',
  design: { content: 0, beside: null },
  past: [],
  future: [],
  stored: null,
  saved: 0,
  errands: [],
};

/**
 * Converts a draft from version 1 of the database to the current format. Null if the record can't be a draft. The
 * pieces of the draft, which are stored separately, stay as they are.
 */
export function draftOfVersion1(record: unknown): DraftRecord | null {
  return version1.safeParse(record).data ?? null;
}

/**
 * The schema that recognises a draft from version 2 of the database, which named the kinds of documents by
 * their nouns: quilt or block.
 */
const version2 = z.looseObject({ kind: z.enum(['quilt', 'block']) });

/**
 * Converts a draft from version 2 of the database to the current format. Null if the record can't be a draft. The
 * pieces of the draft, which are stored separately, stay as they are.
 */
export function draftOfVersion2(record: unknown): DraftRecord | null {
  const { data } = version2.safeParse(record);
  return data ? ({ ...data, kind: idOfNoun[data.kind] } as unknown as DraftRecord) : null;
}
