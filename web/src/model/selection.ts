import type { OpenDocument } from './open-document';

/** Items of a document by their numbers, in the order of selection. */
export type Selection = ReadonlySet<number>;

export const nothingSelected: Selection = new Set();

export function areSameSelected(one: Selection, other: Selection): boolean {
  return one.size === other.size && [...one].every((num) => other.has(num));
}

/** Returns the part of a selection that is among some numbers; the same selection if that is all of it. */
export function among(selection: Selection, nums: ReadonlySet<number>): Selection {
  const kept = [...selection].filter((num) => nums.has(num));
  return kept.length === selection.size ? selection : new Set(kept);
}

/**
 * Returns the number after or before the selection, among numbers in their order, starting again at the end. Without a
 * selection it is the first, or the last.
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

/** The appearance of items, by their numbers: equal values mean equal appearance. */
export type Looks = ReadonlyMap<number, unknown>;

/** The appearance of the items of a design: of all, and of the selectable ones. */
interface LooksOf<Design> {
  all: (design: Design) => Looks;
  free: (design: Design) => Looks;
}

/**
 * Returns a function for the selection after undo or redo: the changed items that exist. If there are none, it is the
 * remaining selection, or the items that the now latest step had changed.
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
