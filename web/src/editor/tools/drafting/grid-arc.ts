import { arcOf, nearestOn, type Seam } from '@quiltwright/shared/geometry/seam';
import { distance, type Point } from '@quiltwright/shared/geometry/point';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { linesOfStarGrid } from '../../snapping/draft-grid';
import { blockUnit } from '../drawing/drawing-editor';

/** A point nearer to an arc than this is on the arc, in block units. */
const ON_ARC = 0.5;

/**
 * Returns the arc of the grid from one point to another that the path of a drag follows, of at most half a circle. Null
 * if no arc of the grid has both points, or if the path is nearer to the straight line between them.
 */
export function gridArc(
  { block, starGrid }: CreatedBlockDesign,
  from: Point,
  to: Point,
  path: readonly Point[],
): Seam | null {
  if (!starGrid || path.length === 0) return null;
  const away = (seam: Seam) => path.reduce((sum, point) => sum + distance(nearestOn(seam, point), point), 0);
  let [found, least] = [null as Seam | null, away({ from, to, bulge: 0 })];
  for (const line of linesOfStarGrid(starGrid, blockUnit(block)).lines) {
    const arc = arcOf(line);
    if (!arc) continue;
    const { centre, radiusX: radius } = arc;
    if ([from, to].some((end) => Math.abs(distance(end, centre) - radius) > ON_ARC)) continue;
    const [start, end] = [from, to].map(({ x, y }) => Math.atan2(y - centre.y, x - centre.x));
    const turn = Math.atan2(Math.sin((end ?? 0) - (start ?? 0)), Math.cos((end ?? 0) - (start ?? 0)));
    const along = { from, to, bulge: Math.tan(turn / 4) };
    const sum = away(along);
    if (sum < least) [found, least] = [along, sum];
  }
  return found;
}
