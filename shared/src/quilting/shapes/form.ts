import type { Box } from '../../geometry/box.js';
import { boundsOf, bulged, placed, type Outline } from '../../geometry/outline.js';
import type { Point } from '../../geometry/point.js';
import { blockUnits } from '../../geometry/units.js';
import { edge } from './seams.js';
import { OWN_OUTLINE, type OutlineCorner, type Shape, type ShapeType } from './shape.js';
import { boxOf, mirroredAcross, turnedRight, unitOutline } from './shape-outlines.js';

/** A corner of an outline in a box with sides of length 1, and the bulge of the edge to the next corner. */
interface FormCorner extends Point {
  readonly bulge: number;
}

/**
 * The form of a shape, apart from its place and size: one of the types with a fixed outline, or the corners of an outline
 * of its own, clockwise as seen.
 */
export type Form = ShapeType | readonly FormCorner[];

/**
 * A quarter turn to the right or left, or a mirror. The mirror `across` swaps left and right, `down` swaps top and
 * bottom.
 */
export type Turn = 'right' | 'left' | 'across' | 'down';

export function formOf(shape: Shape): Form {
  if (shape.shapeType !== OWN_OUTLINE) return shape.shapeType;
  const { x, y, width, height } = boxOf(shape);
  return (shape.outline ?? []).map(([cornerX, cornerY, bulge]) => ({
    x: (cornerX - x) / width,
    y: (cornerY - y) / height,
    bulge,
  }));
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
    form.map((corner) => [blockUnits(x + corner.x * width), blockUnits(y + corner.y * height), corner.bulge]),
  );
}

/**
 * Returns the fields of a shape with its own outline through these corners. Corners and box are rounded to
 * ten-thousandths of a block unit.
 */
export function ownOutline(
  corners: readonly Readonly<OutlineCorner>[],
): Pick<Shape, 'shapeType' | 'shapeXLoc' | 'shapeYLoc' | 'shapeWidth' | 'shapeHeight' | 'outline'> {
  const outline = corners.map(([x, y, bulge]): OutlineCorner => [
    blockUnits(edge(x)),
    blockUnits(edge(y)),
    bulge,
  ]);
  const around = boundsOf(bulged(outline.map(([x, y, bulge]) => ({ x, y, bulge }))));
  const [left, top] = [edge(around.x), edge(around.y)];
  return {
    shapeType: OWN_OUTLINE,
    shapeXLoc: blockUnits(left),
    shapeYLoc: blockUnits(top),
    shapeWidth: blockUnits(edge(around.x + around.width - left)),
    shapeHeight: blockUnits(edge(around.y + around.height - top)),
    outline,
  };
}

/** Returns the outline of a form in a box. Arcs stay arcs of circles in a box of any proportions. */
export function outlineIn(form: Form, box: Box): Outline {
  if (typeof form === 'number') return placed(unitOutline(form), box);
  const { x, y, width, height } = box;
  return bulged(
    form.map((corner) => ({ x: x + corner.x * width, y: y + corner.y * height, bulge: corner.bulge })),
  );
}

/** True if both forms are the same type, or have the same corners and bulges. Their first corners may differ. */
export function areSameForms(one: Form, other: Form): boolean {
  if (typeof one === 'number' || typeof other === 'number') return one === other;
  const { length } = one;
  if (other.length !== length) return false;
  return other.some((_, first) =>
    one.every((corner, i) => isSameCorner(corner, other[(first + i) % length])),
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
  return form.map(({ x, y, bulge }) => ({ x: 1 - y, y: x, bulge }));
}

/** Mirrors a form. Its corners are then in the opposite order, so each bulge moves to the corner before its own. */
function across(form: Form): Form {
  if (typeof form === 'number') return mirroredAcross[form];
  const corners = [...form].reverse();
  return corners.map(({ x, y }, i) => ({
    x: 1 - x,
    y,
    bulge: corners[(i + 1) % corners.length]?.bulge ?? 0,
  }));
}
