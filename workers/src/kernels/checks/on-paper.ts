import { BARE, type Face, type SeamMap } from '@quiltwright/shared/drafting/seam-map';
import { bulged, isStraight } from '@quiltwright/shared/geometry/outline';
import { LIMITS } from '@quiltwright/shared/limits';
import { liesOnTop } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { foundationOf } from '../foundation/foundation';
import { straightened } from '../patches/lattice/straightened';
import type { CheckedBlock, Checks } from './check-types';

/** The search for the fewest sections takes time. Blocks with more patches aren't looked at while they are drawn. */
const MOST_PATCHES = 64;

/**
 * Returns the number of sections in which a block is sewn on paper, or why it can't be. Null for a block of one patch or
 * of more than 64. `map` has its seams.
 */
export function onPaperOf(map: SeamMap, block: CheckedBlock): Checks['onPaper'] {
  const { levels, blockWidth: width, blockHeight: height } = block;
  const hasApplique = levels.some((shapes) => shapes.some(liesOnTop));
  const patches = map.faces.flatMap((face) => (face.source === BARE ? [] : patchOf(face, width, height)));
  if (patches.length < 2 || patches.length > MOST_PATCHES) return null;
  if (hasApplique || patches.some(({ outline }) => !isStraight(outline))) return { code: 'curved' };
  const result = foundationOf(patches, { width, height });
  return result.ok ? result.value.sections.length : result.error;
}

function patchOf({ outline }: Face, width: number, height: number) {
  const corners = outline.map(({ x, y }) => ({
    x: (x * width) / LIMITS.blockSpace,
    y: (y * height) / LIMITS.blockSpace,
  }));
  return { kind: 'other' as const, corners: straightened(corners), outline: bulged(outline) };
}
