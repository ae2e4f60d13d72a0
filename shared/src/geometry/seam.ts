import { arcBetween, FLAT, pointOn, sweepsOver, type Arc } from './outline.js';
import { cross, distance, pointBetween, type Point } from './point.js';
import { clamp } from './interval.js';
import { meetings, sideBetween, type Side } from './combining/sides.js';

/**
 * A seam of a drafted block, in block units. `bulge` is the tangent of a quarter of the arc's angle: 0 for a straight
 * seam, above 0 for an arc that turns clockwise on the screen.
 */
export interface Seam {
  readonly from: Point;
  readonly to: Point;
  readonly bulge: number;
}

/** Returns the arc of a seam; undefined for a straight seam. */
export function arcOf({ from, to, bulge }: Seam): Arc | undefined {
  return Math.abs(bulge) < FLAT ? undefined : arcBetween(from, to, bulge);
}

/** Returns the point at a share of a seam's length: its start at 0, its end at 1. */
export function pointAlong(seam: Seam, share: number): Point {
  const arc = arcOf(seam);
  return arc ? pointOn(arc, arc.start + arc.sweep * share) : pointBetween(seam.from, seam.to, share);
}

/** Returns the point of a seam that is nearest to another point. */
export function nearestOn(seam: Seam, point: Point): Point {
  const arc = arcOf(seam);
  if (!arc) {
    const share = shareOf(seam, point);
    return pointBetween(seam.from, seam.to, clamp(share, 0, 1));
  }
  const angle = Math.atan2(point.y - arc.centre.y, point.x - arc.centre.x);
  if (sweepsOver(arc, angle)) return pointOn(arc, angle);
  return distance(seam.from, point) <= distance(seam.to, point) ? seam.from : seam.to;
}

/** Returns how far along the line of a straight seam the foot of a point is: 0 at its start, 1 at its end. */
function shareOf({ from, to }: Pick<Seam, 'from' | 'to'>, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy;
  return squared === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / squared;
}

/** Returns the leftmost, rightmost, highest and lowest points of an arc's circle that the arc passes. */
export function quadrantsOf(seam: Seam): Point[] {
  const arc = arcOf(seam);
  if (!arc) return [];
  return [0, 1, 2, 3]
    .map((quarter) => (quarter * Math.PI) / 2)
    .filter((angle) => sweepsOver(arc, angle))
    .map((angle) => pointOn(arc, angle));
}

/** Returns the points of an arc at which a line from `from` touches the arc. */
export function tangentsFrom(from: Point, seam: Seam): Point[] {
  const arc = arcOf(seam);
  if (!arc) return [];
  const away = distance(from, arc.centre);
  if (away <= arc.radiusX) return [];
  const towards = Math.atan2(from.y - arc.centre.y, from.x - arc.centre.x);
  const apart = Math.acos(arc.radiusX / away);
  return [towards - apart, towards + apart]
    .filter((angle) => sweepsOver(arc, angle))
    .map((angle) => pointOn(arc, angle));
}

/** Returns the points of a seam at which a line from `from` meets the seam at a right angle. */
export function squareFrom(from: Point, seam: Seam): Point[] {
  const arc = arcOf(seam);
  if (!arc) {
    const share = shareOf(seam, from);
    return share < 0 || share > 1 ? [] : [pointBetween(seam.from, seam.to, share)];
  }
  if (distance(from, arc.centre) === 0) return [];
  const towards = Math.atan2(from.y - arc.centre.y, from.x - arc.centre.x);
  return [towards, towards + Math.PI]
    .filter((angle) => sweepsOver(arc, angle))
    .map((angle) => pointOn(arc, angle));
}

/** Returns the points at which a seam meets the line through a point in a direction. */
export function crossingsOfLine(seam: Seam, through: Point, way: Point): Point[] {
  const arc = arcOf(seam);
  const offset = (point: Point) => cross(way, { x: point.x - through.x, y: point.y - through.y });
  if (!arc) {
    const [first, last] = [offset(seam.from), offset(seam.to)];
    if (first === last) return [];
    const share = first / (first - last);
    return share >= 0 && share <= 1 ? [pointBetween(seam.from, seam.to, share)] : [];
  }
  const length = Math.hypot(way.x, way.y);
  // The distance of the centre from the line, in parts of the radius.
  const away = offset(arc.centre) / (length * arc.radiusX);
  if (Math.abs(away) > 1) return [];
  const normal = Math.atan2(way.x, -way.y);
  const apart = Math.acos(-away);
  return [normal - apart, normal + apart]
    .filter((angle) => sweepsOver(arc, angle))
    .map((angle) => pointOn(arc, angle));
}

/** Returns the points at which seams cross or meet others, without the ends of the first. Seams that only touch have none. */
export function crossingsOf(seams: readonly Seam[], others: readonly Seam[]): Point[] {
  const sides = others.map(sided);
  return seams.map(sided).flatMap((one) =>
    sides.flatMap((other) => {
      if (one.left > other.right || other.left > one.right) return [];
      if (one.top > other.bottom || other.top > one.bottom) return [];
      return meetings(one, other).filter(
        (point) =>
          isOn(one, point) &&
          isOn(other, point) &&
          distance(one.from, point) > END &&
          distance(one.to, point) > END,
      );
    }),
  );
}

/** A meeting nearer to the end of a seam than this is at its end, in block units. */
const END = 0.05;

function sided(seam: Seam): Side {
  return sideBetween(0, seam.from, seam.to, arcOf(seam));
}

/** True if a point on the line or circle of a seam lies on the seam, give or take a hair. */
function isOn({ from, to, arc }: Side, point: Point): boolean {
  if (distance(from, point) < HAIR || distance(to, point) < HAIR) return true;
  if (arc) return sweepsOver(arc, Math.atan2(point.y - arc.centre.y, point.x - arc.centre.x));
  const share = shareOf({ from, to }, point);
  return share >= 0 && share <= 1;
}

const HAIR = 1e-6;

/** Returns the seam from its end to its start. */
export function reversed({ from, to, bulge }: Seam): Seam {
  return { from: to, to: from, bulge: -bulge + 0 };
}

/** Returns the direction in which a seam arrives at its end. */
export function directionAtEnd(seam: Seam): Point {
  const arc = arcOf(seam);
  if (!arc) return { x: seam.to.x - seam.from.x, y: seam.to.y - seam.from.y };
  const turn = Math.sign(arc.sweep);
  return { x: -turn * (seam.to.y - arc.centre.y), y: turn * (seam.to.x - arc.centre.x) };
}

/** Returns the bulges at which a seam continues a seam that it touches without an angle between them. */
export function smoothBulges(seam: Seam, seams: readonly Seam[]): number[] {
  const { from, to } = seam;
  const chord = angleOf({ x: to.x - from.x, y: to.y - from.y });
  const bulges = seams.flatMap((other) =>
    [other, reversed(other)].flatMap((arriving) => {
      if (isSame(arriving.from, from) && isSame(arriving.to, to)) return [];
      if (isSame(arriving.from, to) && isSame(arriving.to, from)) return [];
      const angle = angleOf(directionAtEnd(arriving));
      if (isSame(arriving.to, from)) return [Math.tan(wrapped(chord - angle) / 2)];
      return isSame(arriving.to, to) ? [Math.tan(wrapped(angle + Math.PI - chord) / 2)] : [];
    }),
  );
  return bulges.filter((bulge) => Math.abs(bulge) <= 1);
}

function angleOf({ x, y }: Point): number {
  return Math.atan2(y, x);
}

/** Returns an angle between −π and π. */
function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y;
}
