import { counted } from '../../../counted.js';
import type { ArcCorner, StarGrid } from '../../../quilting/shapes/star-grid.js';

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
