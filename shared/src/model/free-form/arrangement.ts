import type { Placement } from '../../quilting/placement.js';
import type { Action, CommandDefinition } from '../command.js';
import { nothingCopied, type Copying } from '../copying.js';
import { among, nothingSelected, selectingAfterUndo, type Selection } from '../selection.js';
import type { ChangeOf } from '../editing.js';
import {
  freePlacements,
  laidPlacements,
  type FreeFormDesign,
  type FreeFormDocument,
  type LaidPlacement,
} from './free-form-document.js';

/** The state of the free form editor besides its document. It has no history and is never stored. */
export interface ArrangementState extends Copying<Placement> {
  selection: Selection;
}

/** The free form quilt as an open document, with the editor's selection and other state. */
export interface Arrangement extends ArrangementState {
  document: FreeFormDocument;
}

/** A command of the free form editor. It can use and change the selection. */
export type ArrangementCommand<Argument = null> = CommandDefinition<Arrangement, Argument>;
export type ArrangementAction = Action<Arrangement>;

/** The result of a command's change: the new design, and other changed state such as the selection. */
export type Change = ChangeOf<Arrangement>;

/** The initial state of the editor besides its document: nothing is selected or copied. */
export const newArrangementState: ArrangementState = {
  ...nothingCopied,
  selection: nothingSelected,
};

/* Tools call this function with each move of the pointer, so the list is cached for each selection and design. */
const selectedOf = new WeakMap<Selection, { design: FreeFormDesign; laid: readonly LaidPlacement[] }>();

/** Returns the selected placements, bottom first. */
export function selectedPlacements({
  document: { design },
  selection,
}: Pick<Arrangement, 'document' | 'selection'>): readonly LaidPlacement[] {
  if (selection.size === 0) return [];
  const known = selectedOf.get(selection);
  if (known?.design === design) return known.laid;
  const laid = freePlacements(design).filter(({ id }) => selection.has(id));
  selectedOf.set(selection, { design, laid });
  return laid;
}

/** Returns those selected placements that still exist and can be selected. */
export function stillSelected(design: FreeFormDesign, selection: Selection): Selection {
  if (selection.size === 0) return selection;
  return among(selection, idsOf(freePlacements(design)));
}

/** Returns which placements to select after undo or redo. */
export const selectionAfterUndo = selectingAfterUndo<FreeFormDesign>({
  all: (design) => idsOf(laidPlacements(design)),
  free: (design) => idsOf(freePlacements(design)),
  same: sameSelected,
});

function idsOf(laid: readonly LaidPlacement[]): ReadonlySet<number> {
  return new Set(laid.map(({ id }) => id));
}

/**
 * Returns the selected placements that another design also has, equal except for their fabrics. They stay selected if
 * the design changes in another way than by a command, undo or redo.
 */
export function sameSelected(before: FreeFormDesign, after: FreeFormDesign, selection: Selection): Selection {
  if (selection.size === 0) return selection;
  const isSelected = ({ id }: LaidPlacement) => selection.has(id);
  const places = new Map(laidPlacements(before).map(({ id, placement }) => [id, placement]));
  const same = freePlacements(after)
    .filter(isSelected)
    .filter(({ id, placement }) => liesAs(placement, places.get(id)));
  return among(selection, idsOf(same));
}

/** True if two placements are equal in everything except the fabrics. */
function liesAs(placement: Placement, other: Placement | undefined): boolean {
  const keys = Object.keys(placement) as (keyof Placement)[];
  return other !== undefined && keys.every((key) => key === 'levels' || placement[key] === other[key]);
}
