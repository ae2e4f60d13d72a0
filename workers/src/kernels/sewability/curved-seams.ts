import { pointOn, type Arc } from '@quiltwright/shared/geometry/outline';
import { distance, type Point } from '@quiltwright/shared/geometry/point';
import type { SewnPatch } from '../patches/sewn';

/** A curved seam of a block, in inches. */
interface CurvedSeam {
  /** The smallest radius of the curve. */
  radius: number;
  /** The length of the finished seam. */
  length: number;
  /** The middle of the curve and its quarter points, at which it is pinned. */
  pins: readonly Point[];
}

/** The number of chords by which an ellipse is measured. */
const CHORDS = 64;

/** The parts of a curve at which it is pinned. */
export const PINNED = [0.25, 0.5, 0.75] as const;

/**
 * Returns the curved seams of a block, each once: the arcs that bulge out of a patch. The patch on the other side of the
 * seam has the hollow edge.
 * @param patches without appliqué
 */
export function curvedSeams(patches: readonly SewnPatch[]): CurvedSeam[] {
  const arcs = patches.flatMap(({ outline, rims }) =>
    [outline, ...rims].flat().flatMap(({ arc }) => arc ?? []),
  );
  return arcs
    .filter(({ sweep }) => sweep > 0)
    .map((arc) => ({
      radius: tightest(arc),
      length: lengthOf(arc),
      pins: PINNED.map((share) => pointOn(arc, arc.start + arc.sweep * share)),
    }));
}

/** Returns the length of an arc. That of an ellipse is the sum of many chords. */
function lengthOf(arc: Arc): number {
  const { radiusX, radiusY, start, sweep } = arc;
  if (radiusX === radiusY) return radiusX * Math.abs(sweep);
  const points = Array.from({ length: CHORDS + 1 }, (_, i) => pointOn(arc, start + (sweep * i) / CHORDS));
  return points.slice(1).reduce((sum, point, i) => sum + distance(points[i] ?? point, point), 0);
}

/** Returns the smaller of the two radii of an arc, or the radius of a circle. */
function tightest({ radiusX, radiusY }: Arc): number {
  return Math.min(radiusX, radiusY);
}
