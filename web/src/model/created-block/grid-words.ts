import type { PatchGrid } from '@quiltwright/shared/quilting/patch-grid';

/** How many patches a grid has: '4' for a square one, else '4 × 2'. */
export function gridWords({ columns, rows }: PatchGrid): string {
  return columns === rows ? String(columns) : `${columns} × ${rows}`;
}

/** A grid in words: '4 patches to a side', or '4 × 2 patches'. */
export function gridPhrase(grid: PatchGrid): string {
  return `${gridWords(grid)} patches${grid.columns === grid.rows ? ' to a side' : ''}`;
}
