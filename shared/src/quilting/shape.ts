import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { countedList, listOfAtMost } from './counted-list.js';

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

const unit = (min: number) => z.number().min(min).max(LIMITS.blockSpace).brand<'BlockUnits'>();

/** One shape of a block: a box in the 1000 × 1000 space and the outline that its type draws in it. */
export const shapeSchema = z
  .strictObject({
    shapeNum: z.int().min(0),
    shapeType: z.literal(shapeTypes),
    shapeXLoc: unit(0),
    shapeYLoc: unit(0),
    shapeWidth: unit(LIMITS.shapeSide),
    shapeHeight: unit(LIMITS.shapeSide),
    fillFabric: z.int().min(0),
    strokeWidth: z.number().min(0).max(100).default(0),
  })
  .refine(
    (shape) =>
      shape.shapeXLoc + shape.shapeWidth <= LIMITS.blockSpace &&
      shape.shapeYLoc + shape.shapeHeight <= LIMITS.blockSpace,
    { error: 'The shape pokes out of its block.' },
  );

export type Shape = z.output<typeof shapeSchema>;

/** How many shapes lie in layers that nobody has looked at. */
function shapesIn(levels: readonly unknown[]): number {
  return levels.reduce<number>((sum, level) => sum + (Array.isArray(level) ? level.length : 0), 0);
}

/** The layers of a block, bottom first; within a layer later shapes lie over earlier ones. */
export const levelsSchema = countedList(
  listOfAtMost(LIMITS.shapes, shapeSchema),
  (levels) => levels.length <= LIMITS.levels && shapesIn(levels) <= LIMITS.shapes,
)
  .max(LIMITS.levels, { error: `Maximum number of layers is ${LIMITS.levels}`, abort: true })
  .refine((levels) => shapesIn(levels) <= LIMITS.shapes, {
    error: `A block holds at most ${LIMITS.shapes} shapes.`,
    abort: true,
  });

export type Levels = z.output<typeof levelsSchema>;

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
