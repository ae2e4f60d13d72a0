import { contains, type Box } from '../../geometry/box.js';
import { clamp } from '../../geometry/interval.js';
import { boundsOf, bulged, placed, type Outline } from '../../geometry/outline.js';
import { distance, type Point } from '../../geometry/point.js';
import { blockUnits } from '../../geometry/units.js';
import { LIMITS } from '../../limits.js';
import { edge } from './seams.js';
import { OWN_OUTLINE, type OutlineCorner, type Shape, type ShapeType } from './shape.js';
import { boxOf, mirroredAcross, turnedRight, unitOutline } from './shape-outlines.js';

/** A corner of an outline in a box with sides of length 1, and the bulge of the edge to the next corner. */
interface FormCorner extends Point {
  readonly bulge: number;
}

/** The form of a shape with an outline of its own. */
interface OwnForm {
  /** The corners, clockwise as seen. */
  readonly corners: readonly FormCorner[];
  /** The width divided by the height of the box in which the edges have the bulges of the corners. */
  readonly aspect: number;
}

/**
 * The form of a shape, apart from its place and size: one of the types with a fixed outline, or an outline of its own.
 */
export type Form = ShapeType | OwnForm;

/**
 * A quarter turn to the right or left, or a mirror. The mirror `across` swaps left and right, `down` swaps top and
 * bottom.
 */
export type Turn = 'right' | 'left' | 'across' | 'down';

export function formOf(shape: Shape): Form {
  if (shape.shapeType !== OWN_OUTLINE) return shape.shapeType;
  const { x, y, width, height } = boxOf(shape);
  const corners = (shape.outline ?? []).map(([cornerX, cornerY, bulge]) => ({
    x: (cornerX - x) / width,
    y: (cornerY - y) / height,
    bulge,
  }));
  return { corners, aspect: width / height };
}

/**
 * Returns the fields of a shape with this form in this box, which is in block units. A shape with an outline of its own
 * gets the smallest box around the outline. It differs from the given box if an arc was stretched, because an arc stays
 * a part of a circle.
 */
export function shapeIn(
  form: Form,
  { x, y, width, height }: Box,
): Pick<Shape, 'shapeType' | 'shapeXLoc' | 'shapeYLoc' | 'shapeWidth' | 'shapeHeight' | 'outline'> {
  const box = {
    shapeXLoc: blockUnits(x),
    shapeYLoc: blockUnits(y),
    shapeWidth: blockUnits(width),
    shapeHeight: blockUnits(height),
  };
  if (typeof form === 'number') return { shapeType: form, ...box };
  return ownOutline(
    cornersIn(form, { x, y, width, height }).map((corner) => [
      blockUnits(corner.x),
      blockUnits(corner.y),
      corner.bulge,
    ]),
  );
}

/**
 * Returns the fields of a shape with its own outline through these corners. Corners and box are rounded to
 * ten-thousandths of a block unit. An arc that rounding moves over the edge of the block doesn't take the box with it.
 */
export function ownOutline(
  corners: readonly Readonly<OutlineCorner>[],
): Pick<Shape, 'shapeType' | 'shapeXLoc' | 'shapeYLoc' | 'shapeWidth' | 'shapeHeight' | 'outline'> {
  const outline = corners.map(([x, y, bulge]): OutlineCorner => [
    blockUnits(inBlock(x)),
    blockUnits(inBlock(y)),
    bulge,
  ]);
  const around = boundsOf(bulged(outline.map(([x, y, bulge]) => ({ x, y, bulge }))));
  const [left, top] = [inBlock(around.x), inBlock(around.y)];
  return {
    shapeType: OWN_OUTLINE,
    shapeXLoc: blockUnits(left),
    shapeYLoc: blockUnits(top),
    shapeWidth: blockUnits(edge(inBlock(around.x + around.width) - left)),
    shapeHeight: blockUnits(edge(inBlock(around.y + around.height) - top)),
    outline,
  };
}

/** The greatest distance by which rounding moves a corner or an arc over the edge of the block, in block units. */
const ROUNDED = 0.0005;

/** Rounds a coordinate. One that rounding has moved over the edge of the block is on the edge. */
function inBlock(place: number): number {
  const inside = clamp(place, 0, LIMITS.blockSpace);
  return edge(Math.abs(place - inside) <= ROUNDED ? inside : place);
}

/** Returns the outline of a form in a box. Arcs are parts of circles in a box of any proportions. */
export function outlineIn(form: Form, box: Box): Outline {
  return typeof form === 'number' ? placed(unitOutline(form), box) : bulged(cornersIn(form, box));
}

/** Returns a form as it is in a box. An outline of its own with arcs differs in boxes of different proportions. */
export function formIn(form: Form, { width, height }: Pick<Box, 'width' | 'height'>): Form {
  if (typeof form === 'number') return form;
  const placedCorners = cornersIn(form, { x: 0, y: 0, width, height });
  const corners = form.corners.map(({ x, y }, i) => ({ x, y, bulge: placedCorners[i]?.bulge ?? 0 }));
  return { corners, aspect: width / height };
}

/**
 * The greatest difference between two factors, as a part of one of them, at which they count as equal. The sides of equal
 * cells differ by less, because grid lines are rounded.
 */
const NEARLY_EQUAL = 1e-4;

/** Returns the corners of a form in a box. */
function cornersIn({ corners, aspect }: OwnForm, { x, y, width, height }: Box): FormCorner[] {
  const [across, down] = [width / aspect, height];
  return corners.map((corner, i) => ({
    x: x + corner.x * width,
    y: y + corner.y * height,
    bulge:
      corner.bulge === 0 || Math.abs(across - down) <= NEARLY_EQUAL * down
        ? corner.bulge
        : stretchedBulge(corner, corners[(i + 1) % corners.length] ?? corner, aspect, { x: across, y: down }),
  }));
}

/**
 * Returns the bulge of an arc after a box with sides of `aspect` and 1 is stretched by `factor`. The top of the arc moves
 * with the box. The arc stays a part of a circle and inside the stretched box around the old arc, so equal arcs of two
 * shapes stay equal.
 */
function stretchedBulge(from: FormCorner, to: FormCorner, aspect: number, factor: Point): number {
  const [start, end] = [from, to].map(({ x, y }) => ({ x: x * aspect, y }));
  if (!start || !end) return 0;
  const around = boundsOf(arcFrom(start, end, from.bulge));
  const most = {
    x: around.x * factor.x,
    y: around.y * factor.y,
    width: around.width * factor.x,
    height: around.height * factor.y,
  };
  const [first, last] = [start, end].map(({ x, y }) => ({ x: x * factor.x, y: y * factor.y }));
  if (!first || !last) return 0;
  // The height of the arc above its chord is the bulge times half the chord. Stretching multiplies it by the ratio of
  // the areas, divided by the ratio of the chords.
  const chords = (distance(start, end) / distance(first, last)) ** 2;
  const wanted = clamp(from.bulge * factor.x * factor.y * chords, -1, 1);
  return greatestBulge(wanted, (bulge) => contains(most, boundsOf(arcFrom(first, last, bulge)), NOISE));
}

function arcFrom(from: Point, to: Point, bulge: number): Outline {
  return bulged([
    { ...from, bulge },
    { ...to, bulge: 0 },
  ]);
}

/** The greatest error of sums of coordinates, in parts of the box. */
const NOISE = 1e-9;

/** The number of halvings after which a bulge is exact enough. */
const HALVINGS = 40;

/**
 * Returns the bulge between 0 and `wanted` that is nearest to `wanted` and fits. A straight edge must fit, and if a bulge
 * fits, all flatter ones must fit too.
 */
export function greatestBulge(wanted: number, fits: (bulge: number) => boolean): number {
  if (fits(wanted)) return wanted;
  let [least, most] = [0, wanted];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (least + most) / 2;
    if (fits(middle)) least = middle;
    else most = middle;
  }
  return least;
}

/** True if both forms are the same type, or have the same corners and bulges. Their first corners may differ. */
export function areSameForms(one: Form, other: Form): boolean {
  if (typeof one === 'number' || typeof other === 'number') return one === other;
  const { length } = one.corners;
  if (other.corners.length !== length) return false;
  return other.corners.some((_, first) =>
    one.corners.every((corner, i) => isSameCorner(corner, other.corners[(first + i) % length])),
  );
}

/** The greatest difference of coordinates, in parts of the box, at which two corners count as the same. */
const HAIR = 1e-6;

function isSameCorner(one: FormCorner, other: FormCorner | undefined): boolean {
  if (!other) return false;
  return (['x', 'y', 'bulge'] as const).every((key) => Math.abs(one[key] - other[key]) <= HAIR);
}

/** Returns a form after a turn or mirror. The result is exact. */
export function turnedForm(form: Form, turn: Turn): Form {
  switch (turn) {
    case 'right':
      return right(form);
    case 'left':
      return right(right(right(form)));
    case 'across':
      return across(form);
    case 'down':
      return right(right(across(form)));
  }
}

function right(form: Form): Form {
  if (typeof form === 'number') return turnedRight[form];
  const { corners, aspect } = form;
  return { corners: corners.map(({ x, y, bulge }) => ({ x: 1 - y, y: x, bulge })), aspect: 1 / aspect };
}

/** Mirrors a form. Its corners are then in the opposite order, so each bulge moves to the corner before its own. */
function across(form: Form): Form {
  if (typeof form === 'number') return mirroredAcross[form];
  const { corners: clockwise, aspect } = form;
  const corners = [...clockwise].reverse();
  return {
    corners: corners.map(({ x, y }, i) => ({
      x: 1 - x,
      y,
      bulge: corners[(i + 1) % corners.length]?.bulge ?? 0,
    })),
    aspect,
  };
}
