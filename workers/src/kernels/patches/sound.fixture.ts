import { blockUnits } from '@quiltwright/shared/geometry/units';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { levelsOf } from '@quiltwright/shared/quilting/quilts.fixture';

/** Damaged blocks, each with the name of its fault. One shape of each block has a bad position, size or type. */
export const damagedLevels: readonly (readonly [string, Levels])[] = [
  { shapeWidth: blockUnits(Infinity) },
  { shapeXLoc: blockUnits(1e300) },
  { shapeYLoc: blockUnits(-1e300) },
  { shapeHeight: blockUnits(NaN) },
  { shapeType: 99 },
].map((change) => [
  Object.entries(change).join(),
  levelsOf([11]).map((level) => level.map((shape) => Object.assign({}, shape, change))),
]);
