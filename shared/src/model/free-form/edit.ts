import type { CommandDefinition, Worked } from '../command.js';
import { editing, type Edit } from '../editing.js';
import { selectedPlacements, stillSelected, type Arrangement } from './arrangement.js';
import { withCappedBorders } from './fitting.js';
import type { FreeFormDesign, FreeFormDocument } from './free-form-document.js';
import { withSetPlaces } from './setting/set-places.js';

/**
 * Returns a changed design with its borders reduced to their limits, and with the size and the places that follow from
 * its setting.
 */
function whole(design: FreeFormDesign, before: FreeFormDesign, newIds: string | undefined): FreeFormDesign {
  if (design.quilt.setting) return withSetPlaces(design, before, newIds);
  const quilt = withCappedBorders(design.quilt);
  return quilt === design.quilt ? design : { ...design, quilt };
}

/** Makes a command that changes the arrangement in one step of the history. No step is added if nothing changes. */
export const edit = editing<Arrangement>({ whole, stillSelected });

/**
 * Makes a command like those of `edit`. But the command needs only the document, not the rest of the editor's state.
 */
export const editDocument = editing<Worked<FreeFormDocument>>({ whole, stillSelected });

/**
 * Makes a command like those of `edit` that places blocks by hand, or changes the size of the quilt. It can't run on a
 * quilt with a setting, because the setting decides both.
 */
export function editByHand<Argument = null>({
  allowed = () => true,
  ...edited
}: Edit<Arrangement, Argument>): CommandDefinition<Arrangement, Argument> {
  return edit({
    ...edited,
    allowed: (arrangement, argument) =>
      !arrangement.document.design.quilt.setting && allowed(arrangement, argument),
  });
}

/** Makes a command that changes the selected placements. It can run only if a placement is selected. */
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
