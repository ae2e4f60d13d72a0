import { failure, success, type Failure, type Result } from '@quiltwright/shared/result';
import { z } from 'zod';
import type { SaveRequest } from '../save-queue';
import type { Action } from '../../model/command';
import type { Step, OpenDocument } from '../../model/open-document';

/** A document as this device keeps it: with its history, and with the saves that had no answer yet. */
export interface Draft<Design, Content> {
  document: OpenDocument<Design, Content>;
  requests: readonly SaveRequest<Content>[];
}

/** Gives the number of an object's piece, which is made when it has none yet. */
export type Give = (object: object, piece: () => unknown) => number;

/** The pieces of a draft as they were kept, nothing of them checked. */
export interface KeptPieces {
  raw: (number: number) => unknown;
  /** Has each piece read once, so that what was one object is one again; null for what can't be read. */
  once: <T extends object>(
    read: (piece: unknown, number: number) => T | null,
  ) => (number: number) => T | null;
}

/** Puts contents and designs together again; null for what can't be read. */
export interface PieceReader<Design, Content> {
  content: (number: number) => Content | null;
  design: (content: Content, beside: unknown) => Design | null;
  /** What is wrong with a content that can't be read. */
  fault: (number: number) => Failure | null;
}

/** How a kind of document is taken apart into pieces that the steps of its history share, and put together again. */
export interface PieceForm<Design, Content> {
  takeContent: (content: Content, give: Give) => number;
  /** What a design has beside its content, in numbers of pieces. */
  takeBeside: (design: Design, give: Give) => unknown;
  reader: (pieces: KeptPieces) => PieceReader<Design, Content>;
}

/** What draft-pieces needs to know of a kind of document. */
interface PieceKind<Design, Content> {
  noun: string;
  contentOf: (design: Design) => Content;
  nameOf: (content: Content) => string;
  rename: (name: string) => Action<OpenDocument<Design, Content>>;
  pieces: PieceForm<Design, Content>;
}

const ref = z.int().min(1);
const storedSchema = z.strictObject({ num: z.int().min(1), revision: z.int().min(0) }).nullable();
const designRef = z.strictObject({ content: ref, beside: z.unknown() });
const stepRef = z.strictObject({ label: z.string(), design: designRef });
const orderRef = z.strictObject({
  documentId: z.string(),
  content: ref,
  stored: storedSchema,
  quilterNum: z.int().min(1),
});

const headSchema = z.strictObject({
  documentId: z.string(),
  design: designRef,
  past: z.array(stepRef),
  future: z.array(stepRef),
  stored: storedSchema,
  saved: ref,
  /** Drafts from before it had a field of its own have none. */
  newName: z.string().optional(),
  /** Requests to save, under the name that they had first. */
  errands: z.array(z.strictObject({ key: z.uuid(), order: orderRef })),
});

/** A draft taken apart: contents by the numbers of their pieces. */
export type DraftHead = z.output<typeof headSchema>;

type DesignRef = z.output<typeof designRef>;
type StepRef = z.output<typeof stepRef>;

/** A draft to be written: pieces that were not written before, and the number below which all others may go. */
export interface PackedDraft {
  head: DraftHead;
  added: ReadonlyMap<number, unknown>;
  first: number;
}

/** So many pieces may be out of use before all are written anew, beside as many as were in use. */
const SPARE_PIECES = 500;

/**
 * Takes drafts of one table apart, so that an edit costs what it changed: what is the same object in two
 * drafts is one piece and given once. Numbers are never used again. Once most pieces are out of use, for
 * another document, or after `restart`, it begins afresh, and what came before can be deleted.
 */
export class DraftPacker<Design, Content> {
  readonly #kind: PieceKind<Design, Content>;
  #numbers = new WeakMap<object, number>();
  #added = new Map<number, unknown>();
  #first: number;
  #next: number;
  /** So many pieces may be kept before it begins afresh; 0 while that isn't known. */
  #limit = 0;
  #documentId: string;

  /** @param numbers of the pieces that are kept already, in order */
  constructor(kind: PieceKind<Design, Content>, documentId = '', numbers: readonly number[] = []) {
    this.#kind = kind;
    this.#documentId = documentId;
    this.#first = numbers[0] ?? 1;
    this.#next = (numbers.at(-1) ?? 0) + 1;
    if (numbers.length > 0) this.#limit = 2 * numbers.length + SPARE_PIECES;
  }

  /** Pieces with lower numbers are of no use any more. */
  get first(): number {
    return this.#first;
  }

  /** Forgets what it gave, as after a write that failed. */
  restart(): void {
    this.#numbers = new WeakMap();
    this.#first = this.#next;
    this.#limit = 0;
  }

  /** Knows `object` as the piece of this number. */
  know(object: object, number: number): void {
    this.#numbers.set(object, number);
  }

  pack(draft: Draft<Design, Content>): PackedDraft {
    const isFull = this.#limit > 0 && this.#next - this.#first > this.#limit;
    if (isFull || draft.document.id !== this.#documentId) this.restart();
    this.#documentId = draft.document.id;
    this.#added = new Map();
    const head = this.#head(draft);
    if (this.#limit === 0) this.#limit = 2 * (this.#next - this.#first) + SPARE_PIECES;
    return { head, added: this.#added, first: this.#first };
  }

  #head({ document, requests }: Draft<Design, Content>): DraftHead {
    const { id, design, past, future, stored, saved, newName } = document;
    const step = (each: Step<Design>): StepRef => ({ label: each.label, design: this.#design(each.design) });
    return {
      documentId: id,
      design: this.#design(design),
      past: past.map(step),
      future: future.map(step),
      stored,
      saved: this.#content(saved),
      newName,
      errands: requests.map(({ key, order }) => ({
        key,
        order: { ...order, content: this.#content(order.content) },
      })),
    };
  }

  #design(design: Design): DesignRef {
    const { contentOf, pieces } = this.#kind;
    return { content: this.#content(contentOf(design)), beside: pieces.takeBeside(design, this.#give) };
  }

  #content(content: Content): number {
    return this.#kind.pieces.takeContent(content, this.#give);
  }

  readonly #give: Give = (object, piece) => {
    const known = this.#numbers.get(object);
    if (known !== undefined) return known;
    const made = piece();
    const number = this.#next++;
    this.#numbers.set(object, number);
    this.#added.set(number, made);
    return number;
  };
}

/** A draft put together again, and the packer that goes on with it. */
export interface UnpackedDraft<Design, Content> {
  draft: Draft<Design, Content>;
  packer: DraftPacker<Design, Content>;
  /** Whether the latest state that can be read took the place of the last one. */
  isDamaged: boolean;
}

/**
 * Puts a draft together again, in whatever version its contents were written, from its pieces in the order of their
 * numbers. Steps that can't be read end the history there. When it is the last state itself, the latest that can be
 * read takes its place; with none, fails with what is wrong.
 */
export function unpackDraft<Design, Content extends object>(
  kind: PieceKind<Design, Content>,
  kept: unknown,
  pieces: ReadonlyMap<number, unknown>,
): Result<UnpackedDraft<Design, Content>> {
  const { noun } = kind;
  const head = headSchema.safeParse(kept);
  if (!head.success) return failure('damaged', `What this device kept of your last ${noun} can’t be read.`);
  const { documentId, design: current, past, future, stored, saved, newName, errands } = head.data;
  const packer = new DraftPacker(kind, documentId, [...pieces.keys()]);
  const read = kind.pieces.reader({
    raw: (number) => pieces.get(number),
    once: (readPiece) => onceEach(pieces, packer, readPiece),
  });
  const designOf = (from: DesignRef): Design | null => {
    const content = read.content(from.content);
    return content && read.design(content, from.beside);
  };
  /** The nearest step is last: those before the last one that can't be read are lost with it. */
  const stepsOf = (from: readonly StepRef[]): Step<Design>[] => {
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
  const orders = errands.flatMap(({ key, order }) => {
    const content = read.content(order.content);
    return content ? [{ key, order: { ...order, content } }] : [];
  });
  const isOfToday = newName !== undefined || orders.length > 0;
  const draft = { document: isOfToday ? document : withNewName(kind, document), requests: orders };
  return success({ draft, packer, isDamaged: !isNow });
}

/**
 * A document from when the name was a step of its history. One that the server knows has its stored name again, and
 * what was typed since is for a new document.
 */
function withNewName<Design, Content>(
  { contentOf, nameOf, rename }: PieceKind<Design, Content>,
  document: OpenDocument<Design, Content>,
): OpenDocument<Design, Content> {
  const typed = nameOf(contentOf(document.design));
  const name = document.stored ? nameOf(document.saved) : typed;
  // By way of no name: renamed to what it is called already, the steps before would keep theirs.
  const named = rename(name).run(rename('').run(document));
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
