import type { Box } from '../../../geometry/box.js';
import type { Point } from '../../../geometry/point.js';
import { countBlocks, type Placement } from '../../../quilting/placement.js';
import { copyingCommands } from '../../copying.js';
import { nothingSelected } from '../../selection.js';
import { selectedPlacements, type Arrangement, type Change } from '../arrangement.js';
import { edit, editSelected } from '../edit.js';
import { boxAround, fitted, movedInside, wayInside } from '../fitting.js';
import { blocksLeft, laidPlacements, roomLeft, withMore, withPlacements } from '../free-form-document.js';

/** The distance in inches by which copies are moved again if they would be hidden. */
const OFF = 1;

export const clipboardCommands = copyingCommands<Arrangement, Placement>({
  noun: 'blocks',
  ...{ edit, editSelected, withoutSelected, withCopies, covering, wayBeside },
  selected: (arrangement) => selectedPlacements(arrangement).map(({ placement }) => placement),
  boxAround: boxOfAll,
  canTake: ({ document: { design } }, placements) =>
    roomLeft(design) >= placements.length && blocksLeft(design) >= countBlocks(placements),
  wayInside: ({ document }, placements, by) => wayInside(boxOfAll(placements), by, document.design.quilt),
  step: () => OFF,
});

/** Removes the selected blocks. If no block remains, the quilt gets one empty place. */
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

function boxOfAll(placements: readonly Placement[]): Box {
  return boxAround(placements) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/**
 * Returns a function that tests an offset: true if each copy would exactly cover a placement that has the same
 * size and repeats.
 */
function covering({ document }: Arrangement, placements: readonly Placement[]): (way: Point) => boolean {
  const { design } = document;
  const there = new Set(laidPlacements(design).map(({ placement }) => layOf(placement)));
  return (way) => placements.every((each) => there.has(layOf(movedInside(each, way, design.quilt))));
}

function layOf(placement: Placement): string {
  const { xLocation, yLocation, blockWidth, blockHeight, numOfColumns, numOfRows } = placement;
  const gaps = [numOfColumns > 1 && placement.xSeparation, numOfRows > 1 && placement.ySeparation];
  return [xLocation, yLocation, blockWidth, blockHeight, numOfColumns, numOfRows, ...gaps].join();
}

/**
 * Returns the offset of a duplicate from its originals. The duplicate is to the right, with a gap as wide as the
 * sashing; if there is no room, below. If there is no room below either, the offset is an inch.
 */
function wayBeside({ document }: Arrangement, placements: readonly Placement[]): Point {
  const { quiltWidth, quiltLength, sashingWidth } = document.design.quilt;
  const box = boxOfAll(placements);
  const [right, below] = [box.width + sashingWidth, box.height + sashingWidth];
  if (box.x + right + box.width <= quiltWidth) return { x: right, y: 0 };
  return box.y + below + box.height <= quiltLength ? { x: 0, y: below } : { x: OFF, y: OFF };
}

/**
 * Returns the design with copies of placements on top, which are selected. The copies are moved by `by`, in inches, as
 * far as there is room.
 */
function withCopies(
  { document }: Arrangement,
  placements: readonly Placement[],
  by: Point,
  newIds: string | undefined,
): Change {
  const { quilt } = document.design;
  const way = wayInside(boxOfAll(placements), by, quilt);
  const copies = placements.map((placement) => fitted(movedInside(placement, way, quilt), quilt, placement));
  const { design, ids } = withMore(document.design, copies, newIds);
  return { design, selection: new Set(ids) };
}
