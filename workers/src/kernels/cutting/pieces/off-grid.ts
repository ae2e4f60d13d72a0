import { isSame } from '@quiltwright/shared/quilting/grain/square-triangle';
import type { BlockVariant } from '../../variants/block-variants';
import type { OffGrid } from '../cutting-types';
import { isOnEighth, nearestEighth } from './ruler';
import { byRuler, sizesOnRuler, type RulerPatch } from './ruler-sizes';

type SizedBlock = Pick<BlockVariant, 'width' | 'height' | 'blockNum'>;

/**
 * Returns details about the first finished side of a patch that isn't a whole number of eighths of an inch. Null if all
 * sides are whole eighths.
 * @param row the patch
 * @param all all patches of the block
 * @param look the block's size and number
 */
export function offGridOf(row: RulerPatch, all: readonly RulerPatch[], look: SizedBlock): OffGrid | null {
  const side = byRuler(row).find((finished) => !isOnEighth(finished));
  if (side === undefined) return null;
  const axis = Math.abs(row.box[0] - side) <= Math.abs(row.box[1] - side) ? 0 : 1;
  const blockSide = axis === 0 ? look.width : look.height;
  const nearest = nearestEighth(side);
  const count = Math.round(blockSide / side);
  const across = count > 0 && isSame(count * side, blockSide) ? count : null;
  const drift = (across ?? 1) * (nearest - side);
  return {
    side,
    nearest,
    across,
    drift,
    blockNum: look.blockNum,
    blockSide,
    fits: sizesOnRuler(look, all),
  };
}
