import type { BlockUnits } from '../../geometry/units.js';

/**
 * The eleven types of shape, named for the place of the right angle or the apex. Types 2, 7, 8 and 9 are right
 * triangles; 3, 11, 12 and 13 are isosceles triangles.
 */
export const SHAPE_TYPE = {
  rectangle: 1,
  rightBottomLeft: 2,
  apexUp: 3,
  ellipse: 6,
  rightBottomRight: 7,
  rightTopRight: 8,
  rightTopLeft: 9,
  diamond: 10,
  apexRight: 11,
  apexDown: 12,
  apexLeft: 13,
} as const;

export type ShapeType = (typeof SHAPE_TYPE)[keyof typeof SHAPE_TYPE];
export const shapeTypes: readonly ShapeType[] = Object.values(SHAPE_TYPE);

/** A shape of a block: a box in the 1000 × 1000 space, and a type whose outline fills the box. */
export interface Shape {
  shapeNum: number;
  shapeType: ShapeType;
  shapeXLoc: BlockUnits;
  shapeYLoc: BlockUnits;
  shapeWidth: BlockUnits;
  shapeHeight: BlockUnits;
  fillFabric: number;
  strokeWidth: number;
  /**
   * Joins shapes into one patch, if a single outline can't draw it. Shapes with the same number continue into
   * each other without a seam wherever they meet in one fabric, in any layers.
   */
  joinNum?: number | undefined;
}

/** The layers of a block, bottom first. Within a layer, later shapes cover earlier ones. */
export type Levels = Shape[][];

/** Returns the distinct fabrics of a block in order of first use, bottom layer first, without 0 (no fabric). */
export function fabricsOf(levels: Levels): number[] {
  return [...new Set(levels.flat().map((shape) => shape.fillFabric))].filter((fabric) => fabric !== 0);
}

/** Returns the layers with each fabric replaced by the result of `replace`. */
export function recolour(levels: Levels, replace: (fabric: number) => number): Levels {
  return levels.map((level) =>
    level.map((shape) => {
      const fillFabric = replace(shape.fillFabric);
      return fillFabric === shape.fillFabric ? shape : { ...shape, fillFabric };
    }),
  );
}
