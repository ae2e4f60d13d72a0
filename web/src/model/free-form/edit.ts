import { selectionEditing, type SelectionEdit } from '../selection-edits';
import { selectedPlacements, stillSelected, type Arrangement, type ArrangementCommand } from './arrangement';
import { withCappedBorders } from './fitting';
import type { FreeFormDesign } from './free-form-document';

/** What follows from a change: borders as wide as they may be. */
export function whole(design: FreeFormDesign): FreeFormDesign {
  const quilt = withCappedBorders(design.quilt);
  return quilt === design.quilt ? design : { ...design, quilt };
}

/** A command that changes the arrangement, in one step; what changes nothing is none. */
export const edit = selectionEditing<Arrangement>({ whole, stillSelected });

/** A command on the selected placements. */
export function editSelected<Argument = null>({
  allowed = () => true,
  ...edited
}: SelectionEdit<Arrangement, Argument>): ArrangementCommand<Argument> {
  return edit({
    ...edited,
    allowed: (arrangement, argument) =>
      selectedPlacements(arrangement).length > 0 && allowed(arrangement, argument),
  });
}
