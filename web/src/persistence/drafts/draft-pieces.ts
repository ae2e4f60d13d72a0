import type { Failure } from '@quiltwright/shared/result';
import type { SaveRequest } from '../saving/save-queue';
import type { Label } from '@quiltwright/shared/model/history-words';
import type { Rename } from '@quiltwright/shared/model/editing';
import type { OpenDocument, Step, Stored } from '@quiltwright/shared/model/open-document';

/** A document as this device stores it: with its history, and with its save requests that have no answer yet. */
export interface Draft<Design, Content> {
  document: OpenDocument<Design, Content>;
  requests: readonly SaveRequest<Content>[];
}

/**
 * Returns the number of the piece (a separately stored part of a draft) for an object. If the object has no piece yet,
 * calls `piece` to make it.
 */
export type Give = (object: object, piece: () => unknown) => number;

/** The pieces of a draft as stored on this device, unchecked. A piece is a separately stored part of a draft. */
export interface KeptPieces {
  raw: (number: number) => unknown;
  /**
   * Returns a function that reads the piece with a given number, or returns null for an unreadable piece. The function
   * reads each piece only once, and later returns the same object again. Steps of the history then share the objects
   * that they shared before the draft was stored.
   */
  once: <T extends object>(
    read: (piece: unknown, number: number) => T | null,
  ) => (number: number) => T | null;
}

/**
 * Rebuilds contents and designs from the pieces (separately stored parts) of a draft. Returns null for unreadable
 * pieces.
 */
export interface PieceReader<Design, Content> {
  content: (number: number) => Content | null;
  design: (content: Content, beside: unknown) => Design | null;
  /**
   * Returns the reason why the content in the piece with this number can't be read; null if the content is readable.
   */
  fault: (number: number) => Failure | null;
}

/**
 * Splits documents of one kind into pieces. A draft stores pieces separately, and several steps of the history can
 * share a piece.
 */
export interface PieceForm<Design, Content> {
  takeContent: (content: Content, give: Give) => number;
  /**
   * Returns the data that a design has in addition to its content. This data contains numbers of pieces in place of
   * large objects.
   */
  takeBeside: (design: Design, give: Give) => unknown;
}

/** The members of a `DocumentKind` that drafts need. */
export interface PieceKind<Design, Content> {
  noun: string;
  contentOf: (design: Design) => Content;
  nameOf: (content: Content) => string;
  rename: Rename<OpenDocument<Design, Content>>;
  pieces: PieceForm<Design, Content>;
}

interface DesignRef {
  content: number;
  beside: unknown;
}

interface StepRef {
  label: Label;
  design: DesignRef;
}

/** A save request in a stored draft. In place of the content, it has the number of the content's piece. */
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

/** The stored state of a draft, without its pieces. Each content is replaced by the number of its piece. */
export interface DraftHead {
  documentId: string;
  design: DesignRef;
  past: StepRef[];
  future: StepRef[];
  stored: Stored | null;
  saved: number;
  /**
   * The new name that the quilter has entered for the document, but that no save has used yet; empty if there is none.
   * Older drafts don't have this property.
   */
  newName?: string | undefined;
  /** Save requests without an answer. The field keeps its name from the first version of the format. */
  errands: RequestRef[];
}

/**
 * The data to write for a draft. `head` is the draft without its pieces. `added` has the new pieces since the last
 * write, by number. Stored pieces with numbers below `first` may be deleted.
 */
export interface PackedDraft {
  head: DraftHead;
  added: ReadonlyMap<number, unknown>;
  first: number;
}

/** All pieces are written again when there are this many more unused pieces than used pieces. */
const SPARE_PIECES = 500;

/**
 * Splits the drafts of one editor into numbered pieces. Each edit then writes only the pieces that it changed. An
 * object that two drafts share is a single piece, written once. No number is used twice. All pieces are written again
 * if most are unused, if another document was opened, or after `restart`. Earlier pieces can then be deleted.
 */
export class DraftPacker<Design, Content> {
  readonly #kind: PieceKind<Design, Content>;
  #numbers = new WeakMap<object, number>();
  #added = new Map<number, unknown>();
  #first: number;
  #next: number;
  /** The number of pieces at which all pieces are written again; 0 while unknown. */
  #limit = 0;
  #documentId: string;

  /** @param numbers the numbers of the stored pieces, in ascending order */
  constructor(kind: PieceKind<Design, Content>, documentId = '', numbers: readonly number[] = []) {
    this.#kind = kind;
    this.#documentId = documentId;
    this.#first = numbers[0] ?? 1;
    this.#next = (numbers.at(-1) ?? 0) + 1;
    if (numbers.length > 0) this.#limit = 2 * numbers.length + SPARE_PIECES;
  }

  /** The lowest number of a piece that is still needed. Pieces with lower numbers may be deleted. */
  get first(): number {
    return this.#first;
  }

  /**
   * Forgets all written pieces: the next `pack` writes all of them again. For use after a failed write, for example.
   */
  restart(): void {
    this.#numbers = new WeakMap();
    this.#first = this.#next;
    this.#limit = 0;
  }

  /** Records that `object` is stored as the piece with this number. */
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
