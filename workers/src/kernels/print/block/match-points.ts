import { pointOn, type Arc, type Outline } from '@quiltwright/shared/geometry/outline';
import { distance, pointBetween, type Point } from '@quiltwright/shared/geometry/point';
import { PINNED } from '../../sewability/curved-seams';

/** Straight sides of a template from this length, in inches, get a match mark in their middle. */
const SHORTEST_MARKED = 1.2;
/** The number of chords by which the length of an arc of an ellipse is measured. */
const CHORDS = 512;

/** A point of the sewing line of a template that gets a match mark. */
interface MatchPoint {
  at: Point;
  /** The direction of the sewing line there, as a vector of length 1. */
  along: Point;
}

/**
 * Returns the points of a sewing line that get match marks: the middle of each long side, and the middle and the quarter
 * points of each arc. Two patches along one seam have their marks at equal distances from its ends.
 */
export function matchPoints(sewing: Outline): MatchPoint[] {
  return sewing.flatMap(({ to, arc }, i): MatchPoint[] => {
    if (arc)
      return PINNED.map((share) => {
        const angle = arc.start + arc.sweep * shareOfSweep(arc, share);
        return { at: pointOn(arc, angle), along: wayOf(arc, angle) };
      });
    const from = sewing.at(i - 1)?.to ?? to;
    const length = distance(from, to);
    if (length < SHORTEST_MARKED) return [];
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    return [{ at: pointBetween(from, to, 0.5), along }];
  });
}

/** Returns the part of an arc's sweep at which a part of its length is reached. Both are the same on a circle. */
function shareOfSweep(arc: Arc, share: number): number {
  if (arc.radiusX === arc.radiusY) return share;
  const points = Array.from({ length: CHORDS + 1 }, (_, i) =>
    pointOn(arc, arc.start + (arc.sweep * i) / CHORDS),
  );
  const lengths = points.slice(1).map((point, i) => distance(points[i] ?? point, point));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  const at = lengths.findIndex((length) => (left -= length) < 0);
  return (at + 1 + left / (lengths[at] ?? 1)) / CHORDS;
}

function wayOf({ radiusX, radiusY, sweep }: Arc, angle: number): Point {
  const way = {
    x: -radiusX * Math.sin(angle) * Math.sign(sweep),
    y: radiusY * Math.cos(angle) * Math.sign(sweep),
  };
  const length = Math.hypot(way.x, way.y);
  return { x: way.x / length, y: way.y / length };
}
