import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { SHAPE_TYPE, type Shape, type ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { expect, it } from 'vitest';
import { describeShape } from './block-reading';

/** Returns the words of a shape at the top left of a block of 12″ × 6″, with its sides in block units. */
function wordsOf(shapeType: ShapeType, width: number, height: number): string {
  const shape: Shape = {
    ...{ shapeNum: 0, shapeType, fillFabric: 1, strokeWidth: 0 },
    ...{ shapeXLoc: blockUnits(0), shapeYLoc: blockUnits(0) },
    ...{ shapeWidth: blockUnits(width), shapeHeight: blockUnits(height) },
  };
  return describeShape(shape, { blockWidth: inches(12), blockHeight: inches(6) });
}

it.each([
  /* The block is 12″ × 6″ and has 1,000 units along each side. So 250 units are 3″ across or 1½″ down, and 500 units
     are 3″ down. */
  [SHAPE_TYPE.rectangle, 250, 500, 'square, top left'],
  [SHAPE_TYPE.rectangle, 250, 250, 'rectangle, top left'],
  [SHAPE_TYPE.ellipse, 250, 500, 'circle, top left'],
  [SHAPE_TYPE.ellipse, 250, 250, 'ellipse, top left'],
  [SHAPE_TYPE.rightTopLeft, 250, 500, 'right triangle, corner top left, top left'],
])('names a shape of kind %d, %d × %d units, by its sides in inches', (type, width, height, words) => {
  expect(wordsOf(type, width, height)).toBe(words);
});
