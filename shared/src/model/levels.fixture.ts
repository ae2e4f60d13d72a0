import { blockUnits } from '../geometry/units.js';
import type { Levels } from '../quilting/shapes/shape.js';

/** Returns layers of squares, bottom first. Each argument lists the fabrics of the squares on one layer. */
export function levelsIn(...layers: readonly (readonly number[])[]): Levels {
  return layers.map((fabrics) =>
    fabrics.map((fillFabric, index) => ({
      shapeNum: index,
      shapeType: 1,
      shapeXLoc: blockUnits(100 * index),
      shapeYLoc: blockUnits(0),
      shapeWidth: blockUnits(100),
      shapeHeight: blockUnits(100),
      fillFabric,
      strokeWidth: 0,
    })),
  );
}
