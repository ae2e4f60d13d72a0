import { blockUnits } from '@quiltwright/shared/geometry/units';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import type { BenchSize } from '../page-api';

/**
 * Returns a quilt of two blocks of 25 squares, in the four-block quadrant pattern. The fabrics have numbers from 11.
 */
export function standardQuilt(size: BenchSize): Quilt {
  return {
    ...newStandardQuilt(2),
    generatingSize: size,
    generatingLayout: 4,
    blocks: [twentyFivePatch(1, 11), twentyFivePatch(2, 16)],
  };
}

/** Returns a block of 5 × 5 squares in five fabrics. */
export function twentyFivePatch(blockNum: number, firstFabric: number): Placement {
  const patches = Array.from({ length: 25 }, (_, patch) => ({
    shapeNum: patch,
    shapeType: 1 as const,
    shapeXLoc: blockUnits(200 * (patch % 5)),
    shapeYLoc: blockUnits(200 * Math.floor(patch / 5)),
    shapeWidth: blockUnits(200),
    shapeHeight: blockUnits(200),
    fillFabric: firstFabric + ((patch + Math.floor(patch / 5)) % 5),
    strokeWidth: 0,
  }));
  return { ...emptyPlacement, blockNum, levels: [patches] };
}
