/**
 * Finds which shape of a block is visible at each sample. The file is plain JavaScript, because the thread for snapshots
 * runs it unchanged, in tests too.
 *
 * @import { Levels } from '@quiltwright/shared/quilting/shapes/shape'
 */
import { unitRun } from '@quiltwright/shared/quilting/shapes/shape-outlines';

/**
 * Returns the number of the topmost shape at each sample of a block, row by row. Shapes are counted from 1, bottom first;
 * 0 stands for a sample that no shape covers.
 *
 * @param {Levels} levels
 * @param {number} width in samples
 * @param {number} height
 */
export function coverOf(levels, width, height) {
  const cover = new Uint16Array(width * height);
  const [scaleX, scaleY] = [width / 1000, height / 1000];
  for (const [index, shape] of levels.flat().entries()) {
    const [top, shapeHeight] = [shape.shapeYLoc * scaleY, shape.shapeHeight * scaleY];
    const [left, shapeWidth] = [shape.shapeXLoc * scaleX, shape.shapeWidth * scaleX];
    const rows = samples(top, top + shapeHeight, height);
    for (let y = rows.first; y < rows.end; y++) {
      const [from, to] = unitRun(shape.shapeType, (y + 0.5 - top) / shapeHeight);
      const { first, end } = samples(left + from * shapeWidth, left + to * shapeWidth, width);
      if (first < end) cover.fill(index + 1, y * width + first, y * width + end);
    }
  }
  return cover;
}

/**
 * Returns the range of samples whose middle is between two places. A tolerance makes sure that rounding leaves no
 * sample out between two adjacent shapes.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} most
 */
function samples(from, to, most) {
  return {
    first: Math.max(0, Math.ceil(from - 0.5 - 1e-6)),
    end: Math.min(most, Math.floor(to + 0.5 + 1e-6)),
  };
}
