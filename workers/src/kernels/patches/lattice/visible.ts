import {
  boxOfPoints,
  edgesContain,
  edgesOfBox,
  edgesOverlap,
  type Edges,
} from '@quiltwright/shared/geometry/box';
import { difference } from './boolean';
import type { LatticePoint, Ring } from './lattice';

/** A shape that is at least partly visible: its outline as a polygon, and the sides of the box around it. */
interface Seen extends Edges {
  ring: Ring;
  isBox: boolean;
}

/**
 * Returns the visible part of each polygon in `rings`, as closed paths. Later polygons lie over earlier polygons. A
 * hidden polygon has no paths. Paths around holes run in the opposite direction.
 * @param isAsked returns true for the index of a polygon to compute; all other polygons hide lower polygons, but have
 *   no paths in the result
 */
export function visibleOf(
  rings: readonly Ring[],
  isAsked: (index: number) => boolean = () => true,
): LatticePoint[][][] {
  let above: Seen[] = [];
  const visible: LatticePoint[][][] = rings.map(() => []);
  for (let i = rings.length - 1; i >= 0; i--) {
    const ring = rings[i] ?? [];
    const bounds = edgesOfBox(boxOfPoints(ring));
    const over = above.filter((seen) => edgesOverlap(seen, bounds));
    const shape = { ...bounds, ring, isBox: isBox(ring, bounds) };
    // The hiding shape may itself be partly hidden, but only by shapes that also lie above this one.
    if (over.some((seen) => covers(seen, shape))) continue;
    if (isAsked(i)) {
      const rest =
        over.length === 0
          ? [[...ring]]
          : difference(
              ring,
              over.map((seen) => seen.ring),
            );
      if (rest.length === 0) continue;
      visible[i] = rest;
    }
    // This shape hides everything that a shape covered by it would hide.
    above = above.filter((seen) => !covers(shape, seen));
    above.push(shape);
  }
  return visible;
}

/**
 * True if `outer` contains all of `inner`: no corner of `inner` is beyond an edge of `outer`. May be false for an
 * `outer` that isn't convex, even if it contains `inner`.
 */
function covers(outer: Seen, inner: Seen): boolean {
  if (!edgesContain(outer, inner)) return false;
  return outer.isBox || inner.ring.every((corner) => liesWithin(corner, outer.ring));
}

/**
 * True if no edge of a ring has a corner on its outer side. For a convex ring, the corner then lies inside the ring or
 * on its edge.
 */
function liesWithin({ x, y }: LatticePoint, ring: Ring): boolean {
  let from = ring.at(-1);
  for (const to of ring) {
    if (from && (to.x - from.x) * (y - from.y) < (to.y - from.y) * (x - from.x)) return false;
    from = to;
  }
  return true;
}

function isBox(ring: Ring, { left, top, right, bottom }: Edges): boolean {
  return (
    ring.length === 4 && ring.every(({ x, y }) => (x === left || x === right) && (y === top || y === bottom))
  );
}
