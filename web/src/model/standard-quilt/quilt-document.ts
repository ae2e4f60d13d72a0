import { QUILTER } from '@quiltwright/shared/limits';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { generate } from '@quiltwright/workers/kernels/generate/generate';
import type { Action, Command } from '../command';
import { begun, type Stored, type OpenDocument } from '../open-document';

/** What undo goes back to. */
export interface QuiltDesign {
  /** Always whole: pattern blocks, widths and finished size follow from the choices. */
  quilt: Quilt;
  /** Block 2, put aside while the layout takes one block alone. */
  spare: Placement | null;
}

/** A standard quilt that is worked on, with its history. */
export type QuiltDocument = OpenDocument<QuiltDesign, Quilt>;

export type QuiltCommand<Selection = null, Argument = null> = Command<QuiltDocument, Selection, Argument>;
export type QuiltAction = Action<QuiltDocument>;

/** A new quilt, without its size. */
export function newDocument(): QuiltDocument {
  return opened(newStandardQuilt(QUILTER.nobody), null);
}

/** A quilt as it came from the server or from a draft, without history. */
export function opened(quilt: Quilt, stored: Stored | null): QuiltDocument {
  const { revision: _, ...unnumbered } = quilt;
  const whole = generate({ ...unnumbered, quiltNum: 0 });
  return begun({ quilt: whole, spare: null }, whole, stored);
}
