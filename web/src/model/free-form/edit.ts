import type { CommandDefinition, Worked } from '../command';
import { editing, type Edit } from '../editing';
import { selectedPlacements, stillSelected, type Arrangement } from './arrangement';
import { withCappedBorders } from './fitting';
import type { FreeFormDesign, FreeFormDocument } from './free-form-document';

/** Returns the design with what follows from a change: borders within their limits. */
function whole(design: FreeFormDesign): FreeFormDesign {
  const quilt = withCappedBorders(design.quilt);
  return quilt === design.quilt ? design : { ...design, quilt };
}

/** Returns a command that changes the arrangement in one step; a change without effect is no step. */
export const edit = editing<Arrangement>({ whole, stillSelected });

/** Returns the same, for a command that needs no more than the document. */
export const editDocument = editing<Worked<FreeFormDocument>>({ whole, stillSelected });

/** Returns a command on the selected placements. */
export function editSelected<Argument = null>({
  allowed = () => true,
  ...edited
}: Edit<Arrangement, Argument>): CommandDefinition<Arrangement, Argument> {
  return edit({
    ...edited,
    allowed: (arrangement, argument) =>
      selectedPlacements(arrangement).length > 0 && allowed(arrangement, argument),
  });
}
