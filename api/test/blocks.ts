import type { BodyOf } from '@quiltwright/shared/contract/call';
import type { storeDesignedBlock } from '@quiltwright/shared/contract/calls/block-calls';
import { blockUnits } from '@quiltwright/shared/geometry/units';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';

export type BlockBody = BodyOf<typeof storeDesignedBlock>;

/** Returns one layer for each argument. A layer has a square in each fabric that its argument lists. */
export function squaresIn(...levels: number[][]): Levels {
  let shapeNum = 0;
  return levels.map((fabrics) =>
    fabrics.map((fillFabric) => ({
      shapeNum: ++shapeNum,
      shapeType: 1,
      shapeXLoc: blockUnits(0),
      shapeYLoc: blockUnits(0),
      shapeWidth: blockUnits(1000),
      shapeHeight: blockUnits(1000),
      fillFabric,
      strokeWidth: 0,
    })),
  );
}

/** Returns a block of one square in fabric 11, as a browser stores it. */
export function plainBlock(quilterNum: number, changes: Partial<BlockBody> = {}): BlockBody {
  return { designName: 'Plain block', quilterNum, levels: squaresIn([11]), ...changes };
}
