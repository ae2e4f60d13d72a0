/** The numbers of the selected items of a document, in the order in which they were selected. */
export type Selection = ReadonlySet<number>;

/** The selections before and after a step of the history. */
export interface SelectedAround {
  before: Selection;
  after: Selection;
}

export const nothingSelected: Selection = new Set();

export function areSameSelected(one: Selection, other: Selection): boolean {
  return one.size === other.size && [...one].every((num) => other.has(num));
}

/** Returns those selected numbers that are in `nums`. Returns the same object if all of them are. */
export function among(selection: Selection, nums: ReadonlySet<number>): Selection {
  const kept = [...selection].filter((num) => nums.has(num));
  return kept.length === selection.size ? selection : new Set(kept);
}

/**
 * Returns a selection of one number: the number in `nums` after the last selected number (`step` 1), or before the
 * first selected number (-1). The first number follows the last. Without a selection, returns the first number (1) or
 * the last (-1).
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

/**
 * Functions that return the numbers of items: all items of a design, its selectable items, and selected items that an
 * edit left unchanged.
 */
interface ItemsOf<Design> {
  all: (design: Design) => ReadonlySet<number>;
  free: (design: Design) => ReadonlySet<number>;
  /** Returns the selected items that are equal in the designs `before` and `after`. */
  same: (before: Design, after: Design, selection: Selection) => Selection;
}

/** The parts of an open document that show which step was undone or redone. */
export interface Travelled<Design> {
  design: Design;
  past: readonly { selected?: SelectedAround | undefined }[];
  future: readonly { design: Design; selected?: SelectedAround | undefined }[];
}

/**
 * Returns a function that computes the selection after undo or redo. Each step stores the selections before and after
 * it: `before` is used after undo, `after` after redo. If undo or redo brings back items of this stored selection,
 * exactly these items are selected. Otherwise the present selection stays, without removed items. If all selected items
 * were removed, the stored selection is used. Items that only moved along, such as blocks inside a new border, are
 * never selected. If a step has no stored selection, a number may belong to another item now. Then a selected item
 * stays selected only if it is equal before and after.
 */
export function selectingAfterUndo<Design>({ all, free, same }: ItemsOf<Design>) {
  return (before: Design, { design, past, future }: Travelled<Design>, selection: Selection): Selection => {
    const undone = future.at(-1);
    const atStep = undone?.design === before ? undone.selected?.before : past.at(-1)?.selected?.after;
    if (!atStep) return same(before, design, selection);
    const [earlier, now] = [all(before), free(design)];
    const then = among(atStep, now);
    const back = [...then].filter((num) => !earlier.has(num));
    if (back.length > 0) return new Set(back);
    const kept = among(selection, now);
    return kept.size > 0 ? kept : then;
  };
}
