import { centre, contains, cornersOfBox, type Box, type Size } from '../../../geometry/box.js';
import { isSlanted, turnedBox, turnedReach, type Orientation } from '../../../geometry/orientation.js';
import type { Point } from '../../../geometry/point.js';
import { sashingWidth } from '../../../quilting/bands/bands.js';
import { copyBoxes, takenBoxes } from '../../../quilting/copies.js';
import { countBlocks, type Placement } from '../../../quilting/placement.js';
import { insideBorders } from '../../../quilting/quilt-areas.js';
import { MARK, boxOf } from '../fitting.js';
import { laidPlacements, type FreeFormDesign } from '../free-form-document.js';

/** A free place for a block: the top left corner of the block as it was drawn, in inches, and the block's turn. */
export interface FreePlace extends Point {
  turn?: number | undefined;
}

/**
 * Returns the first free place for a block of this size, in inches. A level place comes first, then a place between
 * blocks on their points, for a block that lies as they do. Null if there is none.
 */
export function freePlace(design: FreeFormDesign, size: Size): FreePlace | null {
  return levelPlace(design, size) ?? placeOnPoint(design, size);
}

/** The greatest number of comparisons in the search for a level place. */
const MOST_COMPARED = 2_000_000;

/**
 * Returns the first point for a box's top left corner at which the box covers no block and is inside the borders. The
 * search goes row by row. It tries places that touch the borders, or leave a gap as wide as the sashing beside another
 * block. Null if there is no such point, or after `MOST_COMPARED` comparisons.
 */
function levelPlace(design: FreeFormDesign, { width, height }: Size): Point | null {
  const inside = insideBorders(design.quilt);
  const gap = sashingWidth(design.quilt);
  const boxes = laidPlacements(design).map(({ placement }) => boxOf(placement));
  boxes.sort((one, other) => one.x - other.x);
  const [right, bottom] = [inside.x + inside.width - width, inside.y + inside.height - height];
  const rows = [inside.y, ...boxes.map((box) => box.y + box.height + gap)].filter(
    (y) => y >= inside.y && y <= bottom,
  );
  const inOrder = [...new Set(rows)].sort((one, other) => one - other);
  for (const y of inOrder.slice(0, MOST_COMPARED / boxes.length)) {
    let x: number = inside.x;
    for (const box of boxes) {
      const isInRow = box.y < y + height + gap && y < box.y + box.height + gap;
      if (isInRow && box.x >= x + width + gap) break;
      if (isInRow) x = Math.max(x, box.x + box.width + gap);
    }
    if (x <= right) return { x, y };
  }
  return null;
}

/** The greatest number of comparisons in the search for a place on point, each of which takes longer. */
const MOST_COMPARED_ON_POINT = 500_000;

/** The greatest number of copies of slanted blocks between which a place is searched. */
const MOST_COPIES = 1500;

/** A block on the quilt: its box as it was drawn, in inches, turned about its middle. */
interface TurnedBox extends Box, Orientation {}

/**
 * Returns the first free place between slanted blocks. Blocks on their points that lie corner to corner leave places
 * whose middles are the corners of the boxes around these blocks. Null if there is none, or after
 * `MOST_COMPARED_ON_POINT` comparisons.
 */
function placeOnPoint(design: FreeFormDesign, { width, height }: Size): FreePlace | null {
  const placements = laidPlacements(design).map(({ placement }) => placement);
  const slanted = placements.filter(isSlanted);
  if (slanted.length === 0 || countBlocks(slanted) > MOST_COPIES) return null;
  const inside = insideBorders(design.quilt);
  const others = placements.flatMap(turnedBoxes);
  const isFree = (place: TurnedBox) =>
    contains(inside, turnedBox(place, place), MARK) && others.every((other) => isBeside(place, other));
  const places = slanted.flatMap((placement) =>
    takenBoxes(placement)
      .flatMap(cornersOfBox)
      .map(({ x, y }) => ({ x: x - width / 2, y: y - height / 2, width, height, turn: placement.turn })),
  );
  const inOrder = places.sort((one, other) => one.y - other.y || one.x - other.x);
  return inOrder.slice(0, MOST_COMPARED_ON_POINT / others.length).find(isFree) ?? null;
}

/** Returns the copies of a slanted placement, or the box around all copies of a level one. */
function turnedBoxes(placement: Placement): TurnedBox[] {
  if (!isSlanted(placement)) return [boxOf(placement)];
  return copyBoxes(placement).map((box) => ({ ...box, turn: placement.turn }));
}

/** True if two turned boxes overlap by less than a ruler mark. */
function isBeside(one: TurnedBox, other: TurnedBox): boolean {
  const [from, to] = [centre(one), centre(other)];
  return turnedReach(one, other, to.x - from.x, to.y - from.y) < MARK;
}
