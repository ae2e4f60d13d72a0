import { neighbourOf, nothingSelected, type Selection } from './selection';
import type { Worked } from './command';
import type { EditMaker } from './editing';

interface Selecting<Work extends Worked> {
  /** The noun for one item, such as 'shape'. */
  noun: string;
  edit: EditMaker<Work, { selection: Selection }>;
  /** Returns the numbers of all selectable items, bottom first. */
  free: (work: Work) => readonly number[];
}

/**
 * Returns the commands that select items by their numbers, the same in every editor. They are not steps of the history.
 */
export function selectingCommands<Work extends Worked>({ noun, edit, free }: Selecting<Work>) {
  const selecting = <Argument = null>(
    label: string,
    selectionOf: (work: Work, argument: Argument) => Selection,
  ) =>
    edit<Argument>({
      label,
      change: (work, argument) => ({ selection: selectionOf(work, argument) }),
    });
  const freeOf = (work: Work, nums: readonly number[]): Selection => {
    const all = new Set(free(work));
    return new Set(nums.filter((num) => all.has(num)));
  };
  return {
    /** Selects exactly these items. */
    select: selecting('Select', freeOf),
    /** Adds items to the selection, or removes them if all of them are already selected. */
    selectMore: selecting('Select more', (work, nums: readonly number[]) => {
      const more = freeOf(work, nums);
      const { selection } = work;
      return [...more].every((num) => selection.has(num))
        ? new Set([...selection].filter((num) => !more.has(num)))
        : new Set([...selection, ...more]);
    }),
    selectAll: selecting('Select all', (work) => new Set(free(work))),
    deselectAll: selecting('Deselect All', () => nothingSelected),
    /** Selects the item above the selection, starting again after the last; without a selection the lowest. */
    selectNext: selecting(`Next ${noun}`, (work) => neighbourOf(work.selection, free(work), 1)),
    /** Selects the item below, or the topmost. */
    selectPrevious: selecting(`Previous ${noun}`, (work) => neighbourOf(work.selection, free(work), -1)),
  };
}
