import type { Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { gridLines, type PatchGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { ItemSnapping } from './item-snapping';

/** The boxes and lines that a block's shapes snap to. All values are in block units. */
interface InBlock {
  /** The boxes of the shapes that don't move. */
  boxes: readonly Box[];
  /** Corners with which shapes align across and down. */
  corners?: readonly Point[];
  grid: PatchGrid;
  /** The distance between two marks of the ruler, across and down. */
  ruler?: Point;
}

const SIDE = LIMITS.blockSpace;
const LINES = [0, SIDE / 2, SIDE];

/**
 * Returns an object that snaps shapes of a block. Shapes snap to the block's edges and centre lines, to its grid, and
 * to other shapes. If none of these is near, they snap to the marks of the ruler.
 */
export function blockSnapping({ boxes, corners = [], grid, ruler }: InBlock): ItemSnapping {
  return new ItemSnapping({
    within: { x: 0, y: 0, width: SIDE, height: SIDE },
    leastSide: LIMITS.shapeSide,
    boxes,
    upright: [...LINES, ...corners.map(({ x }) => x)],
    level: [...LINES, ...corners.map(({ y }) => y)],
    grid: { x: gridLines(grid.columns), y: gridLines(grid.rows) },
    ...(ruler && { ruler }),
  });
}
