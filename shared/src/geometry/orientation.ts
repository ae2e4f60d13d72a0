import { boxOfPoints, centre, cornersOfBox, type Box, type Size } from './box.js';
import type { Point } from './point.js';
import { transformed, type Transform } from './transform.js';

/*
 * How a rectangle lies: mirrored or not, and turned by eighths of a turn. It turns about its own middle. This file alone
 * knows the arithmetic of turns. Turns by quarters are exact.
 */

/** How a block lies on a quilt. Both fields are missing for a block that lies as it was drawn. */
export interface Orientation {
  /** By how many eighths of a turn the block is turned to the right: 1 to 7, missing for 0. */
  readonly turn?: number | undefined;
  /** True if the block is mirrored left to right, before it is turned. */
  readonly mirrored?: boolean | undefined;
}

/** The number of steps in a full turn. */
export const EIGHTHS = 8;

const COSINES = [1, Math.SQRT1_2, 0, -Math.SQRT1_2, -1, -Math.SQRT1_2, 0, Math.SQRT1_2] as const;

function cosine(turn: number): number {
  return COSINES[((turn % EIGHTHS) + EIGHTHS) % EIGHTHS] ?? 1;
}

function sine(turn: number): number {
  return cosine(turn - EIGHTHS / 4);
}

/**
 * Returns an orientation.
 * @param turn any whole number of eighths of a turn to the right; it may be below 0
 */
export function orientation(turn: number, mirrored: boolean): Orientation {
  const eighths = ((turn % EIGHTHS) + EIGHTHS) % EIGHTHS;
  return { turn: eighths === 0 ? undefined : eighths, mirrored: mirrored ? true : undefined };
}

/** True if a block lies as it was drawn. */
export function isAsDrawn({ turn = 0, mirrored = false }: Orientation): boolean {
  return turn === 0 && !mirrored;
}

/** True if the sides of a turned block are neither level nor upright: it is turned by an odd number of eighths. */
export function isSlanted({ turn = 0 }: Orientation): boolean {
  return turn % 2 === 1;
}

/** True if both orientations are the same. */
export function isSameOrientation(one: Orientation, other: Orientation): boolean {
  return (one.turn ?? 0) === (other.turn ?? 0) && (one.mirrored ?? false) === (other.mirrored ?? false);
}

/** Returns an orientation as a whole number from 0 to 15; 0 for a block that lies as it was drawn. */
export function orientationNumber({ turn = 0, mirrored = false }: Orientation): number {
  return turn + (mirrored ? EIGHTHS : 0);
}

/** Returns the orientation after a further turn by eighths to the right. */
export function turnedFurther({ turn = 0, mirrored = false }: Orientation, by: number): Orientation {
  return orientation(turn + by, mirrored);
}

/**
 * Returns the orientation after what is seen is mirrored: `across` swaps left and right, `down` swaps top and bottom. A
 * mirror after a turn is the same as the opposite turn after a mirror.
 */
export function mirroredOver(
  { turn = 0, mirrored = false }: Orientation,
  over: 'across' | 'down',
): Orientation {
  return orientation((over === 'down' ? EIGHTHS / 2 : 0) - turn, !mirrored);
}

/** Returns the size of the smallest level box around a turned rectangle. */
export function turnedSize({ width, height }: Size, { turn = 0 }: Orientation): Size {
  if (turn % 4 === 0) return { width, height };
  if (turn % 2 === 0) return { width: height, height: width };
  const side = (width + height) * Math.SQRT1_2;
  return { width: side, height: side };
}

/** Returns the smallest level box around a rectangle that is turned about its middle. */
export function turnedBox(box: Box, how: Orientation): Box {
  const { width, height } = turnedSize(box, how);
  if (width === box.width && height === box.height) return box;
  const { x, y } = centre(box);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Returns the transformation that mirrors and turns a rectangle about its middle. */
export function turning(box: Box, { turn = 0, mirrored = false }: Orientation): Transform {
  const { x, y } = centre(box);
  const [cos, sin] = [cosine(turn), sine(turn)];
  const flip = mirrored ? -1 : 1;
  const [a, b, c, d] = [cos * flip, sin * flip, -sin, cos];
  return { a, b, c, d, e: x - a * x - c * y, f: y - b * x - d * y };
}

/** Returns the point of a rectangle, as it was drawn, that lies at `point` after the rectangle is mirrored and turned. */
export function pointAsDrawn(point: Point, box: Box, { turn = 0, mirrored = false }: Orientation): Point {
  const { x, y } = centre(box);
  const [right, down] = [point.x - x, point.y - y];
  const [cos, sin] = [cosine(turn), sine(turn)];
  const across = cos * right + sin * down;
  return { x: x + (mirrored ? -across : across), y: y + cos * down - sin * right };
}

/** Returns the corners of a rectangle after it is mirrored and turned, clockwise as seen. */
export function turnedCorners(box: Box, how: Orientation): Point[] {
  const matrix = turning(box, how);
  const corners = cornersOfBox(box).map((corner) => transformed(corner, matrix));
  return how.mirrored ? corners.reverse() : corners;
}

/** True if a turned rectangle contains a point. The same edges as those of a level box belong to the rectangle. */
export function turnedContains(box: Box, how: Orientation, point: Point): boolean {
  const { x, y } = pointAsDrawn(point, box, how);
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}

/**
 * Returns how far two turned rectangles reach into each other: the length of the shortest move at right angles to one of
 * their sides that separates them. It is 0 or less if they don't overlap. Makes no objects, because it runs for each
 * pair of neighbours on a quilt.
 * @param dx the distance from the middle of one to the middle of the other, to the right; `dy` down
 */
export function turnedReach(
  one: Size & Orientation,
  other: Size & Orientation,
  dx: number,
  dy: number,
): number {
  const [isOneSlanted, isOtherSlanted] = [isSlanted(one), isSlanted(other)];
  let least = Infinity;
  if (isOneSlanted || isOtherSlanted) {
    const falling = (extentAlong(one, 1) + extentAlong(other, 1)) / 2 - Math.abs(dx + dy) * Math.SQRT1_2;
    const rising = (extentAlong(one, 3) + extentAlong(other, 3)) / 2 - Math.abs(dy - dx) * Math.SQRT1_2;
    least = Math.min(falling, rising);
  }
  if (isOneSlanted && isOtherSlanted) return least;
  const across = (extentAlong(one, 0) + extentAlong(other, 0)) / 2 - Math.abs(dx);
  const down = (extentAlong(one, 2) + extentAlong(other, 2)) / 2 - Math.abs(dy);
  return Math.min(least, across, down);
}

/**
 * Returns how long a turned rectangle is, measured along a direction.
 * @param direction in eighths of a turn to the right: 0 points right, 1 down to the right, 2 down, 3 down to the left
 */
function extentAlong({ width, height, turn = 0 }: Size & Orientation, direction: number): number {
  const from = (direction - turn + EIGHTHS) % 4;
  if (from === 0) return width;
  return from === 2 ? height : (width + height) * Math.SQRT1_2;
}

/** Returns the box around a box, as seen, in the coordinates in which a rectangle was drawn. */
export function boxAsDrawn(seen: Box, box: Box, how: Orientation): Box {
  return boxOfPoints(cornersOfBox(seen).map((corner) => pointAsDrawn(corner, box, how)));
}
