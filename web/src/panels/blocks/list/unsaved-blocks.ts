import { BLOCK } from '@quiltwright/shared/limits';
import { isEmptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { shapesKey } from '../../../model/same-block';

type Numbered = Pick<Placement, 'blockNum' | 'levels'>;

/**
 * Returns a function that gives a block's number. For an unsaved block of the quilt, which has none, this is a number
 * below 0. Unsaved blocks of the same shapes are one block, in any fabrics.
 */
export function unsavedNumbers({ blocks }: Quilt): (placement: Numbered) => number {
  const numbers = new Map<string, number>();
  const known = new Map<Levels, number>();
  const numberOf = (levels: Levels): number => {
    const key = shapesKey(levels);
    const number = known.get(levels) ?? numbers.get(key) ?? -numbers.size - 1;
    numbers.set(key, number);
    known.set(levels, number);
    return number;
  };
  const given = (placement: Numbered) =>
    placement.blockNum === BLOCK.none && !isEmptyPlacement(placement)
      ? numberOf(placement.levels)
      : placement.blockNum;
  for (const placement of blocks) given(placement);
  return given;
}

/**
 * Returns the quilt with these numbers. Estimates, plans and pages distinguish blocks by them, and `nameOfBlock` names them.
 * Never store them. Returns the same quilt if all blocks have numbers.
 */
export function withUnsavedNumbered(quilt: Quilt): Quilt {
  const numberOf = unsavedNumbers(quilt);
  const blocks = quilt.blocks.map((placement) => {
    const blockNum = numberOf(placement);
    return blockNum === placement.blockNum ? placement : { ...placement, blockNum };
  });
  return blocks.every((placement, index) => placement === quilt.blocks[index]) ? quilt : { ...quilt, blocks };
}
