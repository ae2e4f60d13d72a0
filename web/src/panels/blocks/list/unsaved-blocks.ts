import { BLOCK } from '@quiltwright/shared/limits';
import { isEmptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { shapesKey } from '@quiltwright/shared/model/same-block';

type Numbered = Pick<Placement, 'blockNum' | 'levels'>;

/**
 * Returns a function that returns the number of a block. A saved block has its own number. An unsaved block of
 * the quilt gets a number below 0, the same for all unsaved blocks with the same shapes, whatever their
 * fabrics.
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
 * Returns the quilt with the numbers of `unsavedNumbers` in its unsaved blocks; the same quilt if it has none.
 * Estimates, plans and printed pages use the numbers to distinguish blocks, and `nameOfBlock` returns their
 * names. Never store such a quilt.
 */
export function withUnsavedNumbered(quilt: Quilt): Quilt {
  const numberOf = unsavedNumbers(quilt);
  const blocks = quilt.blocks.map((placement) => {
    const blockNum = numberOf(placement);
    return blockNum === placement.blockNum ? placement : { ...placement, blockNum };
  });
  return blocks.every((placement, index) => placement === quilt.blocks[index]) ? quilt : { ...quilt, blocks };
}
