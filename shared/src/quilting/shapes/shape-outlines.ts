import { exhaustive } from '../../result.js';
import { OWN_OUTLINE, SHAPE_TYPE, type Shape, type ShapeType } from './shape.js';
import type { Box } from '../../geometry/box.js';
import {
  bulged,
  outlineContains,
  placed,
  polygon,
  rowCrossings,
  type Edge,
  type Outline,
} from '../../geometry/outline.js';
import type { Point } from '../../geometry/point.js';

/* This file alone defines the form of each type of shape. All other code reads its outlines. */

const at = (x: number, y: number): Point => ({ x, y });

const [topLeft, top, topRight] = [at(0, 0), at(0.5, 0), at(1, 0)];
const [left, right] = [at(0, 0.5), at(1, 0.5)];
const [bottomLeft, bottom, bottomRight] = [at(0, 1), at(0.5, 1), at(1, 1)];

function halfEllipse(start: number, to: Point): Edge {
  return { to, arc: { centre: at(0.5, 0.5), radiusX: 0.5, radiusY: 0.5, start, sweep: Math.PI } };
}

const unitOutlines: Record<ShapeType, Outline> = {
  1: polygon([topLeft, topRight, bottomRight, bottomLeft]),
  2: polygon([topLeft, bottomRight, bottomLeft]),
  3: polygon([top, bottomRight, bottomLeft]),
  6: [halfEllipse(0, left), halfEllipse(Math.PI, right)],
  7: polygon([topRight, bottomRight, bottomLeft]),
  8: polygon([topLeft, topRight, bottomRight]),
  9: polygon([topLeft, topRight, bottomLeft]),
  10: polygon([top, right, bottom, left]),
  11: polygon([topLeft, right, bottomLeft]),
  12: polygon([topLeft, topRight, bottom]),
  13: polygon([topRight, bottomRight, left]),
};

/** Returns the outline of a type of shape in a box with sides of length 1. */
export function unitOutline(type: ShapeType): Outline {
  return unitOutlines[type];
}

/** True if shapes of this type cover their whole box. */
export function fillsBox(type: Shape['shapeType']): boolean {
  return type === 1;
}

/** For each type of shape, the type after a quarter turn to the right. */
export const turnedRight: Readonly<Record<ShapeType, ShapeType>> = {
  1: 1,
  2: 9,
  3: 11,
  6: 6,
  7: 2,
  8: 7,
  9: 8,
  10: 10,
  11: 12,
  12: 13,
  13: 3,
};

/** For each type of shape, the type after a mirror that swaps left and right. */
export const mirroredAcross: Readonly<Record<ShapeType, ShapeType>> = {
  1: 1,
  2: 7,
  3: 3,
  6: 6,
  7: 2,
  8: 9,
  9: 8,
  10: 10,
  11: 13,
  12: 12,
  13: 11,
};

/** Returns the outline of a shape, in block units. */
export function outlineOf({ outline, ...shape }: Shape): Outline {
  if (shape.shapeType !== OWN_OUTLINE) return placed(unitOutline(shape.shapeType), boxOf(shape));
  return bulged((outline ?? []).map(([x, y, bulge]) => ({ x, y, bulge })));
}

/** True if a shape is appliqué, which lies on top and cuts nothing: an ellipse, or a marked outline of its own. */
export function liesOnTop({ shapeType, applique }: Shape): boolean {
  return shapeType === SHAPE_TYPE.ellipse || (shapeType === OWN_OUTLINE && applique === true);
}

/** Returns the box of a shape, in block units. */
export function boxOf(shape: Shape): Box {
  const { shapeXLoc: x, shapeYLoc: y, shapeWidth: width, shapeHeight: height } = shape;
  return { x, y, width, height };
}

/**
 * Returns the start and end (0 to 1) of the part that a type of shape covers on a horizontal line. The box of the shape
 * has sides of length 1, and the line is at height `v`. If the shape covers nothing, the end is before the start.
 */
export function unitRun(type: ShapeType, v: number): readonly [from: number, to: number] {
  if (v < 0 || v > 1) return [1, 0];
  switch (type) {
    case 1:
      return [0, 1];
    case 2:
      return [0, v];
    case 7:
      return [1 - v, 1];
    case 8:
      return [v, 1];
    case 9:
      return [0, 1 - v];
    case 3:
      return [0.5 - v / 2, 0.5 + v / 2];
    case 11:
      return [0, 1 - Math.abs(v - 0.5) * 2];
    case 12:
      return [v / 2, 1 - v / 2];
    case 13:
      return [Math.abs(v - 0.5) * 2, 1];
    case 10:
      return [Math.abs(v - 0.5), 1 - Math.abs(v - 0.5)];
    case 6: {
      const half = Math.sqrt(0.25 - (v - 0.5) ** 2);
      return [0.5 - half, 0.5 + half];
    }
    default:
      return exhaustive(type);
  }
}

/**
 * Returns a function that finds the parts of a horizontal line that a shape covers. It receives the line's height, and
 * returns the starts and ends of the parts in turn, from left to right. Lengths are in block units.
 */
export function runsOf(shape: Shape): (y: number) => readonly number[] {
  const { shapeType } = shape;
  if (shapeType === OWN_OUTLINE) {
    const outline = outlineOf(shape);
    return (y) => rowCrossings(outline, y);
  }
  const { x, y: top, width, height } = boxOf(shape);
  return (y) => {
    const [from, to] = unitRun(shapeType, (y - top) / height);
    return [x + from * width, x + to * width];
  };
}

/**
 * True if the outline of a type of shape, in a box with sides of length 1, contains the point (u, v). Points on the
 * outline count.
 */
export function unitContains(type: ShapeType, u: number, v: number): boolean {
  const [from, to] = unitRun(type, v);
  return from <= u && u <= to;
}

/** True if a shape covers the point (x, y), in block units. Points on the shape's outline count. */
export function shapeContains(shape: Shape, x: number, y: number): boolean {
  if (shape.shapeType === OWN_OUTLINE) return outlineContains(outlineOf(shape), { x, y });
  const box = boxOf(shape);
  return unitContains(shape.shapeType, (x - box.x) / box.width, (y - box.y) / box.height);
}
