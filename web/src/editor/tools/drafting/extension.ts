import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { crossingsOfLine, directionAtEnd, type Seam } from '@quiltwright/shared/geometry/seam';

/** A crossing nearer than this to the seam's own end isn't another seam, in block units. */
const NEAR = 0.5;

/**
 * Returns the straight extension of a seam to the next seam; null if it meets none. An arc is extended along its
 * direction at its end.
 */
export function extension(seam: Seam, seams: readonly Seam[]): Seam | null {
  const { to } = seam;
  const way = directionAtEnd(seam);
  const ahead = seams
    .flatMap((other) => crossingsOfLine(other, to, way))
    .filter((point) => distance(point, to) > NEAR && isAhead(point, to, way));
  const [first] = ahead.sort((a, b) => distance(a, to) - distance(b, to));
  return first ? { from: to, to: first, bulge: 0 } : null;
}

function isAhead(point: Point, from: Point, way: Point): boolean {
  return (point.x - from.x) * way.x + (point.y - from.y) * way.y > 0;
}
