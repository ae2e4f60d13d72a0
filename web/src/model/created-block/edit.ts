import { changed, type AnyDocument } from '../open-document';
import { selectedShapes, stillSelected, type Change, type Drawing, type DrawingCommand } from './drawing';
import { followed, stillLinked } from './links';

interface Edit<Argument> {
  id: string;
  /** What the history calls it. */
  label: string | ((argument: Argument) => string);
  allowed: (drawing: Drawing, argument: Argument) => boolean;
  change: (drawing: Drawing, argument: Argument) => Change;
  /** Whether it is one step with the one before, where that is of the same name. */
  goesOn?: (argument: Argument) => boolean;
}

/** A command that changes what is drawn, in one step; what changes nothing is none. */
export function edit<Argument = null>({
  id,
  label,
  allowed,
  change,
  goesOn,
}: Edit<Argument>): DrawingCommand<Argument> {
  const labelOf = (argument: Argument) => (typeof label === 'string' ? label : label(argument));
  return {
    id,
    label: ({ argument }) => labelOf(argument),
    canRun: ({ document: drawing, argument }) => allowed(drawing, argument),
    run: ({ document: drawing, argument }) => {
      const { document } = drawing;
      const { design: next = document.design, ...state } = change(drawing, argument);
      if (next === document.design) return { ...drawing, ...state };
      const design = stillLinked(next);
      const step = labelOf(argument);
      const isOneStep = goesOn?.(argument) === true && isLatest(document, step);
      return {
        ...drawing,
        document: isOneStep ? { ...document, design } : changed(document, step, design),
        selection: stillSelected(design, drawing.selection),
        ...state,
      };
    },
  };
}

/** Whether nothing was done or undone since a step of this name. */
function isLatest({ past, future }: AnyDocument, label: string): boolean {
  return future.length === 0 && past.at(-1)?.label === label;
}

/** A command on the selected shapes, which their partners follow. */
export function editSelected<Argument = null>(
  command: Omit<Edit<Argument>, 'allowed'> & { allowed?: Edit<Argument>['allowed'] },
): DrawingCommand<Argument> {
  const { allowed = () => true } = command;
  return edit({
    ...command,
    change: (drawing, argument) => {
      const { design, ...state } = command.change(drawing, argument);
      return design ? { design: followed(drawing.document.design, design), ...state } : state;
    },
    allowed: (drawing, argument) => selectedShapes(drawing).length > 0 && allowed(drawing, argument),
  });
}
