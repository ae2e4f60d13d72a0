import { failure, success, type Result } from '@quiltwright/shared/result';
import { z } from 'zod';
import { isLabel, type Label } from '@quiltwright/shared/model/history-words';
import type { OpenDocument, Step } from '@quiltwright/shared/model/open-document';
import {
  DraftPacker,
  type Draft,
  type DraftHead,
  type KeptPieces,
  type PieceKind,
  type PieceReader,
} from './draft-pieces';

const ref = z.int().min(1);
const newerSchema = z.strictObject({ revision: z.int().min(0), message: z.string() });
const storedSchema = z
  .strictObject({ num: z.int().min(1), revision: z.int().min(0), newer: newerSchema.optional() })
  .nullable();
const designRef = z.strictObject({ content: ref, beside: z.unknown() });
/** The name “Change”, for a history step whose stored name this version of the app doesn't know. */
const unknownLabel: Label = { key: 'change' };
const labelSchema = z.union([
  // Older drafts have it in words.
  z.string().transform((words): Label => ({ key: 'words', words })),
  z.looseObject({ key: z.string() }).transform((label) => (isLabel(label) ? label : unknownLabel)),
]);
const stepRef = z.strictObject({ label: labelSchema, design: designRef });
const orderRef = z.strictObject({
  documentId: z.string(),
  content: ref,
  stored: storedSchema,
  quilterNum: z.int().min(1),
  inCloth: ref.optional(),
});

const headSchema: z.ZodType<DraftHead> = z.strictObject({
  documentId: z.string(),
  design: designRef,
  past: z.array(stepRef),
  future: z.array(stepRef),
  stored: storedSchema,
  saved: ref,
  newName: z.string().optional(),
  errands: z.array(z.strictObject({ key: z.uuid(), order: orderRef })),
});

/** A draft that was rebuilt from its pieces, and the packer that writes its later changes. */
export interface UnpackedDraft<Design, Content> {
  draft: Draft<Design, Content>;
  packer: DraftPacker<Design, Content>;
  /** True if the current state was unreadable. `draft` then has the latest readable state. */
  isDamaged: boolean;
}

/**
 * Rebuilds a draft that any version of the app stored. Drops an unreadable history step, and all steps beyond it,
 * farther from the current state. If the current state is unreadable, the latest readable state replaces it. If no
 * state is readable, fails with the reason.
 * @param pieces by number, in ascending order
 */
export function unpackDraft<Design, Content extends object>(
  kind: PieceKind<Design, Content>,
  reader: (pieces: KeptPieces) => PieceReader<Design, Content>,
  kept: unknown,
  pieces: ReadonlyMap<number, unknown>,
): Result<UnpackedDraft<Design, Content>> {
  const { noun } = kind;
  const head = headSchema.safeParse(kept);
  if (!head.success) return failure('damaged', `This device’s copy of your last ${noun} can’t be read.`);
  const { documentId, design: current, past, future, stored, saved, newName, errands } = head.data;
  const packer = new DraftPacker(kind, documentId, [...pieces.keys()]);
  const read = reader({
    raw: (number) => pieces.get(number),
    once: (readPiece) => onceEach(pieces, packer, readPiece),
  });
  const designOf = (from: DraftHead['design']): Design | null => {
    const content = read.content(from.content);
    return content && read.design(content, from.beside);
  };
  /**
   * Returns the readable steps of `from`, in the same order: all steps after the last unreadable one. `from` ends
   * with the step nearest to the current state.
   */
  const stepsOf = (from: DraftHead['past']): Step<Design>[] => {
    const found: Step<Design>[] = [];
    for (const { label, design: each } of [...from].reverse()) {
      const whole = designOf(each);
      if (!whole) break;
      found.unshift({ label, design: whole });
    }
    return found;
  };

  const designs = [...past.map((step) => step.design), current];
  const isNow = designOf(current) !== null;
  const fault = isNow ? null : read.fault(current.content);
  const latest =
    fault?.code === 'newer' ? -1 : designs.map((each) => designOf(each) !== null).lastIndexOf(true);
  const design = designs[latest] && designOf(designs[latest]);
  if (!design) {
    return fault
      ? { ok: false, error: fault }
      : failure('damaged', `A part of your last ${noun} can’t be read.`);
  }
  const document: OpenDocument<Design, Content> = {
    id: documentId,
    design,
    past: stepsOf(past.slice(0, latest)),
    future: isNow ? stepsOf(future) : [],
    stored,
    saved: read.content(saved) ?? { ...kind.contentOf(design) },
    newName: newName ?? '',
  };
  const orders = errands.flatMap(({ key, order: { inCloth: cloth, ...order } }) => {
    const content = read.content(order.content);
    const inCloth = cloth === undefined ? null : read.content(cloth);
    return content ? [{ key, order: { ...order, content, ...(inCloth && { inCloth }) } }] : [];
  });
  const isOfToday = newName !== undefined || orders.length > 0;
  const draft = { document: isOfToday ? document : withNewName(kind, document), requests: orders };
  return success({ draft, packer, isDamaged: !isNow });
}

/**
 * Converts a document from a version of the app in which a rename was a step of the history. A document on the server
 * gets its stored name. If the draft has another name, that name becomes `newName`: the name that the quilter has
 * entered, but that no save has used yet.
 */
function withNewName<Design, Content>(
  { contentOf, nameOf, rename }: PieceKind<Design, Content>,
  document: OpenDocument<Design, Content>,
): OpenDocument<Design, Content> {
  const typed = nameOf(contentOf(document.design));
  const name = document.stored ? nameOf(document.saved) : typed;
  // The first rename, to '', is needed because a rename to the current name would leave other names in earlier steps.
  const named = rename(rename(document, ''), name);
  return { ...named, newName: typed === name ? '' : typed };
}

function onceEach<T extends object>(
  pieces: ReadonlyMap<number, unknown>,
  packer: { know: (object: object, number: number) => void },
  read: (piece: unknown, number: number) => T | null,
): (number: number) => T | null {
  const done = new Map<number, T | null>();
  return (number) => {
    const before = done.get(number);
    if (before !== undefined) return before;
    const value = read(pieces.get(number), number);
    done.set(number, value);
    if (value) packer.know(value, number);
    return value;
  };
}
