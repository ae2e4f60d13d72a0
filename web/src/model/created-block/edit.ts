import { selectionEditing, type SelectionEdit } from '../selection-edits';
import { selectedShapes, stillSelected, type Drawing, type DrawingCommand } from './drawing';
import { followed, stillLinked } from './links';

/** A command that changes what is drawn, in one step; what changes nothing is none. */
export const edit = selectionEditing<Drawing>({ whole: stillLinked, stillSelected });

/** A command on the selected shapes, which their partners follow. */
export function editSelected<Argument = null>({
  allowed = () => true,
  change,
  ...edited
}: SelectionEdit<Drawing, Argument>): DrawingCommand<Argument> {
  return edit({
    ...edited,
    change: (drawing, argument) => {
      const { design, ...state } = change(drawing, argument);
      return design ? { design: followed(drawing.document.design, design), ...state } : state;
    },
    allowed: (drawing, argument) => selectedShapes(drawing).length > 0 && allowed(drawing, argument),
  });
}
