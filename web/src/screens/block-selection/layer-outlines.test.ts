import { blockUnits } from '@quiltwright/shared/geometry/units';
import type { Shape, ShapeType } from '@quiltwright/shared/quilting/shape';
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
  [1, 'M100 200L500 200L500 500L100 500z'],
  // Down, then along the foot: against the clock, so it is turned about.
  [2, 'M500 500L100 500L100 200z'],
  [6, 'M100 350a200 150 0 1 1 400 0a200 150 0 1 1 -400 0z'],
] as const)('draws a shape of type %i clockwise', (type, path) => {
  expect(outlinesOf([shape(type)])).toBe(path);
});

it('draws one shape after the other', () => {
  expect(outlinesOf([shape(1), shape(1)])).toBe(outlinesOf([shape(1)]).repeat(2));
  expect(outlinesOf([])).toBe('');
});
