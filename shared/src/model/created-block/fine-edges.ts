import { unionOfEdges, type Box } from '../../geometry/box.js';
import type { Edges } from '../../geometry/box.js';
import { clamp } from '../../geometry/interval.js';
import { LIMITS } from '../../limits.js';
import { OWN_OUTLINE, SHAPE_TYPE, type Shape } from '../../quilting/shapes/shape.js';
import { boxOf } from '../../quilting/shapes/shape-outlines.js';
import {
  areSameForms,
  formOf,
  shapeIn,
  turnedForm,
  type Form,
  type Turn,
} from '../../quilting/shapes/form.js';
import { turnedEdges } from '../../quilting/shapes/turned-block.js';

/**
 * The number of ten-thousandths in a block unit. `LEAST` is the smallest side of a shape in ten-thousandths of a block
 * unit, and `WHOLE` the side of the block.
 */
const FINE = 10_000;
export const LEAST = LIMITS.shapeSide * FINE;
export const WHOLE = LIMITS.blockSpace * FINE;

/** Converts block units to whole ten-thousandths of a block unit. */
export function fine(units: number): number {
  return Math.round(units * FINE);
}

/** Converts whole ten-thousandths of a block unit to block units. */
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

/** Returns the edges of the box around these boxes. Without boxes, returns the edges of the whole block. */
export function edgesAround(boxes: readonly Edges[]): Edges {
  if (boxes.length === 0) return { left: 0, top: 0, right: WHOLE, bottom: WHOLE };
  return unionOfEdges(boxes);
}

/** True if each edge of the first box differs from the same edge of the second box by at most `within`. */
export function areSame(one: Edges, other: Edges, within = 0): boolean {
  const keys = ['left', 'top', 'right', 'bottom'] as const;
  return keys.every((key) => Math.abs(one[key] - other[key]) <= within);
}

/** Returns the shape with another box and, if given, another form. Returns the same object if nothing differs. */
export function placedAt(shape: Shape, sides: Edges, form: Form = formOf(shape)): Shape {
  if (areSame(sides, edgesOf(shape)) && areSameForms(form, formOf(shape))) return shape;
  return reformed(shape, shapeIn(form, boxInUnits(sides)));
}

/**
 * Returns a shape with other fields for its form and place. Only a shape with its own outline can be appliqué by choice.
 * An ellipse that gets its own outline stays appliqué.
 */
export function reformed(shape: Shape, fields: ReturnType<typeof shapeIn>): Shape {
  const { outline: _, applique, ...rest } = shape;
  const isApplique = applique === true || shape.shapeType === SHAPE_TYPE.ellipse;
  const isOwn = fields.shapeType === OWN_OUTLINE;
  return { ...rest, ...fields, ...(isOwn && isApplique && { applique: true }) };
}

export function movedBy({ left, top, right, bottom }: Edges, x: number, y: number): Edges {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/**
 * Returns the offset by which a span can move: `wanted`, limited so that the span stays in the block. Values are in
 * ten-thousandths of a block unit.
 */
export function wayWithin(from: number, to: number, wanted: number): number {
  // Turns −0 into 0.
  return clamp(wanted, -from, WHOLE - to) + 0;
}

/**
 * Returns the box, moved into the block if a part is outside. The size of the box stays. Values are in ten-thousandths
 * of a block unit.
 */
export function movedInside(sides: Edges): Edges {
  return movedBy(sides, wayWithin(sides.left, sides.right, 0), wayWithin(sides.top, sides.bottom, 0));
}

/**
 * Returns the part of a span inside the block, in ten-thousandths of a block unit. A part shorter than `LEAST`, the
 * smallest side of a shape, is lengthened to `LEAST`.
 */
export function spanInside(from: number, to: number): [from: number, to: number] {
  const [start, end] = [from, to].map((place) => clamp(place, 0, WHOLE));
  if (start === undefined || end === undefined) return [0, LEAST];
  if (end - start >= LEAST) return [start, end];
  const first = Math.min(start, WHOLE - LEAST);
  return [first, first + LEAST];
}

/**
 * Returns the part of a box inside the block, in ten-thousandths of a block unit. A side shorter than `LEAST`, the
 * smallest side of a shape, is lengthened to `LEAST`.
 */
export function cutToBlock({ left, top, right, bottom }: Edges): Edges {
  const [start, end] = spanInside(left, right);
  const [above, below] = spanInside(top, bottom);
  return { left: start, top: above, right: end, bottom: below };
}

/**
 * Returns the box around the selection after a turn. `around` is the box before the turn. The middle stays, unless the
 * turned box must be moved into the block. Rounding may move the middle by half a ten-thousandth of a block unit; the
 * next turn undoes this.
 */
function turnedAround(around: Edges, turn: Turn): Edges {
  if (turn === 'across' || turn === 'down') return around;
  const { left, top, right, bottom } = around;
  const [width, height] = [bottom - top, right - left];
  const half = width < height ? Math.floor : Math.ceil;
  const [x, y] = [half((left + right - width) / 2), half((top + bottom - height) / 2)];
  return movedInside({ left: x, top: y, right: x + width, bottom: y + height });
}

/**
 * Returns a function that turns or mirrors the box and type of a shape. All shapes are turned together, about the
 * middle of `around`, the box that contains them.
 */
export function turning(
  around: Edges,
  turn: Turn,
): (sides: Edges, form: Form) => { sides: Edges; form: Form } {
  const to = turnedAround(around, turn);
  return (sides, form) => ({ sides: turnedEdges(sides, turn, around, to), form: turnedForm(form, turn) });
}
