import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { areSameSelected, nothingSelected, type Selection } from './selection';
import type { ChangeOf, EditMaker, Worked } from './selection-edits';

/** What is held of the work to be laid again. */
export interface Copying<Item> {
  /** What was cut or copied, bottom first. */
  clipboard: readonly Item[] | null;
  /** The latest duplicates, and where the corner around their originals lay. */
  duplicated: { copies: Selection; from: Point } | null;
}

export const nothingCopied: Copying<never> = { clipboard: null, duplicated: null };

/**
 * Where to paste: with the middle at a place, or for null where it was copied from; there or here a step farther, each
 * time, where the same lies already. 'in place' lays it over that.
 */
export type PastePlace = Point | 'in place' | null;

type Change<Work extends Worked, Item> = ChangeOf<Worked & Copying<Item>> & {
  design?: Work['document']['design'];
};

/** What is copied on a table. Places and ways are its units. */
interface Copied<Work extends Worked & Copying<Item>, Item> {
  /** What the history calls it, as 'Shapes'. */
  noun: string;
  edit: EditMaker<Work, Change<Work, Item>>;
  /** The same for commands that need something selected. */
  editSelected: EditMaker<Work, Change<Work, Item>>;
  selected: (work: Work) => readonly Item[];
  boxAround: (items: readonly Item[]) => Box;
  /** Whether copies may be laid. */
  canTake: (work: Work, items: readonly Item[]) => boolean;
  /** Takes what is selected away. */
  withoutSelected: (work: Work) => Change<Work, Item>;
  /** Lays copies on top, so far from what they are of as there is room, and selects them. */
  withCopies: (work: Work, items: readonly Item[], by: Point) => Change<Work, Item>;
  /** A way as far as there is room for it. */
  wayInside: (work: Work, items: readonly Item[], by: Point) => Point;
  /** Tells of ways whether copies would lie on nothing but their like: neither would be seen, nor that there are more. */
  covering: (work: Work, items: readonly Item[]) => (way: Point) => boolean;
  /** The work as what is pasted is laid in it, where that isn't as duplicates are. */
  pasting?: (work: Work) => Work;
  /** How far copies go on from where they would not be seen, across and down alike. */
  step: (work: Work) => number;
  /** Where duplicates go that follow no others. */
  wayBeside: (work: Work, items: readonly Item[]) => Point;
}

/** Commands that cut, copy, paste, duplicate and delete, the same on every table. */
export function copyingCommands<Work extends Worked & Copying<Item>, Item>(copied: Copied<Work, Item>) {
  const { noun, edit, editSelected, selected, withoutSelected, withCopies, canTake } = copied;
  const { pasting = (work: Work) => work } = copied;
  const boxOf = copied.boxAround;
  const remove = editSelected({ id: 'delete', label: `${noun} deleted`, change: withoutSelected });
  const cut = editSelected({
    id: 'cut',
    label: `${noun} cut`,
    change: (work) => ({ ...withoutSelected(work), clipboard: selected(work) }),
  });
  const copy = editSelected({
    id: 'copy',
    label: `${noun} copied`,
    change: (work) => ({ clipboard: selected(work) }),
  });
  const paste = edit<PastePlace>({
    id: 'paste',
    label: `${noun} pasted`,
    allowed: (work) => work.clipboard !== null && canTake(pasting(work), work.clipboard),
    change: (before, place) => {
      const work = pasting(before);
      const { clipboard: items } = work;
      if (!items) return {};
      if (place === 'in place') return withCopies(work, items, { x: 0, y: 0 });
      const way = place === null ? { x: 0, y: 0 } : wayToMiddle(boxOf(items), place);
      return withCopies(work, items, wayToBeSeen(copied, work, items, way));
    },
  });
  /*
   * So far from what is selected; for null beside it, or, where the copies before were moved meanwhile, as far again, and
   * farther where the same lies there already.
   */
  const duplicate = editSelected<Point | null>({
    id: 'duplicate',
    label: `${noun} duplicated`,
    allowed: (work) => canTake(work, selected(work)),
    change: (work, by) => {
      const items = selected(work);
      const { x, y } = boxOf(items);
      const next = () => wayOfLatest(work, { x, y }) ?? copied.wayBeside(work, items);
      const change = withCopies(work, items, by ?? wayToBeSeen(copied, work, items, next()));
      return { ...change, duplicated: { copies: change.selection ?? nothingSelected, from: { x, y } } };
    },
  });
  return { cut, copy, paste, duplicate, remove };
}

function wayToMiddle({ x, y, width, height }: Box, to: Point): Point {
  return { x: to.x - x - width / 2, y: to.y - y - height / 2 };
}

/** How far the latest duplicates lie from what they are of by now, where these are selected still and were moved. */
function wayOfLatest(
  { selection, duplicated }: Pick<Worked & Copying<unknown>, 'selection' | 'duplicated'>,
  from: Point,
): Point | null {
  if (!duplicated || !areSameSelected(selection, duplicated.copies)) return null;
  const way = { x: from.x - duplicated.from.x, y: from.y - duplicated.from.y };
  return way.x !== 0 || way.y !== 0 ? way : null;
}

/** A way, or steps farther, or back where there is no room for that, so that copies don't cover just their like. */
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
