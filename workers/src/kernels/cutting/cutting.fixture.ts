import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels, ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { cutting } from './cutting';
import type { CuttingPlan, CuttingSettings } from './cutting-types';
import { DEFAULT_CUTTING } from './settings';
import { prepare } from '../prepared/prepared-quilt';

/** Returns a free form quilt with these placements of blocks. */
export const freeForm = (...blocks: Placement[]): Quilt => ({ ...newStandardQuilt(2), blocks });

/** Returns the cutting plan of a quilt; throws if there is none. */
export function planOf(quilt: Quilt, changes: Partial<CuttingSettings> = {}): CuttingPlan {
  const answer = cutting({
    prepared: prepare(quilt),
    settings: { ...DEFAULT_CUTTING, ...changes },
    others: [],
  });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

/** A shape of a block: its type, its box in block units and the number of its fabric. */
export type Spec = readonly [
  type: ShapeType,
  x: number,
  y: number,
  width: number,
  height: number,
  fabric: number,
];

/** Returns the layers of a block: a single layer with these shapes, which are numbered from 1. */
export const layer = (...specs: readonly Spec[]): Levels => [
  specs.map(([shapeType, x, y, width, height, fillFabric], index) => ({
    shapeNum: index + 1,
    shapeType,
    shapeXLoc: blockUnits(x),
    shapeYLoc: blockUnits(y),
    shapeWidth: blockUnits(width),
    shapeHeight: blockUnits(height),
    fillFabric,
    strokeWidth: 0,
  })),
];

/**
 * Returns a placement of one row of square blocks.
 * @param side the side of a block, in inches
 */
export function blocksOf(levels: Levels, side: number, numOfColumns: number): Placement {
  return placementOf(4, [], { levels, blockWidth: inches(side), blockHeight: inches(side), numOfColumns });
}

/** Returns the layers of the pre-made block with this title. Each placeholder n becomes fabric 20 + n. */
export function premade(title: string): Levels {
  const block = premadeBlocks.find((one) => one.title === title);
  if (!block) throw new Error(`There is no ${title}.`);
  return block.levels.map((level) => level.map((shape) => ({ ...shape, fillFabric: 20 + shape.fillFabric })));
}

/**
 * Returns the pieces that the plan cuts from a fabric, each as kind, width, height (in inches) and count. Undefined if
 * the plan doesn't have the fabric.
 */
export function cutsOf(plan: CuttingPlan, fabric: number) {
  const own = plan.fabrics.find((one) => one.fabric === fabric);
  return own?.pieces.map(({ kind, width, height, count }) => [kind, width, height, count]);
}
