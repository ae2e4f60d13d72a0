import { pointOn, type Arc } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { SewnPatch } from '../patches/sewn';

/** A curved seam of a block, in inches. */
interface CurvedSeam {
  /** The smallest radius of the curve. */
  radius: number;
  /** The middle of the curve and its quarter points, at which it is pinned. */
  pins: readonly Point[];
}

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
      pins: PINNED.map((share) => pointOn(arc, arc.start + arc.sweep * share)),
    }));
}

/** Returns the smaller of the two radii of an arc, or the radius of a circle. */
function tightest({ radiusX, radiusY }: Arc): number {
  return Math.min(radiusX, radiusY);
}
