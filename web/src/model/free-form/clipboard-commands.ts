import { distance, type Point } from '@quiltwright/shared/geometry/point';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { nothingSelected } from '../selection';
import { selectedPlacements, type Arrangement, type ArrangementCommand, type Change } from './arrangement';
import { edit, editSelected } from './edit';
import { boxAround, fitted, MARK, movedInside, wayInside } from './fitting';
import { laidPlacements, roomLeft, withMore, withPlacements } from './free-form-document';

/** Inches by which what is pasted lies off what it is of. */
const OFF = 1;

const remove: ArrangementCommand = editSelected({
  id: 'delete',
  label: 'Blocks deleted',
  change: withoutSelected,
});

const cut: ArrangementCommand = editSelected({
  id: 'cut',
  label: 'Blocks cut',
  change: (arrangement) => ({
    ...withoutSelected(arrangement),
    clipboard: { placements: placementsOf(arrangement), pasted: -1, at: null },
  }),
});

const copy: ArrangementCommand = editSelected({
  id: 'copy',
  label: 'Blocks copied',
  change: (arrangement) => ({ clipboard: { placements: placementsOf(arrangement), pasted: 0, at: null } }),
});

/**
 * Where to paste: with the middle at a place in inches, where it was copied from, or, for null, an inch off that. Where it
 * lies already it comes an inch farther, each time.
 */
export type PastePlace = Point | 'in place' | null;

const paste: ArrangementCommand<PastePlace> = edit({
  id: 'paste',
  label: 'Blocks pasted',
  allowed: ({ clipboard, document }) =>
    clipboard !== null && roomLeft(document.design) >= clipboard.placements.length,
  change: (arrangement, at) => {
    const { clipboard } = arrangement;
    if (!clipboard) return {};
    const { placements } = clipboard;
    if (at === 'in place') return withCopies(arrangement, placements, { x: 0, y: 0 });
    const way = at === null ? { x: 0, y: 0 } : wayToMiddle(placements, at);
    const isAgain = at === null ? clipboard.at === null : clipboard.at !== null && isHere(at, clipboard.at);
    // Where it was copied from it lies already; what was cut doesn't.
    const first = clipboard.pasted >= 0 && isHere(way, { x: 0, y: 0 }) ? 1 : 0;
    const pasted = isAgain ? clipboard.pasted + 1 : first;
    return {
      ...withCopies(arrangement, placements, { x: way.x + OFF * pasted, y: way.y + OFF * pasted }),
      clipboard: { placements, pasted, at },
    };
  },
});

/**
 * Lays copies of what is selected on top, so far from it in inches; for null beside it, as far off as sashing is wide, or,
 * where the copies before were moved meanwhile, as far again.
 */
const duplicate: ArrangementCommand<Point | null> = editSelected({
  id: 'duplicate',
  label: 'Blocks duplicated',
  allowed: (arrangement) => roomLeft(arrangement.document.design) >= selectedPlacements(arrangement).length,
  change: (arrangement, by) => {
    const placements = placementsOf(arrangement);
    const from = cornerOf(placements);
    const copied = withCopies(arrangement, placements, by ?? wayOfDuplicates(arrangement, placements));
    return { ...copied, duplicated: { copies: copied.selection ?? nothingSelected, from } };
  },
});

export const clipboardCommands = { cut, copy, paste, duplicate, remove } as const;

function placementsOf(arrangement: Arrangement): Placement[] {
  return selectedPlacements(arrangement).map(({ placement }) => placement);
}

/** Without the last block one empty place is left. */
function withoutSelected(arrangement: Arrangement): Change {
  const { design } = arrangement.document;
  const gone = new Set(selectedPlacements(arrangement).map(({ id }) => id));
  return {
    design: withPlacements(
      design,
      laidPlacements(design).filter(({ id }) => !gone.has(id)),
    ),
    selection: nothingSelected,
  };
}

function isHere(one: Point, other: Point): boolean {
  return distance(one, other) < MARK;
}

function wayToMiddle(placements: readonly Placement[], at: Point): Point {
  const { x, y, width, height } = boxOfAll(placements);
  return { x: at.x - x - width / 2, y: at.y - y - height / 2 };
}

function cornerOf(placements: readonly Placement[]): Point {
  const { x, y } = boxOfAll(placements);
  return { x, y };
}

function boxOfAll(placements: readonly Placement[]) {
  return boxAround(placements) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/**
 * How far new duplicates lie from what they are of: as far as the latest ones, when these are selected still; else to the
 * right of it, below where there is no room for that, and an inch off where there is none either.
 */
function wayOfDuplicates(
  { document, selection, duplicated }: Arrangement,
  placements: readonly Placement[],
): Point {
  const { quiltWidth, quiltLength, sashingWidth } = document.design.quilt;
  const box = boxOfAll(placements);
  const areLatest =
    duplicated?.copies.size === selection.size && [...selection].every((id) => duplicated.copies.has(id));
  const way = areLatest ? { x: box.x - duplicated.from.x, y: box.y - duplicated.from.y } : null;
  if (way && (way.x !== 0 || way.y !== 0)) return way;
  const [right, below] = [box.width + sashingWidth, box.height + sashingWidth];
  if (box.x + right + box.width <= quiltWidth) return { x: right, y: 0 };
  return box.y + below + box.height <= quiltLength ? { x: 0, y: below } : { x: OFF, y: OFF };
}

/**
 * The design with copies of placements on top, which are selected. They lie so far from the placements, in inches, as there
 * is room; those that are to lie elsewhere never lie on what they are of, unseen.
 */
function withCopies({ document }: Arrangement, placements: readonly Placement[], by: Point): Change {
  const { quilt } = document.design;
  const box = boxOfAll(placements);
  const ahead = wayInside(box, by, quilt);
  const isStuck = ahead.x === 0 && ahead.y === 0;
  const way = isStuck ? wayInside(box, { x: -by.x, y: -by.y }, quilt) : ahead;
  const copies = placements.map((placement) => fitted(movedInside(placement, way, quilt), quilt, placement));
  const { design, ids } = withMore(document.design, copies);
  return { design, selection: new Set(ids) };
}
