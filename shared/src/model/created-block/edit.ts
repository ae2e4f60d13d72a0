import type { CommandDefinition } from '../command.js';
import { editing, type Edit } from '../editing.js';
import { withSpots } from './created-block-document.js';
import { selectedShapes, stillSelected, type Drawing } from './drawing.js';
import { followed, stillLinked } from './links.js';

/** Makes a command that changes the drawing in one step of the history. No step is added if nothing changes. */
export const edit = editing<Drawing>({
  whole: (design, before) => stillLinked(withSpots(before, design)),
  stillSelected,
});

/** Makes a command that changes the selected shapes. The linked copies of these shapes change in the same way. */
export function editSelected<Argument = null>({
  allowed = () => true,
  change,
  ...edited
}: Edit<Drawing, Argument>): CommandDefinition<Drawing, Argument> {
  return edit({
    ...edited,
    change: (drawing, argument, newIds) => {
      const { design, ...state } = change(drawing, argument, newIds);
      return design ? { design: followed(drawing.document.design, design), ...state } : state;
    },
    allowed: (drawing, argument) => selectedShapes(drawing).length > 0 && allowed(drawing, argument),
  });
}
