import { inches } from '@quiltwright/shared/geometry/units';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { twentyFivePatch } from './king-quilt';

/** Returns 65 × 65 blocks of 4 inches, each with its own placement, made from twelve blocks. */
export function largestQuilt(): Quilt {
  const made = Array.from({ length: 12 }, (_, block) => twentyFivePatch(block + 1, 11 + (block % 6)));
  const blocks = Array.from({ length: 65 * 65 }, (_, index): Placement => {
    const block = made[index % made.length] ?? twentyFivePatch(1, 11);
    return {
      ...block,
      blockWidth: inches(4),
      blockHeight: inches(4),
      xLocation: inches(4 * (index % 65)),
      yLocation: inches(4 * Math.floor(index / 65)),
    };
  });
  const side = inches(260);
  return { ...newStandardQuilt(2), quiltWidth: side, quiltLength: side, generatingLayout: 0, blocks };
}
