import type { Box } from '../../../geometry/box.js';
import type { Point } from '../../../geometry/point.js';
import { sashingWidth } from '../../../quilting/bands/bands.js';
import { countBlocks, type Placement } from '../../../quilting/placement.js';
import type { Quilt } from '../../../quilting/quilt.js';
import { withoutColourways } from '../../../quilting/shapes/shape.js';
import { copyingCommands } from '../../copying.js';
import { changingLevels } from '../../recolouring/recoloured-quilt.js';
import { nothingSelected } from '../../selection.js';
import { selectedPlacements, type Arrangement, type Change } from '../arrangement.js';
import { edit, editSelected } from '../edit.js';
import { boxAround, fitted, movedInside, roundingOfMove, wayInside } from '../fitting.js';
import { blocksLeft, laidPlacements, roomLeft, withMore, withPlacements } from '../free-form-document.js';

/** The distance, in inches, by which copies are moved if they would exactly cover equal placements. */
const OFF = 1;

export const clipboardCommands = copyingCommands<Arrangement, Placement>({
  noun: 'blocks',
  ...{ edit, editSelected, withoutSelected, withCopies, covering, wayBeside },
  selected: (arrangement) => selectedPlacements(arrangement).map(({ placement }) => placement),
  boxAround: boxOfAll,
  canTake: ({ document: { design } }, placements) =>
    !design.quilt.setting &&
    roomLeft(design) >= placements.length &&
    blocksLeft(design) >= countBlocks(placements),
  pasting: (arrangement) => ({
    ...arrangement,
    clipboard:
      arrangement.clipboard && arrangement.clipboard.map(changingLevels(withoutColourways).ofPlacement),
  }),
  wayInside: ({ document }, placements, by) => wayOf(placements, by, document.design.quilt),
  step: () => OFF,
});

/** Removes the selected placements. If none remains, the quilt gets one empty place for a block. */
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
 * Returns a function that tests an offset. The test returns true if each copy at the offset would exactly cover a
 * placement with the same size and repeats.
 */
function covering({ document }: Arrangement, placements: readonly Placement[]): (way: Point) => boolean {
  const { design } = document;
  const there = new Set(laidPlacements(design).map(({ placement }) => layOf(placement)));
  return (way) => placements.every((each) => there.has(layOf(movedInside(each, way, design.quilt))));
}

function wayOf(placements: readonly Placement[], by: Point, quilt: Quilt): Point {
  return wayInside(boxOfAll(placements), by, quilt, roundingOfMove(placements));
}

function layOf(placement: Placement): string {
  const { xLocation, yLocation, blockWidth, blockHeight, numOfColumns, numOfRows } = placement;
  const gaps = [numOfColumns > 1 && placement.xSeparation, numOfRows > 1 && placement.ySeparation];
  const { turn = 0 } = placement;
  return [xLocation, yLocation, blockWidth, blockHeight, turn, numOfColumns, numOfRows, ...gaps].join();
}

/**
 * Returns the offset of duplicates from their originals, in inches. If there is room, duplicates go to the right, with
 * a gap as wide as the sashing. Otherwise they go below with this gap or, without room there, one inch right and down.
 */
function wayBeside({ document }: Arrangement, placements: readonly Placement[]): Point {
  const { quilt } = document.design;
  const { quiltWidth, quiltLength } = quilt;
  const [box, gap] = [boxOfAll(placements), sashingWidth(quilt)];
  const [right, below] = [box.width + gap, box.height + gap];
  if (box.x + right + box.width <= quiltWidth) return { x: right, y: 0 };
  return box.y + below + box.height <= quiltLength ? { x: 0, y: below } : { x: OFF, y: OFF };
}

/**
 * Adds copies of placements on top and selects the copies. Their offset from the originals is `by`, in inches, limited
 * so that they stay on the quilt.
 */
function withCopies(
  { document }: Arrangement,
  placements: readonly Placement[],
  by: Point,
  newIds: string | undefined,
): Change {
  const { quilt } = document.design;
  const way = wayOf(placements, by, quilt);
  const copies = placements.map((placement) => fitted(movedInside(placement, way, quilt), quilt, placement));
  const { design, ids } = withMore(document.design, copies, newIds);
  return { design, selection: new Set(ids) };
}
