import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Action, Command } from '../command';
import { nothingCopied, type Copying } from '../copying';
import { among, nothingSelected, selectingAfterUndo, type Selection } from '../selection';
import type { ChangeOf } from '../selection-edits';
import {
  freePlacements,
  laidPlacements,
  type FreeFormDesign,
  type FreeFormDocument,
  type LaidPlacement,
} from './free-form-document';

/** What is selected and held while a quilt is arranged: in no history, and never stored. */
export interface ArrangementState extends Copying<Placement> {
  /** Placements by their ids. */
  selection: Selection;
}

/** The free form quilt that is worked on, with what is selected of it. */
export interface Arrangement extends ArrangementState {
  document: FreeFormDocument;
}

/** Its selection is that of the arrangement, which it gives too. */
export type ArrangementCommand<Argument = null> = Command<Arrangement, null, Argument>;
export type ArrangementAction = Action<Arrangement>;

/** What a change gives. */
export type Change = ChangeOf<Arrangement>;

/** Of a table on which nothing was done yet. */
export const newArrangementState: ArrangementState = {
  ...nothingCopied,
  selection: nothingSelected,
};

/* Tools ask with each move of the pointer: of a selection all is listed once for each design. */
const selectedOf = new WeakMap<Selection, { design: FreeFormDesign; laid: readonly LaidPlacement[] }>();

/** What is selected, bottom first. */
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

/** What of a selection is still there and free. */
export function stillSelected(design: FreeFormDesign, selection: Selection): Selection {
  if (selection.size === 0) return selection;
  return among(selection, new Set(freePlacements(design).map(({ id }) => id)));
}

/** What is selected once undo or redo was done. */
export const selectionAfterUndo = selectingAfterUndo<FreeFormDesign>({
  all: (design) => placementsById(laidPlacements(design)),
  free: (design) => placementsById(freePlacements(design)),
});

/** A placement that isn't changed stays the same object, in drafts too. */
function placementsById(laid: readonly LaidPlacement[]): ReadonlyMap<number, Placement> {
  return new Map(laid.map(({ id, placement }) => [id, placement]));
}

/**
 * What of a selection lies in another design as it did, be it in other fabrics: all that stays selected where neither a
 * command nor undo led from one to the other.
 */
export function sameSelected(before: FreeFormDesign, after: FreeFormDesign, selection: Selection): Selection {
  if (selection.size === 0) return selection;
  const isSelected = ({ id }: LaidPlacement) => selection.has(id);
  const places = placementsById(laidPlacements(before).filter(isSelected));
  const same = freePlacements(after)
    .filter(isSelected)
    .filter(({ id, placement }) => liesAs(placement, places.get(id)));
  return among(selection, new Set(same.map(({ id }) => id)));
}

/** Whether all but their fabrics is the same. */
function liesAs(placement: Placement, other: Placement | undefined): boolean {
  const keys = Object.keys(placement) as (keyof Placement)[];
  return other !== undefined && keys.every((key) => key === 'levels' || placement[key] === other[key]);
}

/**
 * A command for documents as one for arrangements, as undo: what it touched is selected.
 * @param kept what stays selected in its place
 */
export function onArrangement<Argument>(
  { canRun, run, ...names }: Command<FreeFormDocument, null, Argument>,
  kept?: (design: FreeFormDesign, selection: Selection) => Selection,
): ArrangementCommand<Argument> {
  return {
    ...names,
    canRun: ({ document: { document }, ...given }) => canRun({ document, ...given }),
    run: ({ document: arrangement, ...given }) => {
      const document = run({ document: arrangement.document, ...given });
      const { selection } = arrangement;
      return {
        ...arrangement,
        document,
        selection: kept
          ? kept(document.design, selection)
          : selectionAfterUndo(arrangement.document.design, document, selection),
      };
    },
  };
}
