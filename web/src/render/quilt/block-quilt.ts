import { inches } from '@quiltwright/shared/geometry/units';
import { QUILTER } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import { inSpotFabrics } from '@quiltwright/shared/quilting/spots';
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';

/** The fields of a block that are needed to draw it. */
type DrawnBlock = Pick<Block, 'designedBlockNum' | 'blockWidth' | 'blockHeight' | 'levels' | 'spotFabrics'>;

/**
 * Returns a quilt that is as large as the block and contains only this block. Code that draws quilts can then draw the
 * block.
 */
export function quiltOfBlock(block: DrawnBlock): Quilt {
  const { designedBlockNum, blockWidth, blockHeight } = block;
  const levels = inSpotFabrics(block.levels, block.spotFabrics);
  const placement = { ...emptyPlacement, blockNum: designedBlockNum, blockWidth, blockHeight, levels };
  return {
    ...newStandardQuilt(QUILTER.nobody),
    quiltWidth: inches(blockWidth),
    quiltLength: inches(blockHeight),
    blocks: [placement],
  };
}
