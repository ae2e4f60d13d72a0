import { blockUnits } from '@quiltwright/shared/geometry/units';
import type { Levels } from '@quiltwright/shared/quilting/shape';
import { levelsOf } from '../../quilts.fixture';

/** Blocks of one shape each that has no place, no size or no type, by what is wrong with it. */
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
