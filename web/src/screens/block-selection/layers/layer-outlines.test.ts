import { blockUnits } from '@quiltwright/shared/geometry/units';
import type { Shape, ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { expect, it } from 'vitest';
import { outlinesOf } from './layer-outlines';

function shape(shapeType: ShapeType): Shape {
  return {
    shapeNum: 1,
    shapeType,
    shapeXLoc: blockUnits(100),
    shapeYLoc: blockUnits(200),
    shapeWidth: blockUnits(400),
    shapeHeight: blockUnits(300),
    fillFabric: 1,
    strokeWidth: 0,
  };
}

it.each([
  [1, 'M100 500L100 200L500 200L500 500L100 500z'],
  [2, 'M100 500L100 200L500 500L100 500z'],
  // The ellipse runs from the right along the bottom to the left, and back along the top.
  [6, 'M500 350A200 150 0 0 1 100 350A200 150 0 0 1 500 350z'],
] as const)('draws a shape of type %i clockwise', (type, path) => {
  expect(outlinesOf([shape(type)])).toBe(path);
});

it('draws one shape after the other', () => {
  expect(outlinesOf([shape(1), shape(1)])).toBe(outlinesOf([shape(1)]).repeat(2));
  expect(outlinesOf([])).toBe('');
});
