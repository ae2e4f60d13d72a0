import { LIMITS } from '@quiltwright/shared/limits';
import type { SewnPatch } from '../patches/sewn';
import { coversArea, type Cover } from '../patches/cover';

/** A block counts as bare only if more than this fraction of it is bare. A smaller fraction is a rounding error. */
const LEAST_BARE = 0.001;

/**
 * True if ground (the background) of a block is visible: neither a shape nor another block covers it. Appliqué doesn't
 * count as covering, because it lies on top of other shapes. `covers` are the parts that other blocks cover, in block
 * units.
 */
export function isBare(
  { width, height, covers }: { width: number; height: number; covers: readonly Cover[] },
  patches: readonly SewnPatch[],
): boolean {
  const all = LIMITS.blockSpace ** 2;
  const covered = coversArea(covers) / all;
  const seen = patches.reduce((sum, { kind, area }) => sum + (kind === 'applique' ? 0 : area), 0);
  return 1 - covered - seen / (width * height) > LEAST_BARE;
}
