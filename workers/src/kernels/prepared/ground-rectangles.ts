import {
  boxOfPoints,
  cornersOfBox,
  intersection,
  type Box,
  type Edges,
} from '@quiltwright/shared/geometry/box';
import { polygon } from '@quiltwright/shared/geometry/outline';
import { cornersOfCopy, type CopyBox } from '../expand/boxes';
import { difference } from '../patches/lattice/boolean';
import { piecesIn, ringArea } from '../patches/lattice/chords';
import { SAME_INCHES } from '@quiltwright/shared/quilting/grain/square-triangle';
import { ringOf, type Ring } from '../patches/lattice/lattice';

/** The number of steps in an inch. Positions are rounded to a whole step, a thousandth of an inch. */
const STEPS = 1 / SAME_INCHES;

/** The least side of a rectangle in the result, in steps: a sixteenth of an inch. Narrower gaps can’t be sewn. */
const LEAST_GAP = Math.floor(STEPS / 16);

interface Free {
  from: number;
  to: number;
  /** The top edge of the free area, in steps of a thousandth of an inch. */
  top: number;
}

/**
 * Returns the part of `inner` that no block covers, split into rectangles. Each rectangle extends down until the left
 * or right edge of the uncovered area moves. Leaves out rectangles that are less than a sixteenth of an inch wide or
 * high. Rounded block sizes cause such narrow gaps. If blocks lie on their points, returns the boxes around the parts
 * that no block covers, because these parts are cut from such boxes.
 */
export function groundRectangles(inner: Box, blocks: readonly CopyBox[]): Box[] {
  if (blocks.some(({ corners }) => corners)) return groundPieces(inner, blocks);
  const boxes = blocks
    .flatMap((block) => {
      const seen = intersection(block, inner);
      return seen ? [edgesInSteps(seen)] : [];
    })
    .filter(({ left, right, top, bottom }) => left < right && top < bottom)
    .sort((a, b) => a.top - b.top);
  const whole = edgesInSteps(inner);
  const levels = [
    ...new Set([whole.top, whole.bottom, ...boxes.flatMap(({ top, bottom }) => [top, bottom])]),
  ];
  levels.sort((a, b) => a - b);
  const rectangles: Box[] = [];
  const end = ({ from, to, top }: Free, bottom: number) => {
    if (to - from < LEAST_GAP || bottom - top < LEAST_GAP) return;
    rectangles.push({
      ...{ x: from / STEPS, y: top / STEPS },
      ...{ width: (to - from) / STEPS, height: (bottom - top) / STEPS },
    });
  };
  let open: Free[] = [];
  let beside: typeof boxes = [];
  let next = 0;
  for (const top of levels) {
    beside = beside.filter(({ bottom }) => bottom > top);
    for (let box = boxes[next]; box && box.top === top; box = boxes[++next]) beside.push(box);
    const free = top === whole.bottom ? [] : freeBeside(whole, beside, top);
    const known = new Map(open.map((each) => [`${each.from} ${each.to}`, each]));
    open = free.map((each) => {
      const key = `${each.from} ${each.to}`;
      const same = known.get(key);
      known.delete(key);
      return same ?? each;
    });
    for (const each of known.values()) end(each, top);
  }
  return rectangles;
}

/** Returns the area of `inner` that no block covers, in square inches. */
export function uncoveredArea(inner: Box, blocks: readonly CopyBox[]): number {
  return ringArea(uncovered(inner, blocks));
}

function uncovered(inner: Box, blocks: readonly CopyBox[]): Ring[] {
  const covers = blocks.map((block) => ringOf(polygon(cornersOfCopy(block))));
  return difference(ringOf(polygon(cornersOfBox(inner))), covers);
}

function groundPieces(inner: Box, blocks: readonly CopyBox[]): Box[] {
  return piecesIn(uncovered(inner, blocks))
    .map(({ corners }) => boxOfPoints(corners))
    .filter(({ width, height }) => Math.min(width, height) * STEPS >= LEAST_GAP);
}

/**
 * Returns the intervals of a horizontal line that no box covers, from left to right.
 * @param boxes those that the line crosses
 * @param top the position of the line, in steps
 */
function freeBeside(whole: Edges, boxes: readonly Edges[], top: number): Free[] {
  const free: Free[] = [];
  let from = whole.left;
  for (const { left, right } of [...boxes].sort((a, b) => a.left - b.left)) {
    if (left > from) free.push({ from, to: left, top });
    from = Math.max(from, right);
  }
  if (from < whole.right) free.push({ from, to: whole.right, top });
  return free;
}

/** Returns the positions of a rectangle's sides, in whole steps. */
function edgesInSteps({ x, y, width, height }: Box): Edges {
  const step = (inches: number) => Math.round(inches * STEPS);
  return { left: step(x), right: step(x + width), top: step(y), bottom: step(y + height) };
}
