import { QUILTER } from '../../limits.js';
import type { Placement } from '../../quilting/placement.js';
import { newStandardQuilt, type Quilt } from '../../quilting/quilt.js';
import { generate } from '../../quilting/standard/generate.js';
import type { Action, CommandDefinition, Worked } from '../command.js';
import { begun, type Stored, type OpenDocument } from '../open-document.js';

/** The part of the document that undo restores. */
export interface QuiltDesign {
  /**
   * The quilt. Its size, the widths of its borders and sashing, and its pattern blocks (the repeats that the layout
   * adds) always match the quilter's choices.
   */
  quilt: Quilt;
  /** The Block 2 that the layout hides, because the layout has only one block; null if no block is hidden. */
  spare: Placement | null;
}

/** The open standard quilt, with its history. */
export type QuiltDocument = OpenDocument<QuiltDesign, Quilt>;

export type QuiltCommand<Argument = null> = CommandDefinition<Worked<QuiltDocument>, Argument>;
export type QuiltAction = Action<Worked<QuiltDocument>>;

/** Returns a new document, whose quilt has no size yet. */
export function newDocument(): QuiltDocument {
  return opened(newStandardQuilt(QUILTER.nobody), null);
}

/** Returns a quilt from the server or a draft as a document, without history. */
export function opened(quilt: Quilt, stored: Stored | null): QuiltDocument {
  const { revision: _, ...unnumbered } = quilt;
  const whole = generate({ ...unnumbered, quiltNum: 0 });
  return begun({ quilt: whole, spare: null }, whole, stored);
}
