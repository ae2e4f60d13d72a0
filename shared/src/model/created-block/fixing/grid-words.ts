import type { PatchGrid } from '../../../quilting/shapes/patch-grid.js';

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
