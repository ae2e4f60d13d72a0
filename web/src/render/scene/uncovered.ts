import { intersection, type Box } from '@quiltwright/shared/geometry/box';
import { isSlanted } from '@quiltwright/shared/geometry/orientation';
import { copyBlock, copyBounds } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { pixelsOf } from '../surface/tile-grid';
import { copyIndexOf } from './copy-index';

/** The greatest number of copies of blocks whose edges are looked at. Among more, nothing counts as covered. */
const MOST_COPIES = 2_000;

/**
 * Returns the areas of `part`, a box of the quilt, that no copy of a block covers. The result is a list of boxes that
 * don't overlap. If more than `MOST_COPIES` copies lie in `part`, returns only `part`. All boxes are in pixels, at
 * `scale` pixels to an inch.
 */
export function uncovered(scene: Scene, part: Box, scale: number): Box[] {
  // Edges are rounded to whole pixels, so a copy may extend half a pixel beyond its exact place.
  const copies = copyIndexOf(scene).within({
    x: (part.x - 0.5) / scale,
    y: (part.y - 0.5) / scale,
    width: (part.width + 1) / scale,
    height: (part.height + 1) / scale,
  });
  if (copies.length > MOST_COPIES) return [part];
  // A copy on its point doesn't cover its box.
  const level = copies.filter((copy) => !isSlanted(copyBlock(scene, copy) ?? {}));
  const covers = Array.from(level, (copy) => intersection(pixelsOf(copyBounds(scene, copy), scale), part))
    .filter((cover) => cover !== null)
    .sort((one, other) => one.x - other.x);
  const right = part.x + part.width;
  const edges = covers.flatMap(({ y, height }) => [y, y + height]);
  const rows = [...new Set([part.y, ...edges, part.y + part.height])].sort((one, other) => one - other);
  return rows.slice(1).flatMap((bottom, row) => {
    const y = rows[row] ?? bottom;
    const areas: Box[] = [];
    let x = part.x;
    const end = (to: number) => {
      if (to > x) areas.push({ x, y, width: to - x, height: bottom - y });
    };
    for (const cover of covers) {
      if (cover.y >= bottom || cover.y + cover.height <= y) continue;
      end(cover.x);
      x = Math.max(x, cover.x + cover.width);
    }
    end(right);
    return areas;
  });
}
