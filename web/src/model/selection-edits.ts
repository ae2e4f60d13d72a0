import type { Command } from './command';
import { changed, type AnyDocument } from './open-document';
import type { Selection } from './selection';

/** An open document with its selection and further state, which are not in the history. */
export interface Worked {
  document: AnyDocument;
  selection: Selection;
}

/** The result of a change: a design, the same one if there is no change, and other changed parts of the work. */
export type ChangeOf<Work extends Worked> = Partial<Omit<Work, 'document'>> & {
  design?: Work['document']['design'];
};

export interface SelectionEdit<Work extends Worked, Argument, Change = ChangeOf<Work>> {
  id: string;
  /** Its name in the history. */
  label: string | ((argument: Argument) => string);
  /** True if it can run; always, if missing. */
  allowed?: (work: Work, argument: Argument) => boolean;
  change: (work: Work, argument: Argument) => Change;
  /** True if it continues the step before, if that has the same name. */
  goesOn?: (argument: Argument) => boolean;
}

/** Returns a command for an edit whose change has a given type. */
export type EditMaker<Work extends Worked, Change> = <Argument = null>(
  edit: SelectionEdit<Work, Argument, Change>,
) => Command<Work, null, Argument>;

interface Keeping<Work extends Worked> {
  /** Fills in everything that follows from a change. */
  whole: (design: Work['document']['design']) => Work['document']['design'];
  /** Returns the part of a selection that exists and is free after a change. */
  stillSelected: (design: Work['document']['design'], selection: Selection) => Selection;
}

/** Returns the maker of commands that change the work, in one step each; a change without effect is no step. */
export function selectionEditing<Work extends Worked>({ whole, stillSelected }: Keeping<Work>) {
  return function edit<Argument = null>({
    id,
    label,
    allowed = () => true,
    change,
    goesOn,
  }: SelectionEdit<Work, Argument>): Command<Work, null, Argument> {
    const labelOf = (argument: Argument) => (typeof label === 'string' ? label : label(argument));
    return {
      id,
      label: ({ argument }) => labelOf(argument),
      canRun: ({ document: work, argument }) => allowed(work, argument),
      run: ({ document: work, argument }) => {
        const document: Work['document'] = work.document;
        const { design: next = document.design, ...state } = change(work, argument);
        if (next === document.design) return { ...work, ...state };
        const design = whole(next);
        const step = labelOf(argument);
        const isOneStep = goesOn?.(argument) === true && isLatest(document, step);
        return {
          ...work,
          document: isOneStep ? { ...document, design } : changed(document, step, design),
          selection: stillSelected(design, work.selection),
          ...state,
        };
      },
    };
  };
}

/** True if a step of this name is the latest, with nothing undone since. */
function isLatest({ past, future }: AnyDocument, label: string): boolean {
  return future.length === 0 && past.at(-1)?.label === label;
}
