import type { Failure } from '@quiltwright/shared/result';
import type { SaveRequest } from '../save-queue';
import type { Action } from '../../model/command';
import type { OpenDocument, Step, Stored } from '../../model/open-document';

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

/** How a kind of document is taken apart into pieces that the steps of its history share. */
export interface PieceForm<Design, Content> {
  takeContent: (content: Content, give: Give) => number;
  /** What a design has beside its content, in numbers of pieces. */
  takeBeside: (design: Design, give: Give) => unknown;
}

/** What drafts need to know of a kind of document. */
export interface PieceKind<Design, Content> {
  noun: string;
  contentOf: (design: Design) => Content;
  nameOf: (content: Content) => string;
  rename: (name: string) => Action<OpenDocument<Design, Content>>;
  pieces: PieceForm<Design, Content>;
}

interface DesignRef {
  content: number;
  beside: unknown;
}

interface StepRef {
  label: string;
  design: DesignRef;
}

/** A request to save. */
interface RequestRef {
  key: string;
  order: {
    documentId: string;
    content: number;
    stored: Stored | null;
    quilterNum: number;
    inCloth?: number | undefined;
  };
}

/** A draft taken apart: contents by the numbers of their pieces. */
export interface DraftHead {
  documentId: string;
  design: DesignRef;
  past: StepRef[];
  future: StepRef[];
  stored: Stored | null;
  saved: number;
  /** Drafts from before it had a field of its own have none. */
  newName?: string | undefined;
  /** Requests to save, under the name that they had first. */
  errands: RequestRef[];
}

/** A draft to be written: pieces that were not written before, by numbers that follow each other, and the number below which all others may go. */
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
      errands: requests.map(({ key, order: { inCloth, ...order } }) => ({
        key,
        order: {
          ...{ ...order, content: this.#content(order.content) },
          ...(inCloth && { inCloth: this.#content(inCloth) }),
        },
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
