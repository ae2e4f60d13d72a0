import { counted } from '../../../counted.js';
import type { PatchGrid } from '../../../quilting/shapes/patch-grid.js';
import type { ArcCorner, StarGrid } from '../../../quilting/shapes/star-grid.js';

/**
 * Returns the numbers of patches along a grid's sides. A square grid has one number, '4'. Any other grid has columns by
 * rows, '4 × 2'.
 */
export function gridWords({ columns, rows }: PatchGrid): string {
  return columns === rows ? String(columns) : `${columns} × ${rows}`;
}

/** Returns a grid in words: '4 patches to a side', or '4 × 2 patches'. */
export function gridPhrase(grid: PatchGrid): string {
  return `${gridWords(grid)} patches${grid.columns === grid.rows ? ' per side' : ''}`;
}

/** The corners of a block in words. */
export const arcCornerWords: Record<ArcCorner, string> = {
  topLeft: 'top left',
  topRight: 'top right',
  bottomLeft: 'bottom left',
  bottomRight: 'bottom right',
};

/** Returns a grid for seams in words: 'Wheel of 16 points and 4 rings'. */
export function starGridPhrase(grid: StarGrid): string {
  if (grid.kind === 'wheel') return `Wheel of ${grid.points} points and ${counted(grid.rings, 'ring')}`;
  if (grid.kind === 'triangles')
    return `${grid.count} triangles per side, with ${grid.isUpright ? 'upright' : 'level'} lines`;
  const wedges = grid.wedges > 1 ? `, in ${grid.wedges} wedges` : '';
  return `${counted(grid.arcs, 'arc')} from the ${arcCornerWords[grid.corner]} corner${wedges}`;
}
