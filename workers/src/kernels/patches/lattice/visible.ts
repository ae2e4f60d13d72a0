import { edgesContain, edgesOverlap } from '@quiltwright/shared/geometry/box';
import { difference } from './boolean';
import type { LatticePoint, Ring } from './lattice';
import { crossingsOf, measured, type MeasuredRing } from './measured-ring';
import { Region } from './region';
import { Work, workOf } from './work';

/** A shape that is at least partly visible. */
interface Seen extends MeasuredRing {
  isBox: boolean;
  /** About how often it crosses the shapes above it. */
  crossings: number;
}

/**
 * Above this much work, the shapes above a shape are joined to a region first, and the region cuts the shape. Otherwise,
 * the polygon library would find the crossings of these shapes again for each lower shape.
 */
const MOST_APART = 400_000_000;
/** The work for a corner of a visible part, until it is a corner of a patch. */
const VISIBLE_CORNER = 10_000;

/**
 * Returns the visible part of each polygon in `rings`, as closed paths. Later polygons lie over earlier polygons. A
 * hidden polygon has no paths. Paths around holes run in the opposite direction.
 * @param isAsked returns true for the index of a polygon to compute; all other polygons hide lower polygons, but have
 *   no paths in the result
 * @param work the work that may be done; throws a `FaultError` when it is spent
 */
export function visibleOf(
  rings: readonly Ring[],
  isAsked: (index: number) => boolean = () => true,
  work = new Work(),
): LatticePoint[][][] {
  let above: Seen[] = [];
  const region = new Region(work);
  let apart = 0;
  const visible: LatticePoint[][][] = rings.map(() => []);
  for (let i = rings.length - 1; i >= 0; i--) {
    const ring = rings[i] ?? [];
    if (ring.length === 0) continue;
    const path = measured(ring);
    const over = above.filter((seen) => edgesOverlap(seen, path));
    const shape = { ...path, isBox: isBox(path), crossings: sumOf(over, (seen) => crossingsOf(seen, path)) };
    // The hiding shape may itself be partly hidden, but only by shapes that also lie above this one.
    if (over.some((seen) => covers(seen, shape))) continue;
    if (isAsked(i)) {
      let clips: readonly MeasuredRing[] = over;
      let cost = workOf(
        [shape, ...over],
        sumOf(over, (seen) => seen.crossings),
      );
      apart += cost;
      if (apart > MOST_APART) {
        region.add(over);
        clips = region.near(shape);
        cost = workOf([shape, ...clips]);
      }
      work.spend(cost);
      const rest =
        over.length === 0
          ? [[...ring]]
          : difference(
              ring,
              clips.map((clip) => clip.ring),
            );
      if (rest.length === 0) continue;
      work.spend(VISIBLE_CORNER * sumOf(rest, ({ length }) => length));
      visible[i] = rest;
    }
    // This shape hides everything that a shape covered by it would hide.
    const hidden = new Set(over.filter((seen) => covers(shape, seen)));
    if (hidden.size > 0) above = above.filter((seen) => !hidden.has(seen));
    above.push(shape);
  }
  return visible;
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
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

function isBox({ ring, left, top, right, bottom }: MeasuredRing): boolean {
  return (
    ring.length === 4 && ring.every(({ x, y }) => (x === left || x === right) && (y === top || y === bottom))
  );
}
