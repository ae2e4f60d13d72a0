import { unionOfEdges, type Edges } from '@quiltwright/shared/geometry/box';
import type { Ring } from './lattice';

/** A closed path with the sides of the box around it, and its length across and down, in lattice steps. */
export interface MeasuredRing extends Edges {
  readonly ring: Ring;
  readonly across: number;
  readonly down: number;
}

export function measured(ring: Ring): MeasuredRing {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [across, down] = [0, 0];
  let from = ring.at(-1);
  for (const to of ring) {
    if (to.x < left) left = to.x;
    if (to.x > right) right = to.x;
    if (to.y < top) top = to.y;
    if (to.y > bottom) bottom = to.y;
    across += Math.abs(to.x - (from?.x ?? 0));
    down += Math.abs(to.y - (from?.y ?? 0));
    from = to;
  }
  return { ring, left, top, right, bottom, across, down };
}

/**
 * Returns about how often two paths cross, by the formula of Buffon's needle. It assumes that their edges lie in all
 * directions, anywhere in the box around both. The number is 2 ÷ π of the product of their lengths, divided by the area
 * of the box. The length of a path is about π ÷ 4 of its length across and down.
 */
export function crossingsOf(one: MeasuredRing, other: MeasuredRing): number {
  const { left, top, right, bottom } = unionOfEdges([one, other]);
  const area = Math.max(1, (right - left) * (bottom - top));
  return ((Math.PI / 8) * (one.across + one.down) * (other.across + other.down)) / area;
}
