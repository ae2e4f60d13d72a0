import { BLOCK } from '@quiltwright/shared/limits';
import { isEmptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { numberOfRole } from './block-name';
import { shapesKey } from '@quiltwright/shared/model/same-block';

type Numbered = Pick<Placement, 'blockNum' | 'levels' | 'role'>;

/**
 * Returns a function from a placement to a block number. A saved block has its own number. Unsaved blocks get numbers
 * below 0. Unsaved blocks with the same shapes get the same number, even in different fabrics. Pieces of a setting have
 * numbers of their own.
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
  const given = (placement: Numbered) => {
    if (placement.role) return numberOfRole(placement.role);
    return placement.blockNum === BLOCK.none && !isEmptyPlacement(placement)
      ? numberOf(placement.levels)
      : placement.blockNum;
  };
  for (const placement of blocks) given(placement);
  return given;
}

/**
 * Returns the quilt with numbers below 0 for its unsaved blocks (`unsavedNumbers`). Estimates, plans and printed pages
 * need the numbers to distinguish blocks, and `nameOfBlock` to name them. Never store such a quilt.
 */
export function withUnsavedNumbered(quilt: Quilt): Quilt {
  const numberOf = unsavedNumbers(quilt);
  const blocks = quilt.blocks.map((placement) => {
    const blockNum = numberOf(placement);
    return blockNum === placement.blockNum ? placement : { ...placement, blockNum };
  });
  return blocks.every((placement, index) => placement === quilt.blocks[index]) ? quilt : { ...quilt, blocks };
}
