import { exhaustive } from '../result.js';
import type { Shape, ShapeType } from '../quilting/shape.js';

/** A point, in whatever unit its owner says. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The corners of a polygonal shape type in a unit box, as fractions of its width and height,
 * in drawing order. Null for the ellipse, which has none.
 */
export function unitOutline(type: ShapeType): readonly Point[] | null {
  return type === 6 ? null : polygons[type];
}

const p = (x: number, y: number): Point => ({ x, y });
const polygons: Record<Exclude<ShapeType, 6>, readonly Point[]> = {
  1: [p(0, 0), p(1, 0), p(1, 1), p(0, 1)],
  2: [p(0, 0), p(0, 1), p(1, 1)],
  7: [p(1, 0), p(1, 1), p(0, 1)],
  8: [p(0, 0), p(1, 0), p(1, 1)],
  9: [p(0, 0), p(1, 0), p(0, 1)],
  3: [p(0.5, 0), p(1, 1), p(0, 1)],
  11: [p(0, 0), p(1, 0.5), p(0, 1)],
  12: [p(0, 0), p(1, 0), p(0.5, 1)],
  13: [p(1, 0), p(1, 1), p(0, 0.5)],
  10: [p(0.5, 0), p(1, 0.5), p(0.5, 1), p(0, 0.5)],
};

/** Whether the outline of `type` in a unit box holds the point (u, v), its edge included. */
export function unitContains(type: ShapeType, u: number, v: number): boolean {
  if (u < 0 || u > 1 || v < 0 || v > 1) return false;
  switch (type) {
    case 1:
      return true;
    case 2:
      return u <= v;
    case 7:
      return u + v >= 1;
    case 8:
      return u >= v;
    case 9:
      return u + v <= 1;
    case 3:
      return Math.abs(u - 0.5) * 2 <= v;
    case 11:
      return Math.abs(v - 0.5) * 2 <= 1 - u;
    case 12:
      return Math.abs(u - 0.5) * 2 <= 1 - v;
    case 13:
      return Math.abs(v - 0.5) * 2 <= u;
    case 10:
      return Math.abs(u - 0.5) + Math.abs(v - 0.5) <= 0.5;
    case 6:
      return (u - 0.5) ** 2 + (v - 0.5) ** 2 <= 0.25;
    default:
      return exhaustive(type);
  }
}

/** Whether a shape covers the point (x, y) of its block, in block units, its edge included. */
export function shapeContains(shape: Shape, x: number, y: number): boolean {
  return unitContains(
    shape.shapeType,
    (x - shape.shapeXLoc) / shape.shapeWidth,
    (y - shape.shapeYLoc) / shape.shapeHeight,
  );
}
