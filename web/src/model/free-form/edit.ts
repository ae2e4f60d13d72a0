import { selectionEditing, type SelectionEdit } from '../selection-edits';
import { selectedPlacements, stillSelected, type Arrangement, type ArrangementCommand } from './arrangement';
import { withCappedBorders } from './fitting';
import type { FreeFormDesign } from './free-form-document';

/** Returns the design with what follows from a change: borders within their limits. */
export function whole(design: FreeFormDesign): FreeFormDesign {
  const quilt = withCappedBorders(design.quilt);
  return quilt === design.quilt ? design : { ...design, quilt };
}

/** Returns a command that changes the arrangement in one step; a change without effect is no step. */
export const edit = selectionEditing<Arrangement>({ whole, stillSelected });

/** Returns a command on the selected placements. */
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
