import type { Command } from './command';
import { changed, type AnyDocument } from './open-document';
import type { Selection } from './selection';

/** A document that is worked on, with what is selected of it and what else is held meanwhile: these are in no history. */
export interface Worked {
  document: AnyDocument;
  selection: Selection;
}

/** What a change gives: a design, the same one where there is nothing to do, and what else of the work it changes. */
export type ChangeOf<Work extends Worked> = Partial<Omit<Work, 'document'>> & {
  design?: Work['document']['design'];
};

export interface SelectionEdit<Work extends Worked, Argument, Change = ChangeOf<Work>> {
  id: string;
  /** What the history calls it. */
  label: string | ((argument: Argument) => string);
  /** When it can run; always, where it doesn't say. */
  allowed?: (work: Work, argument: Argument) => boolean;
  change: (work: Work, argument: Argument) => Change;
  /** Whether it is one step with the one before, where that is of the same name. */
  goesOn?: (argument: Argument) => boolean;
}

/** Makes commands of edits that give changes of a kind. */
export type EditMaker<Work extends Worked, Change> = <Argument = null>(
  edit: SelectionEdit<Work, Argument, Change>,
) => Command<Work, null, Argument>;

interface Keeping<Work extends Worked> {
  /** Fills in what follows from a change. */
  whole: (design: Work['document']['design']) => Work['document']['design'];
  /** What of a selection is there and free after a change. */
  stillSelected: (design: Work['document']['design'], selection: Selection) => Selection;
}

/** Gives the maker of commands that change what is worked on, in one step each; what changes nothing is none. */
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

/** Whether nothing was done or undone since a step of this name. */
function isLatest({ past, future }: AnyDocument, label: string): boolean {
  return future.length === 0 && past.at(-1)?.label === label;
}
