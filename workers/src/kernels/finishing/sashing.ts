import type { Strips } from './finishing-types';

/** A grid of blocks with sashing; finished lengths in inches. */
export interface SashedGrid {
  columns: number;
  rows: number;
  blockWidth: number;
  blockHeight: number;
  /** Width of the sashing, in inches. */
  width: number;
  /** True if sashing also runs around the grid. */
  round: boolean;
  cornerstones: boolean;
}

/**
 * Returns the sashing strips (sashes) of n columns and m rows of blocks, seam allowances included. With cornerstones,
 * each sash is as long as a block. There are (n − 1) · m vertical sashes and n · (m − 1) horizontal sashes. They have
 * (n − 1)(m − 1) cornerstones between them. Sashing that also surrounds the grid has (n + 1) · m vertical sashes, n ·
 * (m + 1) horizontal sashes and (n + 1)(m + 1) cornerstones. Without cornerstones, each horizontal sash is one strip
 * across all columns.
 */
export function sashingStrips(grid: SashedGrid, seam: number): { sashes: Strips[]; cornerstones: Strips[] } {
  const more = grid.round ? 1 : -1;
  const [across, down] = [Math.max(0, grid.columns + more), Math.max(0, grid.rows + more)];
  const strips = (length: number, count: number): Strips[] =>
    count > 0 ? [{ width: grid.width + 2 * seam, length: length + 2 * seam, count }] : [];
  const upright = strips(grid.blockHeight, across * grid.rows).map((sash) => ({
    ...sash,
    isUpright: true as const,
  }));
  if (grid.cornerstones)
    return {
      sashes: [...upright, ...strips(grid.blockWidth, grid.columns * down)],
      cornerstones: strips(grid.width, across * down),
    };
  const row = grid.columns * grid.blockWidth + across * grid.width;
  return { sashes: [...upright, ...strips(row, down)], cornerstones: [] };
}
