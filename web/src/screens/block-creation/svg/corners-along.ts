import { arcsAlong, type BulgedCorner } from '@quiltwright/shared/geometry/combining/arcs-along';
import { distance } from '@quiltwright/shared/geometry/point';
import type { Curve } from './curves';

/**
 * Returns the corners of lines and arcs of circles that follow an outline, no farther from it than `tolerance`. Corners
 * at one place are one corner. The search ends a little after `most` corners: a longer result isn't the whole outline.
 * @param curves the curves of the outline; each begins at the end of the one before
 */
export function cornersAlong(curves: readonly Curve[], tolerance: number, most: number): BulgedCorner[] {
  const corners: BulgedCorner[] = [];
  const isAtLast = (place: BulgedCorner) => {
    const last = corners.at(-1);
    return last !== undefined && distance(last, place) <= tolerance / 10;
  };
  for (const curve of curves) {
    for (const corner of arcsAlong(curve, tolerance)) {
      if (isAtLast(corner)) corners.pop();
      corners.push(corner);
    }
    // The last corner may yet turn out to be at the place of the first.
    if (corners.length > most + 1) return corners;
  }
  const [first] = corners;
  return first && isAtLast(first) ? corners.slice(0, -1) : corners;
}
