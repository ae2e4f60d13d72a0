import { BLOCK } from '@quiltwright/shared/limits';
import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels } from '@quiltwright/shared/quilting/shape';

/**
 * Returns the quilt with a number below 0 for each unsaved block, which has none. Estimates, plans and pages
 * distinguish blocks by these numbers, and `nameOfBlock` names them. Never store them. Unsaved blocks of the same
 * shapes are one block, in any fabrics. Returns the same quilt if all blocks have numbers.
 */
export function withUnsavedNumbered(quilt: Quilt): Quilt {
  const numbers = new Map<string, number>();
  const known = new Map<Levels, number>();
  const numberOf = (levels: Levels): number => {
    const shapes = levels.map((level) =>
      level.map(({ shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight }) =>
        [shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight].join(' '),
      ),
    );
    const key = JSON.stringify(shapes);
    const number = numbers.get(key) ?? -numbers.size - 1;
    numbers.set(key, number);
    return number;
  };
  const blocks = quilt.blocks.map((placement) => {
    const { blockNum, levels } = placement;
    if (blockNum !== BLOCK.none || isEmptyPlacement(placement)) return placement;
    const number = known.get(levels) ?? numberOf(levels);
    known.set(levels, number);
    return { ...placement, blockNum: number };
  });
  return numbers.size === 0 ? quilt : { ...quilt, blocks };
}
