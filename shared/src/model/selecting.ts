import { neighbourOf, nothingSelected, type Selection } from './selection.js';
import type { Worked } from './command.js';
import type { EditMaker } from './editing.js';

interface Selecting<Work extends Worked> {
  edit: EditMaker<Work, { selection: Selection }>;
  /** Returns the numbers of all selectable items, bottom first. */
  free: (work: Work) => readonly number[];
}

/**
 * Returns the commands that select items by their numbers, the same in every editor. They are not steps of the history.
 */
export function selectingCommands<Work extends Worked>({ edit, free }: Selecting<Work>) {
  const selecting = <Argument = null>(selectionOf: (work: Work, argument: Argument) => Selection) =>
    edit<Argument>({
      change: (work, argument) => ({ selection: selectionOf(work, argument) }),
    });
  const freeOf = (work: Work, nums: readonly number[]): Selection => {
    const all = new Set(free(work));
    return new Set(nums.filter((num) => all.has(num)));
  };
  return {
    /** Selects exactly the items with these numbers. */
    select: selecting(freeOf),
    /** Adds items to the selection. If all of them are selected, removes them instead. */
    selectMore: selecting((work, nums: readonly number[]) => {
      const more = freeOf(work, nums);
      const { selection } = work;
      return [...more].every((num) => selection.has(num))
        ? new Set([...selection].filter((num) => !more.has(num)))
        : new Set([...selection, ...more]);
    }),
    selectAll: selecting((work) => new Set(free(work))),
    deselectAll: selecting(() => nothingSelected),
    /**
     * Selects the item above the selection; after the topmost item, the lowest. Without a selection, selects the lowest
     * item.
     */
    selectNext: selecting((work) => neighbourOf(work.selection, free(work), 1)),
    /**
     * Selects the item below the selection; after the lowest item, the topmost. Without a selection, selects the
     * topmost item.
     */
    selectPrevious: selecting((work) => neighbourOf(work.selection, free(work), -1)),
  };
}
