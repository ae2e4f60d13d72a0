import type { Box } from '@quiltwright/shared/geometry/box';
import type { CopyBox } from '../expand/boxes';
import { groundRectangles } from '../prepared/ground-rectangles';
import type { Strips } from './finishing-types';

/**
 * Returns the sashing strips between freely placed blocks, seam allowances included. Short strips lie between the
 * blocks of a row, and long strips between rows. Strips of equal size and direction are counted together.
 * @param inner the area inside the borders
 */
export function groundStrips(inner: Box, blocks: readonly CopyBox[], seam: number): Strips[] {
  const counts = new Map<string, Strips>();
  for (const free of groundRectangles(inner, blocks)) {
    const [across, down] = [free.width + 2 * seam, free.height + 2 * seam];
    const key = `${across} ${down}`;
    const strips: Strips =
      counts.get(key) ??
      (down > across
        ? { width: across, length: down, count: 0, isUpright: true }
        : { width: down, length: across, count: 0 });
    strips.count++;
    counts.set(key, strips);
  }
  return [...counts.values()];
}
