import type { Point } from '../../geometry/point.js';
import type { Seam } from '../../geometry/seam.js';
import { LIMITS } from '../../limits.js';

/* Lines and arcs by angles. Angles are in degrees, clockwise from the top. */

export const SIDE = LIMITS.blockSpace;
export const centre: Point = { x: SIDE / 2, y: SIDE / 2 };
/** The corner about which fans and quarter wheels are drawn. */
export const bottomLeft: Point = { x: 0, y: SIDE };

/** Returns the numbers from 0 to `count` − 1. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

export function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

export function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

export function tangent(degrees: number): number {
  return Math.tan((degrees * Math.PI) / 180);
}

/** Returns the point at an angle of a circle. */
export function onCircle(about: Point, radius: number, degrees: number): Point {
  return { x: about.x + radius * sine(degrees), y: about.y - radius * cosine(degrees) };
}

/** Returns the distance and the angle of a point from another, the angle from 0 to below 360. */
export function polarOf(about: Point, { x, y }: Point): { radius: number; degrees: number } {
  const [dx, dy] = [x - about.x, about.y - y];
  const degrees = (Math.atan2(dx, dy) * 180) / Math.PI;
  return { radius: Math.hypot(dx, dy), degrees: degrees < 0 ? degrees + 360 : degrees };
}

export function line(from: Point, to: Point): Seam {
  return { from, to, bulge: 0 };
}

/** Returns an arc of a circle, clockwise from one angle to another, of at most half a circle. */
export function arcAbout(about: Point, radius: number, from: number, to: number): Seam {
  return {
    from: onCircle(about, radius, from),
    to: onCircle(about, radius, to),
    bulge: tangent((to - from) / 4),
  };
}

/** Returns a circle as four quarters, which start at its top. */
export function circleAbout(about: Point, radius: number): Seam[] {
  return upTo(4).map((quarter) => arcAbout(about, radius, quarter * 90, (quarter + 1) * 90));
}

/** Returns a line from a point straight away from the centre to the edge of the block; nothing from a point on the edge. */
export function outward(from: Point): Seam[] {
  const [dx, dy] = [from.x - centre.x, from.y - centre.y];
  const share = SIDE / 2 / Math.max(Math.abs(dx), Math.abs(dy));
  return share <= 1 + 1e-9 ? [] : [line(from, { x: centre.x + dx * share, y: centre.y + dy * share })];
}
