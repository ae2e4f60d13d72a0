import type { BlockUnits } from '../geometry/units.js';

/**
 * The eleven shapes, named for where the right angle or the apex lies.
 * 2, 7, 8, 9 are right triangles; 3, 11, 12, 13 isosceles triangles.
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

export const shapeTypes = [1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type ShapeType = (typeof shapeTypes)[number];

/** One shape of a block: a box in the 1000 × 1000 space and the outline that its type draws in it. */
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
   * A patch that no one outline gives is drawn as several shapes. Those of one number here run on in each other with no
   * seam wherever they meet in one fabric, in whatever layers.
   */
  joinNum?: number | undefined;
}

/** The layers of a block, bottom first; within a layer later shapes lie over earlier ones. */
export type Levels = Shape[][];

/** The distinct fabrics of a block in order of first use, level by level; paper (0) doesn't count. */
export function fabricsOf(levels: Levels): number[] {
  return [...new Set(levels.flat().map((shape) => shape.fillFabric))].filter((fabric) => fabric !== 0);
}

/** The same layers with each fabric replaced by what `replace` gives for it. */
export function recolour(levels: Levels, replace: (fabric: number) => number): Levels {
  return levels.map((level) =>
    level.map((shape) => {
      const fillFabric = replace(shape.fillFabric);
      return fillFabric === shape.fillFabric ? shape : { ...shape, fillFabric };
    }),
  );
}
