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
 */
export function visibleOf(rings: readonly Ring[]): LatticePoint[][][] {
  const above: Seen[] = [];
  const visible: LatticePoint[][][] = rings.map(() => []);
  for (let i = rings.length - 1; i >= 0; i--) {
    const ring = rings[i] ?? [];
    const bounds = boundsOf(ring);
    const over = above.filter((seen) => overlap(seen, bounds));
    // What hides it may itself be hidden in part, but then by what lies above this one too.
    if (over.some((seen) => seen.isBox && holds(seen, bounds))) continue;
    const rest =
      over.length === 0
        ? [[...ring]]
        : difference(
            ring,
            over.map((seen) => seen.ring),
          );
    if (rest.length === 0) continue;
    visible[i] = rest;
    above.push({ ...bounds, ring, isBox: isBox(ring, bounds) });
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

function isBox(ring: Ring, { left, top, right, bottom }: Bounds): boolean {
  return (
    ring.length === 4 && ring.every(({ x, y }) => (x === left || x === right) && (y === top || y === bottom))
  );
}
