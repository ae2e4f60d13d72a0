import { distance, dot, type Point } from '@quiltwright/shared/geometry/point';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import { nearestPoint } from './nearest-point';

/** The direction in which a seam goes, as seen: its parts across and down, in block units for each inch. */
export interface SeamWay {
  readonly from: Point;
  readonly way: Point;
}

/**
 * Returns the direction nearest to a point in which a seam from `from` can go; null if the point is farther than `reach`
 * from all.
 * @param angles the angles to whose multiples a seam snaps, in degrees as seen
 * @param unit the number of inches in a block unit, across and down
 */
export function wayNear(
  point: Point,
  reach: number,
  from: Point,
  angles: readonly number[],
  unit: Point,
): SeamWay | null {
  const [across, down] = [(point.x - from.x) * unit.x, (point.y - from.y) * unit.y];
  const now = Math.atan2(down, across);
  const ways = angles.map((degrees): SeamWay => {
    const step = (degrees * Math.PI) / 180;
    const angle = Math.round(now / step) * step;
    return { from, way: { x: Math.cos(angle) / unit.x, y: Math.sin(angle) / unit.y } };
  });
  const ends = ways.map((each) => pointOnWay(each, lengthTowards(each, point, unit)));
  const nearest = nearestPoint(ends, point, reach);
  return nearest && (ways[ends.indexOf(nearest)] ?? null);
}

/** Returns the point of a direction at a length in inches. */
export function pointOnWay({ from, way }: SeamWay, length: number): Point {
  return { x: from.x + way.x * length, y: from.y + way.y * length };
}

/** Returns the length in inches at which a direction comes nearest to a point. */
export function lengthTowards({ from, way }: SeamWay, point: Point, unit: Point): number {
  const seen = ({ x, y }: Point) => ({ x: x * unit.x, y: y * unit.y });
  return dot(seen({ x: point.x - from.x, y: point.y - from.y }), seen(way));
}

/** A length that a straight seam has, in inches, and the seam. */
export interface SeamLength {
  readonly length: number;
  readonly seam: Seam;
}

/** Lengths that differ by less than this number of inches are equal. */
const SAME = 1e-6;

/** Returns the lengths of straight seams in inches, shortest first, each once. */
export function seamLengths(seams: readonly Seam[], unit: Point): SeamLength[] {
  const all = seams
    .filter(({ bulge }) => bulge === 0)
    .map((seam) => ({ length: lengthSeen(seam.from, seam.to, unit), seam }))
    .sort((one, other) => one.length - other.length);
  return all.filter(({ length }, index) => length - (all[index - 1]?.length ?? 0) > SAME);
}

/** Returns the distance between two points of a block, in inches. */
export function lengthSeen(from: Point, to: Point, unit: Point): number {
  return distance({ x: from.x * unit.x, y: from.y * unit.y }, { x: to.x * unit.x, y: to.y * unit.y });
}

/** Returns the nearest of the lengths, no farther than `reach` inches; null for none. */
export function nearestLength(
  lengths: readonly SeamLength[],
  length: number,
  reach: number,
): SeamLength | null {
  let found: SeamLength | null = null;
  let least = reach;
  for (const each of lengths) {
    const away = Math.abs(each.length - length);
    if (away <= least) [found, least] = [each, away];
  }
  return found;
}
