import { blockUnits } from '@quiltwright/shared/geometry/units';
import { ownOutline } from '@quiltwright/shared/quilting/shapes/form';
import type { OutlineCorner, Shape } from '@quiltwright/shared/quilting/shapes/shape';

/** A corner of an outline: its x and y, and the bulge of the edge to the next corner if that edge is an arc. */
export type DrawnCorner = readonly [x: number, y: number, bulge?: number];

/** The bulge of a quarter of a circle: the tangent of an eighth of a turn, halved. */
export const QUARTER = Math.SQRT2 - 1;

/** Returns a shape with an outline of its own, in block units. */
export function ownShape(corners: readonly DrawnCorner[], fillFabric: number): Shape {
  const outline = corners.map(([x, y, bulge = 0]): OutlineCorner => [blockUnits(x), blockUnits(y), bulge]);
  return { shapeNum: 1, ...ownOutline(outline), fillFabric, strokeWidth: 0 };
}

export const ground = ownShape(
  [
    [0, 0],
    [1000, 0],
    [1000, 1000],
    [0, 1000],
  ],
  1,
);

/** Returns a quarter of a disc, with the centre of its circle in the top left corner of the block. */
export function quarterDisc(radius: number, fabric: number): Shape {
  return ownShape(
    [
      [0, 0],
      [radius, 0, QUARTER],
      [0, radius],
    ],
    fabric,
  );
}

/** Returns a melon of two quarters of circles between two corners. */
export function melon(from: readonly [number, number], to: readonly [number, number], fabric: number): Shape {
  return ownShape(
    [
      [...from, QUARTER],
      [...to, QUARTER],
    ],
    fabric,
  );
}
