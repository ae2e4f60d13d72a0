import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import { countedList, listOfAtMost } from './counted-list.js';
import { boundsOf } from '../../geometry/outline.js';
import { outlineFault, outlineFaultWords } from '../shapes/faults/outline-fault.js';
import { boxOf, outlineOf } from '../shapes/shape-outlines.js';
import { OWN_OUTLINE, shapeTypes, type Levels, type Shape } from '../shapes/shape.js';

const unit = (min: number) => z.number().min(min).max(LIMITS.blockSpace).brand<'BlockUnits'>();

const corner = z.tuple([unit(0), unit(0), z.number().min(-1).max(1)]);

const fields = z.strictObject({
  shapeNum: z.int().min(0),
  shapeType: z.literal([...shapeTypes, OWN_OUTLINE]),
  outline: listOfAtMost(LIMITS.outlineCorners, corner).optional(),
  applique: z.literal(true).optional(),
  shapeXLoc: unit(0),
  shapeYLoc: unit(0),
  shapeWidth: unit(LIMITS.shapeSide),
  shapeHeight: unit(LIMITS.shapeSide),
  fillFabric: z.int().min(0),
  strokeWidth: z.number().min(0).max(100).default(0),
  joinNum: z.int().min(1).max(LIMITS.shapes).optional(),
  drafted: z.literal(true).optional(),
});

/** The greatest difference between the box of a shape and its outline, in block units. */
const BOX_TOLERANCE = 0.001;

/** Returns what is wrong with a shape whose fields are each valid; null if nothing is. */
function shapeFault(shape: z.output<typeof fields>): { path: string[]; message: string } | null {
  const { x, y, width, height } = boxOf(shape);
  if (x + width > LIMITS.blockSpace || y + height > LIMITS.blockSpace)
    return { path: [], message: outlineFaultWords.outside };
  if (shape.shapeType !== OWN_OUTLINE)
    return shape.outline === undefined
      ? null
      : {
          path: ['outline'],
          message: `Only shapes of type ${String(OWN_OUTLINE)} have an outline of their own.`,
        };
  const fault = outlineFault(shape.outline ?? []);
  if (fault) return { path: ['outline'], message: outlineFaultWords[fault] };
  const bounds = boundsOf(outlineOf(shape));
  const isBox = [bounds.x - x, bounds.y - y, bounds.width - width, bounds.height - height].every(
    (difference) => Math.abs(difference) <= BOX_TOLERANCE,
  );
  return isBox
    ? null
    : { path: ['outline'], message: 'The box of the shape must be the smallest around its outline.' };
}

function checkShape(shape: z.output<typeof fields>, context: z.RefinementCtx): void {
  const fault = shapeFault(shape);
  if (fault) context.addIssue({ code: 'custom', ...fault });
}

export const shapeSchema = fields.superRefine(checkShape) satisfies z.ZodType<Shape>;

/** A shape of a block in a quilt, with its fabrics in the colourways of the quilt. */
const quiltShapeSchema = fields
  .extend({ colourways: listOfAtMost(LIMITS.colourways, z.int().min(0)).optional() })
  .superRefine(checkShape) satisfies z.ZodType<Shape>;

/** Returns the number of shapes in layers that haven't been checked yet. */
function shapesIn(levels: readonly unknown[]): number {
  return levels.reduce<number>((sum, level) => sum + (Array.isArray(level) ? level.length : 0), 0);
}

/** Returns the number of corners of the outlines in layers that haven't been checked yet. */
function cornersIn(levels: readonly unknown[]): number {
  let corners = 0;
  for (const level of levels) {
    if (!Array.isArray(level)) continue;
    for (const shape of level as readonly unknown[]) {
      const outline: unknown =
        typeof shape === 'object' && shape && 'outline' in shape ? shape.outline : null;
      if (Array.isArray(outline)) corners += outline.length;
    }
  }
  return corners;
}

function levelsOf<OfShape extends z.ZodType>(ofShape: OfShape) {
  return countedList(
    listOfAtMost(LIMITS.shapes, ofShape),
    (levels) =>
      levels.length <= LIMITS.levels &&
      shapesIn(levels) <= LIMITS.shapes &&
      cornersIn(levels) <= LIMITS.blockCorners,
  )
    .max(LIMITS.levels, { error: `Maximum number of layers is ${LIMITS.levels}`, abort: true })
    .refine((levels) => shapesIn(levels) <= LIMITS.shapes, {
      error: `A block can have at most ${LIMITS.shapes.toLocaleString('en')} shapes.`,
      abort: true,
    })
    .refine((levels) => cornersIn(levels) <= LIMITS.blockCorners, {
      error: `The outlines of a block can have at most ${LIMITS.blockCorners.toLocaleString('en')} corners.`,
      abort: true,
    });
}

export const levelsSchema = levelsOf(shapeSchema) satisfies z.ZodType<Levels>;

/** The layers of a block in a quilt. */
export const quiltLevelsSchema = levelsOf(quiltShapeSchema) satisfies z.ZodType<Levels>;
