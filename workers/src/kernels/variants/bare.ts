import type { Box } from '@quiltwright/shared/geometry/box';
import { LIMITS } from '@quiltwright/shared/limits';
import { unionArea } from '@quiltwright/shared/geometry/union-area';
import type { SewnPatch } from '../patches/sewn';

/** The greatest bare fraction of a block that counts as a rounding error. */
const LEAST_BARE = 0.001;

/**
 * True if the shapes of a block leave ground bare that `covers`, the boxes of other blocks, doesn't hide. Appliqué
 * doesn't count as a cover, because it lies on top of other shapes.
 */
export function isBare(
  { width, height, covers }: { width: number; height: number; covers: readonly Box[] },
  patches: readonly SewnPatch[],
): boolean {
  const all = LIMITS.blockSpace ** 2;
  const covered = unionArea(covers) / all;
  const seen = patches.reduce((sum, { kind, area }) => sum + (kind === 'applique' ? 0 : area), 0);
  return 1 - covered - seen / (width * height) > LEAST_BARE;
}
