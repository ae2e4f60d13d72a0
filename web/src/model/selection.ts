import type { OpenDocument } from './open-document';

/** Things of a document by their numbers, in the order in which they were selected. */
export type Selection = ReadonlySet<number>;

export const nothingSelected: Selection = new Set();

export function areSameSelected(one: Selection, other: Selection): boolean {
  return one.size === other.size && [...one].every((num) => other.has(num));
}

/** What of a selection is among some numbers; the same selection where all of it is. */
export function among(selection: Selection, nums: ReadonlySet<number>): Selection {
  const kept = [...selection].filter((num) => nums.has(num));
  return kept.length === selection.size ? selection : new Set(kept);
}

/**
 * The one after what is selected, or before, among numbers in their order, all round; without anything selected the first,
 * or the last.
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

/** How things look, by their numbers: what looks the same has the same. */
export type Looks = ReadonlyMap<number, unknown>;

/** How the things of a design look: all of them, and those that can be selected. */
interface LooksOf<Design> {
  all: (design: Design) => Looks;
  free: (design: Design) => Looks;
}

/**
 * Gives what is selected once undo or redo was done: what it touched and is there; where that is gone, what is selected
 * still, or what the step that is the latest now had touched.
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
