import { placementSchema, type Placement } from '@quiltwright/shared/quilting/placement';
import { restoreQuilt } from '@quiltwright/shared/quilting/quilt-migrations';
import {
  QUILT_SCHEMA_VERSION,
  quiltFaults,
  quiltFields,
  type Quilt,
} from '@quiltwright/shared/quilting/quilt';
import { levelsSchema, type Levels } from '@quiltwright/shared/quilting/shape';
import { failure, success, type Result } from '@quiltwright/shared/result';
import { generate, storable } from '@quiltwright/workers/kernels/generate/generate';
import { z } from 'zod';
import type { Errand } from '../server/save-queue';
import type { Design, QuiltDocument, Step } from './quilt-document';

/** A quilt as this device keeps it: with its history, and with the saves that had no answer yet. */
export interface Draft {
  document: QuiltDocument;
  errands: readonly Errand[];
}

const ref = z.int().min(1);
const storedRef = z.strictObject({ quiltNum: z.int().min(1), revision: z.int().min(0) }).nullable();
const designRef = z.strictObject({ quilt: ref, spare: ref.nullable() });
const stepRef = z.strictObject({ label: z.string(), design: designRef });
const orderRef = z.strictObject({
  documentId: z.string(),
  quilt: ref,
  stored: storedRef,
  quilterNum: z.int().min(1),
});

const headSchema = z.strictObject({
  documentId: z.string(),
  design: designRef,
  past: z.array(stepRef),
  future: z.array(stepRef),
  stored: storedRef,
  saved: ref,
  errands: z.array(z.strictObject({ key: z.uuid(), order: orderRef })),
});

/** A draft taken apart: quilts and placements by the numbers of their pieces. */
export type DraftHead = z.output<typeof headSchema>;

type DesignRef = z.output<typeof designRef>;
type StepRef = z.output<typeof stepRef>;

const quiltPiece = z.strictObject({ quilt: z.record(z.string(), z.unknown()), blocks: z.array(ref) });
const placementPiece = z.strictObject({ placement: z.record(z.string(), z.unknown()), levels: ref });

/** A part of a draft that many steps of its history share. */
type Piece =
  | { quilt: Omit<Quilt, 'blocks'>; blocks: number[] }
  | { placement: Omit<Placement, 'levels'>; levels: number }
  | Levels;

/** A draft to be written: pieces that were not written before, and the number below which all others may go. */
export interface PackedDraft {
  head: DraftHead;
  added: ReadonlyMap<number, Piece>;
  first: number;
}

/** So many pieces may be out of use before all are written anew, beside as many as were in use. */
const SPARE_PIECES = 500;

/**
 * Takes drafts of one table apart, so that an edit costs what it changed: what is the same object in two
 * drafts is one piece and given once. Numbers are never used again. Once most pieces are out of use, for
 * another document, or after `restart`, it begins afresh, and what came before can be deleted.
 */
export class DraftPacker {
  #numbers = new WeakMap<object, number>();
  #added = new Map<number, Piece>();
  #first: number;
  #next: number;
  /** So many pieces may be kept before it begins afresh; 0 while that isn't known. */
  #limit = 0;
  #documentId = '';

  /** @param numbers of the pieces that are kept already, in order */
  constructor(documentId = '', numbers: readonly number[] = []) {
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

  pack(draft: Draft): PackedDraft {
    const isFull = this.#limit > 0 && this.#next - this.#first > this.#limit;
    if (isFull || draft.document.id !== this.#documentId) this.restart();
    this.#documentId = draft.document.id;
    this.#added = new Map();
    const head = this.#head(draft);
    if (this.#limit === 0) this.#limit = 2 * (this.#next - this.#first) + SPARE_PIECES;
    return { head, added: this.#added, first: this.#first };
  }

  #head({ document: { id, design, past, future, stored, saved }, errands }: Draft): DraftHead {
    const step = (each: Step): StepRef => ({ label: each.label, design: this.#design(each.design) });
    return {
      documentId: id,
      design: this.#design(design),
      past: past.map(step),
      future: future.map(step),
      stored,
      saved: this.#quilt(saved),
      errands: errands.map(({ key, order }) => ({
        key,
        order: { ...order, quilt: this.#quilt(order.quilt) },
      })),
    };
  }

  #design({ quilt, spare }: Design): DesignRef {
    return { quilt: this.#quilt(quilt), spare: spare && this.#placement(spare) };
  }

  #quilt(whole: Quilt): number {
    return this.#number(whole, () => {
      const { blocks, ...quilt } = storable(whole);
      return { quilt, blocks: blocks.map((placement) => this.#placement(placement)) };
    });
  }

  #placement(whole: Placement): number {
    return this.#number(whole, () => {
      const { levels, ...placement } = whole;
      return { placement, levels: this.#number(levels, () => levels) };
    });
  }

  #number(object: object, piece: () => Piece): number {
    const known = this.#numbers.get(object);
    if (known !== undefined) return known;
    const made = piece();
    const number = this.#next++;
    this.#numbers.set(object, number);
    this.#added.set(number, made);
    return number;
  }
}

/**
 * Puts a draft together again, in whatever version of quilts it was written, from its pieces in the order of their
 * numbers, and gives the packer that goes on with it. Steps that can't be read end the history there. When it is the
 * quilt itself, the latest that can be read takes its place, and `isDamaged` tells; with none, fails with what is wrong.
 */
export function unpackDraft(
  stored: unknown,
  pieces: ReadonlyMap<number, unknown>,
): Result<{ draft: Draft; packer: DraftPacker; isDamaged: boolean }> {
  const head = headSchema.safeParse(stored);
  if (!head.success) return failure('damaged', 'What this device kept of your last quilt can’t be read.');
  const { documentId, design: current, past, future, stored: known, saved, errands } = head.data;
  const packer = new DraftPacker(documentId, [...pieces.keys()]);
  const read = reader(pieces, packer);
  const designs = [...past.map((step) => step.design), current];
  const isNow = read.design(current) !== null;
  const fault = isNow ? null : restoreQuilt(read.raw(current.quilt));
  const isNewer = fault?.ok === false && fault.error.code === 'newer';
  const latest = isNewer ? -1 : designs.map((each) => read.design(each) !== null).lastIndexOf(true);
  const design = designs[latest] && read.design(designs[latest]);
  if (!design) {
    return fault?.ok === false ? fault : failure('damaged', 'Block 2 of your last quilt can’t be read.');
  }
  const document: QuiltDocument = {
    id: documentId,
    design,
    past: read.steps(past.slice(0, latest)),
    future: isNow ? read.steps(future) : [],
    stored: known,
    saved: read.quilt(saved) ?? { ...design.quilt },
  };
  const orders = errands.flatMap(({ key, order }) => {
    const quilt = read.quilt(order.quilt);
    return quilt ? [{ key, order: { ...order, quilt } }] : [];
  });
  return success({ draft: { document, errands: orders }, packer, isDamaged: !isNow });
}

/** Reads each piece once, so that what was one object is one again; null for what can't be read. */
function reader(pieces: ReadonlyMap<number, unknown>, packer: DraftPacker) {
  const once = <T extends object>(readPiece: (piece: unknown, number: number) => T | null) => {
    const done = new Map<number, T | null>();
    return (number: number): T | null => {
      const before = done.get(number);
      if (before !== undefined) return before;
      const value = readPiece(pieces.get(number), number);
      done.set(number, value);
      if (value) packer.know(value, number);
      return value;
    };
  };

  const levels = once((piece) => levelsSchema.safeParse(piece).data ?? null);

  const placement = once((piece): Placement | null => {
    const parts = placementPiece.safeParse(piece).data;
    const own = parts && levels(parts.levels);
    const fields = own && placementSchema.safeParse({ ...parts.placement, levels: [] }).data;
    return fields ? { ...fields, levels: own } : null;
  });

  const raw = (number: number): unknown => {
    const parts = quiltPiece.safeParse(pieces.get(number)).data;
    const blocks = parts?.blocks.map((block) => {
      const { data } = placementPiece.safeParse(pieces.get(block));
      return data && { ...data.placement, levels: pieces.get(data.levels) };
    });
    return parts && { ...parts.quilt, blocks };
  };

  const today = (piece: unknown): Quilt | null => {
    const parts = quiltPiece.safeParse(piece).data;
    const fields = parts && quiltFields.safeParse({ ...parts.quilt, blocks: [] }).data;
    const blocks = parts?.blocks.map(placement).filter((block) => block !== null);
    if (!fields || blocks?.length !== parts.blocks.length) return null;
    const quilt = { ...fields, blocks };
    return quiltFaults(quilt).length === 0 ? quilt : null;
  };

  const quilt = once((piece, number): Quilt | null => {
    const version = quiltPiece.safeParse(piece).data?.quilt['schemaVersion'];
    const migrated = version === QUILT_SCHEMA_VERSION ? null : restoreQuilt(raw(number));
    const value = migrated?.ok ? migrated.value : today(piece);
    return value && generate(value);
  });

  const design = (from: DesignRef): Design | null => {
    const whole = quilt(from.quilt);
    const spare = from.spare === null ? null : placement(from.spare);
    return whole && (spare || from.spare === null) ? { quilt: whole, spare } : null;
  };

  /** The nearest step is last: those before the last one that can't be read are lost with it. */
  const steps = (from: readonly StepRef[]): Step[] => {
    const found: Step[] = [];
    for (const { label, design: each } of [...from].reverse()) {
      const whole = design(each);
      if (!whole) break;
      found.unshift({ label, design: whole });
    }
    return found;
  };

  return { raw, quilt, design, steps };
}
