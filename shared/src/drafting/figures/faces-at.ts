import { containsPoint } from '../../geometry/box.js';
import { boundsOf, bulged, outlineContains, rowCrossings, type Outline } from '../../geometry/outline.js';
import type { Point } from '../../geometry/point.js';
import type { Face, SeamMap } from '../seam-map.js';

const known = new WeakMap<Face, Outline>();

/** Returns the outline of a face, without its islands. */
export function outlineOf(face: Face): Outline {
  const found = known.get(face);
  if (found) return found;
  const outline = bulged(face.outline);
  known.set(face, outline);
  return outline;
}

/** Returns the face of a map at a point; null outside the block. */
export function faceAt({ faces }: SeamMap, place: Point): Face | null {
  return faces.find((face) => isInFace(face, place)) ?? null;
}

/** True if a point lies in a face, and in none of its islands. */
export function isInFace(face: Face, place: Point): boolean {
  const outline = outlineOf(face);
  return (
    containsPoint(boundsOf(outline), place) &&
    outlineContains(outline, place) &&
    !face.holes.some((hole) => outlineContains(bulged(hole), place))
  );
}

/** The heights at which `placeIn` looks for a place, as shares of the height of the face. The first that is widest wins. */
const HEIGHTS = [0.5, 0.375, 0.625, 0.25, 0.75];

/** Returns a point well inside a face: the middle of its widest stretch at one of several heights. */
export function placeIn(face: Face): Point {
  const outline = outlineOf(face);
  const { x, y, width, height } = boundsOf(outline);
  let [place, widest] = [{ x: x + width / 2, y: y + height / 2 }, 0];
  for (const share of HEIGHTS) {
    const row = y + height * share;
    const loops = [outline, ...face.holes.map((hole) => bulged(hole))];
    const stops = loops.flatMap((loop) => rowCrossings(loop, row)).sort((one, other) => one - other);
    for (let i = 0; i + 1 < stops.length; i += 2) {
      const [from = 0, to = 0] = stops.slice(i, i + 2);
      if (to - from > widest + 1e-6) [place, widest] = [{ x: (from + to) / 2, y: row }, to - from];
    }
  }
  return place;
}
