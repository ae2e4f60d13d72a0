import type { BlockUnits } from '../../geometry/units.js';

/**
 * The numbers of the eleven types of shape. Types 2, 7, 8 and 9 are right triangles, named for the corner with the
 * right angle. Types 3, 11, 12 and 13 are isosceles triangles, named for the side to which the apex points.
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

/** The number of the type of shape that has an outline of its own, in `Shape.outline`. */
export const OWN_OUTLINE = 20;

/**
 * A corner of a shape's own outline: its x and y in block units, and the bulge of the edge to the next corner. The bulge
 * is the tangent of a quarter of the arc's angle: 0 for a straight edge, 1 for half a circle, above 0 if the edge swells
 * outwards.
 */
export type OutlineCorner = [x: BlockUnits, y: BlockUnits, bulge: number];

/**
 * A shape of a block of 1000 × 1000 units. Its box gives the place and size. Its type gives the outline, except for
 * shapes with an outline of their own. Their box is the smallest around the outline.
 */
export interface Shape {
  shapeNum: number;
  shapeType: ShapeType | typeof OWN_OUTLINE;
  /** The corners of the shape's own outline, clockwise as seen; only if the type is `OWN_OUTLINE`. */
  outline?: OutlineCorner[] | undefined;
  /**
   * True if the shape lies on top and cuts no patch. Ellipses are appliqué in any case, and shapes with straight edges
   * of the eleven types never are.
   */
  applique?: true | undefined;
  shapeXLoc: BlockUnits;
  shapeYLoc: BlockUnits;
  shapeWidth: BlockUnits;
  shapeHeight: BlockUnits;
  fillFabric: number;
  strokeWidth: number;
  /**
   * A number that several shapes share if they form one patch, because a single outline can't draw the patch. These
   * shapes have the same fabric and no seam between them wherever they touch, even on different layers.
   */
  joinNum?: number | undefined;
  /**
   * True for a patch that was drafted by seams: it keeps its seams, also beside patches of the same fabric. Other shapes
   * of one fabric have no seam between them if they look like one piece.
   */
  drafted?: true | undefined;
  /**
   * Only in quilts: the fabric of the shape in each colourway of its quilt. A fabric is 0 or missing if the shape was
   * added after the colourway was saved, and the colourway hasn't been applied since.
   */
  colourways?: number[] | undefined;
}

/** Returns numbers that are equal for two shapes only if they differ in nothing but fabric, number, joins and seams. */
export function geometryOf(shape: Shape): number[] {
  const { shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight, outline, applique } = shape;
  const box = [shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight];
  return outline || applique ? [...box, applique ? 1 : 0, ...(outline ?? []).flat()] : box;
}

/** The layers of a block, bottom first. Within a layer, later shapes cover earlier ones. */
export type Levels = Shape[][];

/** Returns the distinct fabrics of a block in order of first use, bottom layer first, without 0 (no fabric). */
export function fabricsOf(levels: Levels): number[] {
  return [...new Set(levels.flat().map((shape) => shape.fillFabric))].filter((fabric) => fabric !== 0);
}

/** Returns the layers with each fabric number replaced by the result of `replace`. */
export function recolour(levels: Levels, replace: (fabric: number) => number): Levels {
  return levels.map((level) =>
    level.map((shape) => {
      const fillFabric = replace(shape.fillFabric);
      return fillFabric === shape.fillFabric ? shape : { ...shape, fillFabric };
    }),
  );
}

/**
 * Returns the layers without `Shape.colourways`, the fabrics of the shapes in the colourways of a quilt. These fabrics
 * mean nothing outside this quilt. The present fabrics stay.
 */
export function withoutColourways(levels: Levels): Levels {
  if (levels.every((level) => level.every(({ colourways }) => colourways === undefined))) return levels;
  return levels.map((level) => level.map(({ colourways: _, ...shape }) => shape));
}
