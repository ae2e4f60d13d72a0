import { unionOfEdges, type Box } from '../../geometry/box.js';
import type { Edges } from '../../geometry/box.js';
import { clamp } from '../../geometry/interval.js';
import { blockUnits } from '../../geometry/units.js';
import { LIMITS } from '../../limits.js';
import type { Shape, ShapeType } from '../../quilting/shapes/shape.js';
import { boxOf } from '../../quilting/shapes/shape-outlines.js';
import { turnedType, type Turn } from '../../quilting/shapes/shape-turns.js';
import { turnedEdges } from '../../quilting/shapes/turned-block.js';

/**
 * The number of ten-thousandths in a block unit. `LEAST` and `WHOLE` are the numbers of ten-thousandths in the
 * smallest side of a shape and in the side of the whole block.
 */
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

export function fineEdgesOf({ x, y, width, height }: Box): Edges {
  return { left: fine(x), top: fine(y), right: fine(x + width), bottom: fine(y + height) };
}

export function edgesOf(shape: Shape): Edges {
  return fineEdgesOf(boxOf(shape));
}

export function boxInUnits({ left, top, right, bottom }: Edges): Box {
  return { x: inUnits(left), y: inUnits(top), width: inUnits(right - left), height: inUnits(bottom - top) };
}

/** Returns the sides of the box around these boxes. Without boxes, returns the sides of the whole block. */
export function edgesAround(boxes: readonly Edges[]): Edges {
  if (boxes.length === 0) return { left: 0, top: 0, right: WHOLE, bottom: WHOLE };
  return unionOfEdges(boxes);
}

/** True if the sides of two boxes differ by at most `within`. */
export function areSame(one: Edges, other: Edges, within = 0): boolean {
  const keys = ['left', 'top', 'right', 'bottom'] as const;
  return keys.every((key) => Math.abs(one[key] - other[key]) <= within);
}

/**
 * Returns the shape in another box and, if a type is given, of this type. Returns the same object if nothing differs.
 */
export function placedAt(shape: Shape, sides: Edges, type: ShapeType = shape.shapeType): Shape {
  if (type === shape.shapeType && areSame(sides, edgesOf(shape))) return shape;
  const { x, y, width, height } = boxInUnits(sides);
  return {
    ...shape,
    shapeType: type,
    shapeXLoc: blockUnits(x),
    shapeYLoc: blockUnits(y),
    shapeWidth: blockUnits(width),
    shapeHeight: blockUnits(height),
  };
}

export function movedBy({ left, top, right, bottom }: Edges, x: number, y: number): Edges {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** Limits the offset of the span from `from` to `to`, so that the moved span stays in the block. */
export function wayWithin(from: number, to: number, wanted: number): number {
  // Turns −0 into 0.
  return clamp(wanted, -from, WHOLE - to) + 0;
}

/** Returns the box, moved into the block if a part is outside. */
export function movedInside(sides: Edges): Edges {
  return movedBy(sides, wayWithin(sides.left, sides.right, 0), wayWithin(sides.top, sides.bottom, 0));
}

/**
 * Returns the part of a span inside the block. If the part is shorter than the smallest side of a shape, it is
 * lengthened.
 */
export function spanInside(from: number, to: number): [from: number, to: number] {
  const [start, end] = [from, to].map((place) => clamp(place, 0, WHOLE));
  if (start === undefined || end === undefined) return [0, LEAST];
  if (end - start >= LEAST) return [start, end];
  const first = Math.min(start, WHOLE - LEAST);
  return [first, first + LEAST];
}

/** Returns the part of the box inside the block, enlarged to the smallest size of a shape if necessary. */
export function cutToBlock({ left, top, right, bottom }: Edges): Edges {
  const [start, end] = spanInside(left, right);
  const [above, below] = spanInside(top, bottom);
  return { left: start, top: above, right: end, bottom: below };
}

/**
 * Returns the box that replaces `around` after a turn: with about the same middle, as far as the block has room. A turn
 * may move the middle by half a ten-thousandth; the next turn moves it back.
 */
function turnedAround(around: Edges, turn: Turn): Edges {
  if (turn === 'across' || turn === 'down') return around;
  const { left, top, right, bottom } = around;
  const [width, height] = [bottom - top, right - left];
  const half = width < height ? Math.floor : Math.ceil;
  const [x, y] = [half((left + right - width) / 2), half((top + bottom - height) / 2)];
  return movedInside({ left: x, top: y, right: x + width, bottom: y + height });
}

/** Returns a function that turns and mirrors boxes together, about the middle of the box around them. */
export function turning(
  around: Edges,
  turn: Turn,
): (sides: Edges, type: ShapeType) => { sides: Edges; type: ShapeType } {
  const to = turnedAround(around, turn);
  return (sides, type) => ({ sides: turnedEdges(sides, turn, around, to), type: turnedType(type, turn) });
}
