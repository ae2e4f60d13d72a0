import { QUILTER } from '@quiltwright/shared/limits';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { fullPlacements, newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { generate } from '@quiltwright/workers/kernels/generate/generate';

/** What undo goes back to. */
export interface Design {
  /** Always whole: pattern blocks, widths and finished size follow from the choices. */
  quilt: Quilt;
  /** Block 2, put aside while the layout takes one block alone. */
  spare: Placement | null;
}

/** Something that was done: the design before it (in the past) or after it (in the future), and its name. */
export interface Step {
  label: string;
  design: Design;
}

/** What the server knows a quilt by. */
export interface Stored {
  quiltNum: number;
  revision: number;
}

/**
 * The quilt on the table with its history. What the server knows lies beside the design, so that undo
 * never takes back a number or a revision; the quilt itself always has number 0.
 */
export interface QuiltDocument {
  /** Another quilt on the table has another id. */
  id: string;
  design: Design;
  /** Latest last. */
  past: readonly Step[];
  /** Next one last. */
  future: readonly Step[];
  /** Null for a quilt that was never saved. */
  stored: Stored | null;
  /** The quilt as it was begun, opened or last saved. */
  saved: Quilt;
}

/** Steps that can be undone. */
const REMEMBERED = 200;

/** An empty table. */
export function newDocument(): QuiltDocument {
  return opened(newStandardQuilt(QUILTER.nobody), null);
}

/** A quilt as it came from the server or from a draft, without history. */
export function opened(quilt: Quilt, stored: Stored | null): QuiltDocument {
  const { revision: _, ...unnumbered } = quilt;
  const whole = generate({ ...unnumbered, quiltNum: 0, blocks: fullPlacements(quilt.blocks) });
  return {
    id: crypto.randomUUID(),
    design: { quilt: whole, spare: null },
    past: [],
    future: [],
    stored,
    saved: whole,
  };
}

/** The document with a new design and one more step to undo; what was undone can't be redone any more. */
export function changed(document: QuiltDocument, label: string, design: Design): QuiltDocument {
  const past = [...document.past, { label, design: document.design }].slice(-REMEMBERED);
  return { ...document, design, past, future: [] };
}

export function undone(document: QuiltDocument): QuiltDocument {
  const step = document.past.at(-1);
  if (!step) return document;
  return {
    ...document,
    design: step.design,
    past: document.past.slice(0, -1),
    future: [...document.future, { label: step.label, design: document.design }],
  };
}

export function redone(document: QuiltDocument): QuiltDocument {
  const step = document.future.at(-1);
  if (!step) return document;
  return {
    ...document,
    design: step.design,
    past: [...document.past, { label: step.label, design: document.design }],
    future: document.future.slice(0, -1),
  };
}

/** The server has stored `saved`, a quilt that was on this table, under `stored`. No history. */
export function acknowledged(document: QuiltDocument, saved: Quilt, stored: Stored): QuiltDocument {
  return { ...document, saved, stored };
}

/** Whether there is anything on the table that the server doesn't have. */
export function hasUnsavedChanges({ design, saved }: QuiltDocument): boolean {
  return design.quilt !== saved;
}

/** Whether the table is as it was laid: nothing on it that anybody could miss. */
export function isUntouched(document: QuiltDocument): boolean {
  const { past, future, stored } = document;
  return past.length + future.length === 0 && stored === null && !hasUnsavedChanges(document);
}
