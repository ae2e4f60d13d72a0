import type { Box } from '@quiltwright/shared/geometry/box';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { copyBoxes } from '@quiltwright/shared/model/free-form/commands/copy-boxes';
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
export function quiltSnapping(
  { quiltWidth, quiltLength, borderWidth1, borderWidth2 }: Quilt,
  others: readonly Placement[],
): ItemSnapping {
  const borders = [...new Set([0, borderWidth1, borderWidth1 + borderWidth2])];
  const linesOf = (side: number) => [...borders, side / 2, ...borders.map((width) => side - width)];
  return new ItemSnapping({
    within: { x: 0, y: 0, width: quiltWidth, height: quiltLength },
    leastSide: LIMITS.placedBlockSide.min,
    takesMarksInProportion: true,
    boxes: boxesOf(others),
    upright: linesOf(quiltWidth),
    level: linesOf(quiltLength),
    ruler: { x: 1, y: 1 },
  });
}

function boxesOf(placements: readonly Placement[]): Box[] {
  const copies = placements.reduce((sum, { numOfColumns, numOfRows }) => sum + numOfColumns * numOfRows, 0);
  return copies > MOST_COPIES ? placements.map(boxOf) : placements.flatMap(copyBoxes);
}
