import type { Box } from '@quiltwright/shared/geometry/box';
import { crossings, polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/** An area without fabric, with the box around it, in block units. */
interface SignedArea {
  outline: readonly Point[];
  holes: readonly (readonly Point[])[];
  box: Box;
}

interface SignPlace {
  at: Point;
  /** The distance from the middle of the warning sign to the nearest edge of the area, in block units. */
  clearance: number;
}

/**
 * The heights at which `signPlace` tries the warning sign, as fractions of the height of the area's box. The middle
 * comes first: it wins if other heights are equally good.
 */
const HEIGHTS = [0.5, 0.25, 0.75, 0.125, 0.875];

/* Frames follow the pointer, and an area can have thousands of edges. */
const known = new WeakMap<readonly Point[], SignPlace>();

/**
 * Returns the position of the warning sign inside a gap, and its distance from the gap's edges. At each of several
 * heights, the middle of the gap's widest stretch is a candidate. The candidate farthest from all edges is chosen,
 * because a sign near an edge would cover the handles of the shape beside the gap.
 */
export function signPlace({ outline, holes, box }: SignedArea): SignPlace {
  const loops = [outline, ...holes];
  const place =
    known.get(outline) ??
    HEIGHTS.map((part) => widestMiddle(loops, box, box.y + box.height * part))
      .map((at) => ({ at, clearance: clearanceOf(at, loops) }))
      .reduce((best, next) => (next.clearance > best.clearance ? next : best));
  known.set(outline, place);
  return place;
}

function widestMiddle(loops: readonly (readonly Point[])[], { x, width }: Box, y: number): Point {
  const [from, to] = [
    { x: x - 1, y },
    { x: x + width + 1, y },
  ];
  const ends = loops.flatMap((loop) => crossings(from, to, polygon(loop))).sort((a, b) => a - b);
  let best = { at: 0.5, length: 0 };
  for (let i = 1; i < ends.length; i += 2) {
    const [start = 0, end = 0] = [ends[i - 1], ends[i]];
    if (end - start > best.length) best = { at: (start + end) / 2, length: end - start };
  }
  return { x: from.x + (to.x - from.x) * best.at, y };
}

function clearanceOf(at: Point, loops: readonly (readonly Point[])[]): number {
  let least = Infinity;
  for (const loop of loops) {
    let from = loop.at(-1) ?? at;
    for (const to of loop) {
      least = Math.min(least, distanceToEdge(at, from, to));
      from = to;
    }
  }
  return least;
}

function distanceToEdge({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const near = Math.min(1, Math.max(0, part));
  return Math.hypot(x - from.x - near * dx, y - from.y - near * dy);
}
