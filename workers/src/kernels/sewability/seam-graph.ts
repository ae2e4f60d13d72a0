import { dot, type Point } from '@quiltwright/shared/geometry/point';
import { isOnBlockEdge } from '../patches/lines/block-edge';
import type { Border, Patch } from '../patches/patches';

/** Two seams count as one straight line if the sine of the angle between them is at most this. */
const STRAIGHT = 0.01;

/** A corner at which seams meet. */
interface Junction {
  at: Point;
  /** The directions in which seams leave the junction, as vectors of any length. */
  ways: Point[];
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
    const known = junctions.get(key) ?? { at, ways: [], isOpen: isOnBlockEdge(at) };
    junctions.set(key, known);
    return known;
  };
  for (const border of borders) {
    const { from, to, right, left } = border;
    const [start, end] = [junctionAt(from), junctionAt(to)];
    start.ways.push(wayFrom(from, to, border));
    end.ways.push(wayFrom(to, from, border));
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

/**
 * Returns the direction in which a seam leaves one of its ends. A curved seam leaves along its circle, at a right angle to
 * the radius.
 */
function wayFrom(at: Point, other: Point, { centre }: Border): Point {
  const way = { x: other.x - at.x, y: other.y - at.y };
  if (!centre) return way;
  const along = { x: at.y - centre.y, y: centre.x - at.x };
  return dot(along, way) > 0 ? along : { x: -along.x, y: -along.y };
}

/** True if two of the seams that meet at a corner form one straight line, or run on smoothly. */
function hasStraight({ ways }: Junction): boolean {
  return ways.some((a, index) =>
    ways.slice(index + 1).some((b) => {
      const size = Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y);
      return a.x * b.x + a.y * b.y < 0 && Math.abs(a.x * b.y - a.y * b.x) <= STRAIGHT * size;
    }),
  );
}
