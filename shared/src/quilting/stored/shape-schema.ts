import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import { countedList, listOfAtMost } from './counted-list.js';
import { shapeTypes, type Levels, type Shape } from '../shapes/shape.js';

const unit = (min: number) => z.number().min(min).max(LIMITS.blockSpace).brand<'BlockUnits'>();

const fields = z.strictObject({
  shapeNum: z.int().min(0),
  shapeType: z.literal(shapeTypes),
  shapeXLoc: unit(0),
  shapeYLoc: unit(0),
  shapeWidth: unit(LIMITS.shapeSide),
  shapeHeight: unit(LIMITS.shapeSide),
  fillFabric: z.int().min(0),
  strokeWidth: z.number().min(0).max(100).default(0),
  joinNum: z.int().min(1).max(LIMITS.shapes).optional(),
});

function isInBlock(shape: z.output<typeof fields>): boolean {
  return (
    shape.shapeXLoc + shape.shapeWidth <= LIMITS.blockSpace &&
    shape.shapeYLoc + shape.shapeHeight <= LIMITS.blockSpace
  );
}
const overEdge = { error: 'The shape extends over the edge of its block.' };

export const shapeSchema = fields.refine(isInBlock, overEdge) satisfies z.ZodType<Shape>;

/** A shape of a block in a quilt, with its fabrics in the colourways of the quilt. */
const quiltShapeSchema = fields
  .extend({ colourways: listOfAtMost(LIMITS.colourways, z.int().min(0)).optional() })
  .refine(isInBlock, overEdge) satisfies z.ZodType<Shape>;

/** Returns the number of shapes in layers that haven't been checked yet. */
function shapesIn(levels: readonly unknown[]): number {
  return levels.reduce<number>((sum, level) => sum + (Array.isArray(level) ? level.length : 0), 0);
}

function levelsOf<OfShape extends z.ZodType>(ofShape: OfShape) {
  return countedList(
    listOfAtMost(LIMITS.shapes, ofShape),
    (levels) => levels.length <= LIMITS.levels && shapesIn(levels) <= LIMITS.shapes,
  )
    .max(LIMITS.levels, { error: `Maximum number of layers is ${LIMITS.levels}`, abort: true })
    .refine((levels) => shapesIn(levels) <= LIMITS.shapes, {
      error: `A block can have at most ${LIMITS.shapes.toLocaleString('en')} shapes.`,
      abort: true,
    });
}

export const levelsSchema = levelsOf(shapeSchema) satisfies z.ZodType<Levels>;

/** The layers of a block in a quilt. */
export const quiltLevelsSchema = levelsOf(quiltShapeSchema) satisfies z.ZodType<Levels>;
