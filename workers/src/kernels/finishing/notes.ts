import { isSlanted } from '@quiltwright/shared/geometry/orientation';
import { gapsOf, placementExtent, takenBox, type Placement } from '@quiltwright/shared/quilting/placement';
import { ROUNDING } from '@quiltwright/shared/quilting/quilt';
import { SAME_INCHES } from '@quiltwright/shared/quilting/grain/square-triangle';
import type { PreparedQuilt } from '../prepared/prepared-quilt';
import type { FinishingNote } from './finishing-types';

/**
 * Returns notes about blocks that don’t fit. These are blocks that reach beyond the quilt's edge, and rows of blocks
 * that don't fill the side of a border.
 */
export function blockNotes({ quilt, bands }: PreparedQuilt): FinishingNote[] {
  const border = bands.filter(({ hole }) => hole !== null).at(-1);
  return quilt.blocks.flatMap((placement, index): FinishingNote[] => {
    const { left, top, right, bottom } = placementExtent(placement);
    const by = Math.max(right - quilt.quiltWidth, bottom - quilt.quiltLength);
    if (by > ROUNDING) return [{ what: 'blockPokesOut', placement: index, by }];
    const { hole } = border ?? {};
    if (!hole) return [];
    const row = rowOf(placement);
    if (!row) return [];
    const isLevelIn = row.isLevel && (bottom <= hole.y + ROUNDING || top >= hole.y + hole.height - ROUNDING);
    const isUprightIn =
      !row.isLevel && (right <= hole.x + ROUNDING || left >= hole.x + hole.width - ROUNDING);
    if (!isLevelIn && !isUprightIn) return [];
    // The corners of the border are sewn separately, so only the side between them counts.
    const side = row.isLevel ? hole.width : hole.height;
    const fits = Math.floor(side / row.block + ROUNDING);
    const remainder = side - fits * row.block;
    if (remainder <= SAME_INCHES) return [];
    return [{ what: 'rowDoesNotDivide', placement: index, side, block: row.block, fits, left: remainder }];
  });
}

/**
 * Returns the direction of a placement that is one row of touching copies, and the length of a block along this row in
 * inches. Null for other placements.
 */
function rowOf(placement: Placement): { isLevel: boolean; block: number } | null {
  const { numOfColumns, numOfRows } = placement;
  if (isSlanted(placement)) return null;
  const [gaps, { width, height }] = [gapsOf(placement), takenBox(placement)];
  const areTouching = (gap: number) => Math.abs(gap) <= SAME_INCHES;
  if (numOfColumns > 1 && numOfRows === 1 && areTouching(gaps.x)) return { isLevel: true, block: width };
  if (numOfRows > 1 && numOfColumns === 1 && areTouching(gaps.y)) return { isLevel: false, block: height };
  return null;
}
