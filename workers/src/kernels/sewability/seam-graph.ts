import type { Point } from '@quiltwright/shared/geometry/point';
import { isOnBlockEdge } from '../patches/lines/block-edge';
import type { Border, Patch } from '../patches/patches';

/** Two seams count as one straight line if the sine of the angle between them is at most this. */
const STRAIGHT = 0.01;

/** A corner at which seams meet. */
interface Junction {
  at: Point;
  /** The far ends of the seams that meet at the junction. */
  ends: Point[];
  /** True if the corner lies on the block’s edge, or if one of its seams has a patch on one side only. */
  isOpen: boolean;
}

/**
 * Returns the set-in corners of a block: corners at which seams meet and no seam runs straight through. These seams
 * can't be sewn from end to end. Corners around patches that lie inside other patches don’t count.
 */
export function setInCorners(patches: readonly Patch[], borders: readonly Border[]): Point[] {
  const junctions = new Map<string, Junction>();
  const junctionAt = (at: Point): Junction => {
    const key = keyOf(at);
    const known = junctions.get(key) ?? { at, ends: [], isOpen: isOnBlockEdge(at) };
    junctions.set(key, known);
    return known;
  };
  for (const { from, to, right, left } of borders) {
    const [start, end] = [junctionAt(from), junctionAt(to)];
    start.ends.push(to);
    end.ends.push(from);
    if (right === null || left === null) start.isOpen = end.isOpen = true;
  }
  const islands = new Set(patches.flatMap(({ holes }) => holes.flat().map(keyOf)));
  return [...junctions]
    .filter(([key, junction]) => !junction.isOpen && !islands.has(key) && !hasStraight(junction))
    .map(([, { at }]) => at);
}

function keyOf({ x, y }: Point): string {
  return `${x} ${y}`;
}

/** True if two of the seams that meet at a corner form one straight line. */
function hasStraight({ at, ends }: Junction): boolean {
  return ends.some((one, index) =>
    ends.slice(index + 1).some((other) => {
      const [a, b] = [
        { x: one.x - at.x, y: one.y - at.y },
        { x: other.x - at.x, y: other.y - at.y },
      ];
      const size = Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y);
      return a.x * b.x + a.y * b.y < 0 && Math.abs(a.x * b.y - a.y * b.x) <= STRAIGHT * size;
    }),
  );
}
