import { distance, type Point } from '../geometry/point.js';
import { cornerAt, withoutSeams } from './edits.js';
import { middleOf, WELD } from './seam.js';
import type { Drafted, MapFault, SeamMap } from './seam-map.js';
import { circleAbout } from './starts/polar.js';
import { withStroke } from './strokes.js';

/**
 * Returns a map with a disc about a corner: the seams that meet in the corner end at the disc.
 * @param radius in block units
 */
export function withDisc(map: SeamMap, at: Point, radius: number): Drafted | MapFault {
  const corner = cornerAt(map, at);
  if (!corner) return 'no-seam';
  const drafted = withStroke(map, circleAbout(corner, radius));
  if (typeof drafted === 'string') return drafted;
  const spokes = drafted.map.seams.filter(({ from, to }) =>
    [from, to].some((end) => distance(end, corner) <= WELD),
  );
  return withoutSeams(drafted.map, spokes.map(middleOf));
}
