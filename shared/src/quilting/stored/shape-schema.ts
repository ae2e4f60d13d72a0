import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import { countedList, listOfAtMost } from './counted-list.js';
import { shapeTypes, type Levels, type Shape } from '../shapes/shape.js';

const unit = (min: number) => z.number().min(min).max(LIMITS.blockSpace).brand<'BlockUnits'>();

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
    joinNum: z.int().min(1).max(LIMITS.shapes).optional(),
  })
  .refine(
    (shape) =>
      shape.shapeXLoc + shape.shapeWidth <= LIMITS.blockSpace &&
      shape.shapeYLoc + shape.shapeHeight <= LIMITS.blockSpace,
    { error: 'The shape extends over the edge of its block.' },
  ) satisfies z.ZodType<Shape>;

/** Returns the number of shapes in layers that haven't been checked yet. */
function shapesIn(levels: readonly unknown[]): number {
  return levels.reduce<number>((sum, level) => sum + (Array.isArray(level) ? level.length : 0), 0);
}

export const levelsSchema = countedList(
  listOfAtMost(LIMITS.shapes, shapeSchema),
  (levels) => levels.length <= LIMITS.levels && shapesIn(levels) <= LIMITS.shapes,
)
  .max(LIMITS.levels, { error: `Maximum number of layers is ${LIMITS.levels}`, abort: true })
  .refine((levels) => shapesIn(levels) <= LIMITS.shapes, {
    error: `A block can have at most ${LIMITS.shapes.toLocaleString('en')} shapes.`,
    abort: true,
  }) satisfies z.ZodType<Levels>;
