import { neighbourOf, nothingSelected, type Selection } from './selection';
import type { EditMaker, Worked } from './selection-edits';

interface Selecting<Work extends Worked> {
  /** What one thing is called, as 'shape'. */
  noun: string;
  edit: EditMaker<Work, { selection: Selection }>;
  /** The numbers of all that can be selected, bottom first. */
  free: (work: Work) => readonly number[];
}

/** Commands that select things by their numbers, the same on every table. They are no step of the history. */
export function selectingCommands<Work extends Worked>({ noun, edit, free }: Selecting<Work>) {
  const selecting = <Argument = null>(
    id: string,
    label: string,
    selectionOf: (work: Work, argument: Argument) => Selection,
  ) =>
    edit<Argument>({
      id,
      label,
      change: (work, argument) => ({ selection: selectionOf(work, argument) }),
    });
  const freeOf = (work: Work, nums: readonly number[]): Selection => {
    const all = new Set(free(work));
    return new Set(nums.filter((num) => all.has(num)));
  };
  return {
    /** Selects things, and no others. */
    select: selecting('select', 'Select', freeOf),
    /** Selects things besides, or no longer where all of them are selected already. */
    selectMore: selecting('select-more', 'Select more', (work, nums: readonly number[]) => {
      const more = freeOf(work, nums);
      const { selection } = work;
      return [...more].every((num) => selection.has(num))
        ? new Set([...selection].filter((num) => !more.has(num)))
        : new Set([...selection, ...more]);
    }),
    selectAll: selecting('select-all', 'Select all', (work) => new Set(free(work))),
    deselectAll: selecting('deselect-all', 'Deselect All', () => nothingSelected),
    /** The one above what is selected, all round; without anything selected the lowest. */
    selectNext: selecting('select-next', `Next ${noun}`, (work) =>
      neighbourOf(work.selection, free(work), 1),
    ),
    /** The one below, or the topmost. */
    selectPrevious: selecting('select-previous', `Previous ${noun}`, (work) =>
      neighbourOf(work.selection, free(work), -1),
    ),
  };
}
