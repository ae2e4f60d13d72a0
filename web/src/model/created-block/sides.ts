import type { Box } from '@quiltwright/shared/geometry/outline';
import { blockUnits } from '@quiltwright/shared/geometry/units';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Shape, ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { boxOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { turnedType, type Turn } from '@quiltwright/shared/quilting/shapes/shape-turns';
import { turnedSides } from '@quiltwright/shared/quilting/shapes/turned-block';

/**
 * The sides of a box, in whole ten-thousandths of a block unit: computing with them is exact, and touching boxes stay
 * touching.
 */
export interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Ten-thousandths in a block unit, in the smallest side of a shape, and in the whole block. */
const FINE = 10_000;
export const LEAST = LIMITS.shapeSide * FINE;
export const WHOLE = LIMITS.blockSpace * FINE;

/** Converts block units to whole ten-thousandths. */
export function fine(units: number): number {
  return Math.round(units * FINE);
}

/** Converts whole ten-thousandths to block units. */
export function inUnits(places: number): number {
  return places / FINE;
}

export function sidesOfBox({ x, y, width, height }: Box): Sides {
  return { left: fine(x), top: fine(y), right: fine(x + width), bottom: fine(y + height) };
}

export function sidesOf(shape: Shape): Sides {
  return sidesOfBox(boxOf(shape));
}

export function boxOfSides({ left, top, right, bottom }: Sides): Box {
  return { x: inUnits(left), y: inUnits(top), width: inUnits(right - left), height: inUnits(bottom - top) };
}

/** Returns the sides around some boxes; the whole block without any. */
export function sidesAround(boxes: readonly Sides[]): Sides {
  if (boxes.length === 0) return { left: 0, top: 0, right: WHOLE, bottom: WHOLE };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, top, right, bottom };
}

/** True if the sides of two boxes are equal, or no farther apart than `within`. */
export function areSame(one: Sides, other: Sides, within = 0): boolean {
  const keys = ['left', 'top', 'right', 'bottom'] as const;
  return keys.every((key) => Math.abs(one[key] - other[key]) <= within);
}

/** Returns the shape in another box, and of another type if given; the same shape if nothing differs. */
export function placedAt(shape: Shape, sides: Sides, type: ShapeType = shape.shapeType): Shape {
  if (type === shape.shapeType && areSame(sides, sidesOf(shape))) return shape;
  const { x, y, width, height } = boxOfSides(sides);
  return {
    ...shape,
    shapeType: type,
    shapeXLoc: blockUnits(x),
    shapeYLoc: blockUnits(y),
    shapeWidth: blockUnits(width),
    shapeHeight: blockUnits(height),
  };
}

export function movedBy({ left, top, right, bottom }: Sides, x: number, y: number): Sides {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** Limits a way of a span from `from` to `to` so that it stays in the block. */
export function wayWithin(from: number, to: number, wanted: number): number {
  // Turns −0 into 0.
  return Math.max(-from, Math.min(WHOLE - to, wanted)) + 0;
}

/** Returns the box, moved into the block if it pokes out. */
export function movedInside(sides: Sides): Sides {
  return movedBy(sides, wayWithin(sides.left, sides.right, 0), wayWithin(sides.top, sides.bottom, 0));
}

/** Returns a span inside the block, with at least the smallest length of a side. */
export function spanInside(from: number, to: number): [from: number, to: number] {
  const [start, end] = [from, to].map((place) => Math.max(0, Math.min(WHOLE, place)));
  if (start === undefined || end === undefined) return [0, LEAST];
  if (end - start >= LEAST) return [start, end];
  const first = Math.min(start, WHOLE - LEAST);
  return [first, first + LEAST];
}

/** Returns the box cut to the block, with at least the smallest size of a shape. */
export function cutToBlock({ left, top, right, bottom }: Sides): Sides {
  const [start, end] = spanInside(left, right);
  const [above, below] = spanInside(top, bottom);
  return { left: start, top: above, right: end, bottom: below };
}

/**
 * Returns the box that replaces `around` after a turn: with about the same middle, as far as the block has room. A turn
 * may leave half a ten-thousandth, which the next one takes back.
 */
function turnedAround(around: Sides, turn: Turn): Sides {
  if (turn === 'across' || turn === 'down') return around;
  const { left, top, right, bottom } = around;
  const [width, height] = [bottom - top, right - left];
  const half = width < height ? Math.floor : Math.ceil;
  const [x, y] = [half((left + right - width) / 2), half((top + bottom - height) / 2)];
  return movedInside({ left: x, top: y, right: x + width, bottom: y + height });
}

/** Returns a function that turns and mirrors boxes together, about the middle of the box around them. */
export function turning(
  around: Sides,
  turn: Turn,
): (sides: Sides, type: ShapeType) => { sides: Sides; type: ShapeType } {
  const to = turnedAround(around, turn);
  return (sides, type) => ({ sides: turnedSides(sides, turn, around, to), type: turnedType(type, turn) });
}
