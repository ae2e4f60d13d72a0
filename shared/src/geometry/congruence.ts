import { cross, distance, dot, type Point } from './point.js';

/**
 * True if two closed paths are the same after a move and a turn, perhaps also mirrored. Both run clockwise as seen, and
 * are rows of a corner and a point of the side after it.
 * @param within the greatest distance between points that count as one
 */
export function areCongruent(one: readonly Point[], other: readonly Point[], within: number): boolean {
  if (one.length !== other.length) return false;
  const [centred, turned] = [fromMiddle(one), fromMiddle(other)];
  if (Math.abs(farthest(centred) - farthest(turned)) > within) return false;
  const [first, ...rest] = turned.map(({ x, y }) => ({ x: -x, y }));
  // A mirrored path runs the other way.
  const mirrored = first ? [first, ...rest.reverse()] : [];
  return [turned, mirrored].some((path) =>
    // Each corner may be the first.
    path.some((_, start) => start % 2 === 0 && areTurned(centred, path, start, within)),
  );
}

/** True if a path that starts at another of its points is the first path, turned about the middle of both. */
function areTurned(one: readonly Point[], path: readonly Point[], start: number, within: number): boolean {
  const at = (index: number): Point => path[(start + index) % path.length] ?? ZERO;
  // The turn that brings all points nearest to their partners, by the sum of their squared distances.
  const [sine, cosine] = one.reduce<[number, number]>(
    ([sines, cosines], point, index) => [sines + cross(at(index), point), cosines + dot(at(index), point)],
    [0, 0],
  );
  const size = Math.hypot(sine, cosine) || 1;
  const [s, c] = [sine / size, cosine / size];
  return one.every((point, index) => {
    const { x, y } = at(index);
    return distance(point, { x: c * x - s * y, y: s * x + c * y }) <= within;
  });
}

const ZERO: Point = { x: 0, y: 0 };

/** Returns points as seen from their mean. */
function fromMiddle(points: readonly Point[]): Point[] {
  const sum = points.reduce(({ x, y }, point) => ({ x: x + point.x, y: y + point.y }), ZERO);
  const [midX, midY] = [sum.x / points.length, sum.y / points.length];
  return points.map(({ x, y }) => ({ x: x - midX, y: y - midY }));
}

function farthest(points: readonly Point[]): number {
  return points.reduce((most, point) => Math.max(most, distance(point, ZERO)), 0);
}
