import type { Box } from '@quiltwright/shared/geometry/box';
import { isSlanted } from '@quiltwright/shared/geometry/orientation';
import { pointBetween, type Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { countBlocks, type Placement } from '@quiltwright/shared/quilting/placement';
import { bordersOf, totalEndWidth, totalWidth } from '@quiltwright/shared/quilting/bands/bands';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { cornersOfCopies, takenBoxes } from '@quiltwright/shared/quilting/copies';
import { boxOf } from '@quiltwright/shared/model/free-form/fitting';
import { ItemSnapping } from './item-snapping';

/**
 * The greatest number of copies that blocks snap to one by one. With more copies, blocks snap to the box around each
 * placement instead.
 */
const MOST_COPIES = 1500;

/**
 * Returns an object that snaps blocks on a quilt. Blocks snap to the quilt's edges and centre lines, to the borders,
 * and to the copies of other placements. If none of these is near, they snap to whole inches. Positions are in inches
 * from the quilt's corner.
 */
export function quiltSnapping(quilt: Quilt, others: readonly Placement[]): ItemSnapping {
  const { quiltWidth, quiltLength } = quilt;
  const linesOf = (side: number, edges: readonly number[]) => {
    const borders = [...new Set(edges)];
    return [...borders, side / 2, ...borders.map((width) => side - width)];
  };
  const { atSides, atEnds } = borderEdges(quilt);
  return new ItemSnapping({
    within: { x: 0, y: 0, width: quiltWidth, height: quiltLength },
    leastSide: LIMITS.placedBlockSide.min,
    takesMarksInProportion: true,
    boxes: boxesOf(others),
    points: pointsOf(others),
    upright: linesOf(quiltWidth, atSides),
    level: linesOf(quiltLength, atEnds),
    ruler: { x: 1, y: 1 },
  });
}

/** Returns the distances of the edges of all borders from the quilt's edge, in inches. */
function borderEdges(quilt: Quilt): Record<'atSides' | 'atEnds', number[]> {
  const borders = bordersOf(quilt);
  const outer = borders.map((_, index) => borders.slice(index));
  return { atSides: [0, ...outer.map(totalWidth)], atEnds: [0, ...outer.map(totalEndWidth)] };
}

function boxesOf(placements: readonly Placement[]): Box[] {
  return countBlocks(placements) > MOST_COPIES ? placements.map(boxOf) : placements.flatMap(takenBoxes);
}

/** Returns the corners of all copies of slanted blocks, and the middles of their edges. */
function pointsOf(placements: readonly Placement[]): Point[] {
  const slanted = placements.filter(isSlanted);
  if (countBlocks(slanted) > MOST_COPIES) return [];
  return slanted.flatMap(cornersOfCopies).flatMap((corners) =>
    corners.flatMap((corner, index) => {
      const next = corners[(index + 1) % corners.length] ?? corner;
      return [corner, pointBetween(corner, next, 0.5)];
    }),
  );
}
