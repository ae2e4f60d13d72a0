import { boundsOf, polygon, type Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/** Inches by which edges may miss a line from rounding. */
const HAIR = 0.005;

/**
 * The rows into which a block falls: indices of its patches, top row first. Between two rows a seam runs from side to side.
 * One row where there is no such seam.
 */
export function rowsOf(patches: readonly { corners: readonly Point[] }[]): number[][] {
  const boxes = patches.map(({ corners }, index) => ({ index, box: boundsOf(polygon(corners)) }));
  const rows: { indices: number[]; bottom: number }[] = [];
  for (const { index, box } of boxes.sort((a, b) => a.box.y - b.box.y)) {
    const row = rows.at(-1);
    if (row && box.y < row.bottom - HAIR) {
      row.indices.push(index);
      row.bottom = Math.max(row.bottom, bottomOf(box));
    } else rows.push({ indices: [index], bottom: bottomOf(box) });
  }
  return rows.map(({ indices }) => indices.sort((a, b) => a - b));
}

function bottomOf({ y, height }: Box): number {
  return y + height;
}
