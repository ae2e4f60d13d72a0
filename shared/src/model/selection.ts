import type { OpenDocument } from './open-document.js';

/** Items of a document by their numbers, in the order of selection. */
export type Selection = ReadonlySet<number>;

export const nothingSelected: Selection = new Set();

export function areSameSelected(one: Selection, other: Selection): boolean {
  return one.size === other.size && [...one].every((num) => other.has(num));
}

/** Returns the selected numbers that are in `nums`. Returns the same object if all of them are. */
export function among(selection: Selection, nums: ReadonlySet<number>): Selection {
  const kept = [...selection].filter((num) => nums.has(num));
  return kept.length === selection.size ? selection : new Set(kept);
}

/**
 * Selects the number after the selection (`step` 1) or before it (-1), in the order of `nums`. The first number follows
 * the last. Without a selection, selects the first number or the last.
 */
export function neighbourOf(selection: Selection, nums: readonly number[], step: 1 | -1): Selection {
  if (nums.length === 0) return nothingSelected;
  const isSelected = (num: number) => selection.has(num);
  const last = nums.reduce((found, num, index) => (isSelected(num) ? index : found), -1);
  const at = step > 0 ? last : nums.findIndex(isSelected);
  const start = at < 0 && step < 0 ? 0 : at;
  const next = nums[(start + step + nums.length) % nums.length];
  return next === undefined ? nothingSelected : new Set([next]);
}

/** A value for the appearance of each item, by the item's number. Equal values mean equal appearance. */
export type Looks = ReadonlyMap<number, unknown>;

/** Functions that return the appearance of all items of a design, and of its selectable items. */
interface LooksOf<Design> {
  all: (design: Design) => Looks;
  free: (design: Design) => Looks;
}

/**
 * Returns a function that computes the selection after undo or redo: the items that undo or redo changed and
 * that still exist. If there are none, the selected items that still exist stay selected. If all selected items
 * are gone, it selects the items changed by the step that is now last in the history.
 */
export function selectingAfterUndo<Design>({ all, free }: LooksOf<Design>) {
  const touched = (before: Design, after: Design): Selection => {
    const looks = all(before);
    return new Set([...free(after)].filter(([num, look]) => looks.get(num) !== look).map(([num]) => num));
  };
  return (
    before: Design,
    { design, past }: Pick<OpenDocument<Design, unknown>, 'design' | 'past'>,
    selection: Selection,
  ): Selection => {
    const now = touched(before, design);
    if (now.size > 0) return now;
    const kept = among(selection, new Set(free(design).keys()));
    const latest = past.at(-1)?.design;
    return kept.size < selection.size && kept.size === 0 && latest ? touched(latest, design) : kept;
  };
}
