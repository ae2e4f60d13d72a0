import { selectionEditing, type SelectionEdit } from '../selection-edits';
import { withSpots } from './created-block-document';
import { selectedShapes, stillSelected, type Drawing, type DrawingCommand } from './drawing';
import { followed, stillLinked } from './links';

const editing = selectionEditing<Drawing>({ whole: stillLinked, stillSelected });

/** Returns a command that changes the drawing in one step; a change without effect is no step. */
export function edit<Argument = null>(edited: SelectionEdit<Drawing, Argument>): DrawingCommand<Argument> {
  return editing({
    ...edited,
    change: (drawing, argument) => {
      const { design, ...state } = edited.change(drawing, argument);
      return design ? { design: withSpots(drawing.document.design, design), ...state } : state;
    },
  });
}

/** Returns a command on the selected shapes, which their partners follow. */
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
