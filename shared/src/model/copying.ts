import type { Box } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';
import { areSameSelected, nothingSelected, type Selection } from './selection.js';
import type { Worked } from './command.js';
import type { ChangeOf, EditMaker } from './editing.js';

/** The part of an editor's state for copy, paste and duplicate. */
export interface Copying<Item> {
  /** The items of the last cut or copy, bottom first; null if there was none. */
  clipboard: readonly Item[] | null;
  /**
   * The ids of the latest duplicates, and the top left corner of the box around the items that were duplicated. Null if
   * nothing was duplicated.
   */
  duplicated: { copies: Selection; from: Point } | null;
}

export const nothingCopied: Copying<never> = { clipboard: null, duplicated: null };

/**
 * The place for a paste. A point is the middle of the pasted items. Null and 'in place' mean the place of the
 * originals. With a point or null, copies that would exactly cover equal items are moved aside, so that they can be
 * seen. With 'in place', they may cover the originals.
 */
export type PastePlace = Point | 'in place' | null;

type Change<Work extends Worked, Item> = ChangeOf<Worked & Copying<Item>> & {
  design?: Work['document']['design'];
};

/** The operations that an editor provides for copying. Places and offsets are in the editor's units. */
interface Copied<Work extends Worked & Copying<Item>, Item> {
  /** The noun for the copied items in the names of history steps. */
  noun: 'blocks' | 'shapes';
  edit: EditMaker<Work, Change<Work, Item>>;
  /** Makes commands that need a selection. */
  editSelected: EditMaker<Work, Change<Work, Item>>;
  selected: (work: Work) => readonly Item[];
  boxAround: (items: readonly Item[]) => Box;
  /** True if there is room for copies of these items. A block also needs a layer that is neither locked nor hidden. */
  canTake: (work: Work, items: readonly Item[]) => boolean;
  /** Returns the change that deletes the selected items. */
  withoutSelected: (work: Work) => Change<Work, Item>;
  /**
   * Returns the change that adds copies of items on top and selects the copies. Their offset from the originals is
   * `by`, limited so that the copies stay inside the block or quilt.
   */
  withCopies: (
    work: Work,
    items: readonly Item[],
    by: Point,
    newIds: string | undefined,
  ) => Change<Work, Item>;
  /** Limits an offset, so that the items stay inside the block or quilt after a move by this offset. */
  wayInside: (work: Work, items: readonly Item[], by: Point) => Point;
  /**
   * Returns a function that tests an offset. The test returns true if each copy at the offset would exactly cover an
   * equal item, so that nobody would see the copies.
   */
  covering: (work: Work, items: readonly Item[]) => (way: Point) => boolean;
  /** Changes the state before items are pasted. If missing, pasted items are added to the present state. */
  pasting?: (work: Work) => Work;
  /** Returns the distance, both across and down, by which copies are moved if they would exactly cover equal items. */
  step: (work: Work) => number;
  /** Returns the offset of duplicates from the duplicated items. */
  wayBeside: (work: Work, items: readonly Item[]) => Point;
}

/** Returns the commands that cut, copy, paste, duplicate and delete, the same in every editor. */
export function copyingCommands<Work extends Worked & Copying<Item>, Item>(copied: Copied<Work, Item>) {
  const { noun, edit, editSelected, selected, withoutSelected, withCopies, canTake } = copied;
  const { pasting = (work: Work) => work } = copied;
  const boxOf = copied.boxAround;
  const remove = editSelected({ label: `${noun}Deleted`, change: withoutSelected });
  const cut = editSelected({
    label: `${noun}Cut`,
    change: (work) => ({ ...withoutSelected(work), clipboard: selected(work) }),
  });
  const copy = editSelected({
    change: (work) => ({ clipboard: selected(work) }),
  });
  const paste = edit<PastePlace>({
    label: `${noun}Pasted`,
    allowed: (work) => work.clipboard !== null && canTake(pasting(work), work.clipboard),
    change: (before, place, newIds) => {
      const work = pasting(before);
      const { clipboard: items } = work;
      if (!items) return {};
      if (place === 'in place') return withCopies(work, items, { x: 0, y: 0 }, newIds);
      const way = place === null ? { x: 0, y: 0 } : wayToMiddle(boxOf(items), place);
      return withCopies(work, items, wayToBeSeen(copied, work, items, way), newIds);
    },
  });
  /* The argument is the offset from the selection. Null places the duplicates beside the selection or, if the
     latest duplicates were moved, by the same offset again. The duplicates are moved on if equal items are
     already there. */
  const duplicate = editSelected<Point | null>({
    label: `${noun}Duplicated`,
    allowed: (work) => canTake(work, selected(work)),
    change: (work, by, newIds) => {
      const items = selected(work);
      const { x, y } = boxOf(items);
      const next = () => wayOfLatest(work, { x, y }) ?? copied.wayBeside(work, items);
      const change = withCopies(work, items, by ?? wayToBeSeen(copied, work, items, next()), newIds);
      return { ...change, duplicated: { copies: change.selection ?? nothingSelected, from: { x, y } } };
    },
  });
  return { cut, copy, paste, duplicate, remove };
}

function wayToMiddle({ x, y, width, height }: Box, to: Point): Point {
  return { x: to.x - x - width / 2, y: to.y - y - height / 2 };
}

/**
 * Returns the offset by which the quilter has moved the latest duplicates from their originals. Null if the duplicates
 * aren't selected any more, or haven't been moved.
 */
function wayOfLatest(
  { selection, duplicated }: Pick<Worked & Copying<unknown>, 'selection' | 'duplicated'>,
  from: Point,
): Point | null {
  if (!duplicated || !areSameSelected(selection, duplicated.copies)) return null;
  const way = { x: from.x - duplicated.from.x, y: from.y - duplicated.from.y };
  return way.x !== 0 || way.y !== 0 ? way : null;
}

/**
 * Returns an offset at which the copies can be seen, because not all of them exactly cover equal items. Starts with
 * `by`, and adds steps down and to the right or, if there is no room, up and to the left.
 */
function wayToBeSeen<Work extends Worked & Copying<Item>, Item>(
  { wayInside, covering, step }: Copied<Work, Item>,
  work: Work,
  items: readonly Item[],
  by: Point,
): Point {
  const covers = covering(work, items);
  for (const onward of [step(work), -step(work)]) {
    let before: Point | null = null;
    for (let steps = 0; ; steps++) {
      const to = wayInside(work, items, { x: by.x + steps * onward, y: by.y + steps * onward });
      if (before?.x === to.x && before.y === to.y) break;
      if (!covers(to)) return to;
      before = to;
    }
  }
  return by;
}
