import { difference } from './boolean';
import type { LatticePoint, Ring } from './lattice';

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A shape of which something is seen. */
interface Seen extends Bounds {
  ring: Ring;
  isBox: boolean;
}

/**
 * What is seen of each of `rings`, which lie over one another, the last on top: paths as `difference` gives them, none
 * where a shape is hidden.
 * @param isAsked of which rings, by their index, it is to be told: the others are taken for seen, and nothing is told
 */
export function visibleOf(
  rings: readonly Ring[],
  isAsked: (index: number) => boolean = () => true,
): LatticePoint[][][] {
  let above: Seen[] = [];
  const visible: LatticePoint[][][] = rings.map(() => []);
  for (let i = rings.length - 1; i >= 0; i--) {
    const ring = rings[i] ?? [];
    const bounds = boundsOf(ring);
    const over = above.filter((seen) => overlap(seen, bounds));
    const shape = { ...bounds, ring, isBox: isBox(ring, bounds) };
    // What hides it may itself be hidden in part, but then by what lies above this one too.
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
    // What it covers hides nothing below that it doesn't hide itself.
    above = above.filter((seen) => !covers(shape, seen));
    above.push(shape);
  }
  return visible;
}

function boundsOf(ring: Ring): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of ring) {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

function overlap(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function holds(outer: Bounds, inner: Bounds): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

/** Whether `outer` holds all of `inner` for certain: no corner of this lies beyond an edge of it. */
function covers(outer: Seen, inner: Seen): boolean {
  if (!holds(outer, inner)) return false;
  return outer.isBox || inner.ring.every((corner) => liesWithin(corner, outer.ring));
}

/** Whether a corner lies on the inner side of all edges of a ring, or on them. */
function liesWithin({ x, y }: LatticePoint, ring: Ring): boolean {
  let from = ring.at(-1);
  for (const to of ring) {
    if (from && (to.x - from.x) * (y - from.y) < (to.y - from.y) * (x - from.x)) return false;
    from = to;
  }
  return true;
}

function isBox(ring: Ring, { left, top, right, bottom }: Bounds): boolean {
  return (
    ring.length === 4 && ring.every(({ x, y }) => (x === left || x === right) && (y === top || y === bottom))
  );
}
