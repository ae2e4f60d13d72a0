import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { cellsIn, Pen } from './pen.fixture';

/** Shells in rows, of one shape, https://barbarabrackman.blogspot.com/2016/03/tessellations-9-curved-shapes.html */
function clamshell(): Levels {
  const pen = new Pen(4);
  // Each row of circles lies on the row above it.
  pen.quarter(1, [0, 0], 1, 1).outline(1, [3, 0, 180], [1, 0]).quarter(1, [4, 0], -1, 1);
  pen.disc(2, [1, 1], 1).disc(2, [3, 1], 1);
  pen.outline(3, [0, 1, 180], [0, 3]).disc(3, [2, 2], 1).outline(3, [4, 3, 180], [4, 1]);
  pen.disc(4, [1, 3], 1).disc(4, [3, 3], 1);
  pen.quarter(5, [0, 4], 1, -1).outline(5, [1, 4, 180], [3, 4]).quarter(5, [4, 4], -1, -1);
  return pen.finished();
}

/**
 * Patches with two outward and two hollow sides, of one shape, but straight at the edge of the block,
 * https://barbarabrackman.blogspot.com/2016/03/tessellations-9-curved-shapes.html
 */
function appleCore(): Levels {
  const pen = new Pen(4);
  for (const { x, y, isOdd } of cellsIn(4, 1)) {
    const [left, right] = [x > 0 ? 90 : 0, x < 3 ? 90 : 0];
    if (!isOdd) pen.outline(1, [x, y], [x + 1, y, right], [x + 1, y + 1], [x, y + 1, left]);
  }
  for (const { x, y, isOdd } of cellsIn(4, 1)) {
    const [left, right] = [x > 0 ? -90 : 0, x < 3 ? -90 : 0];
    const [top, bottom] = [y > 0 ? 90 : 0, y < 3 ? 90 : 0];
    if (isOdd) pen.outline(2, [x, y, top], [x + 1, y, right], [x + 1, y + 1, bottom], [x, y + 1, left]);
  }
  return pen.finished();
}

/**
 * Four squares, light and dark in turn, with a segment of the other fabric at each side,
 * https://nancycabotsewalong.blogspot.com/2013/02/rob-peter-to-pay-paul-quilt-block.html
 */
function robbingPeterToPayPaul(): Levels {
  const pen = new Pen(2);
  for (const { x, y, isOdd } of cellsIn(2, 1)) pen.squares(isOdd ? 2 : 1, 1, [x, y]);
  for (const { x, y, isOdd } of cellsIn(2, 1))
    pen.outline(isOdd ? 1 : 2, [x, y, -60], [x + 1, y, -60], [x + 1, y + 1, -60], [x, y + 1, -60]);
  return pen.finished();
}

/** Nine patches with hollow sides, http://barbarabrackman.blogspot.com/2019/09/daredevils-block-9-florenes-9-patch.html */
function improvedNinePatch(): Levels {
  const pen = new Pen(3);
  for (const { x, y, isOdd } of cellsIn(3, 1)) pen.squares(isOdd ? 3 : 2, 1, [x, y]);
  pen.symmetric('quarter turns', () => pen.outline(1, [0, 0], [3, 0, 60]));
  return pen.finished();
}

/** Blocks of patches with hollow sides. */
export const hollows: Readonly<Record<string, Levels>> = {
  Clamshell: clamshell(),
  'Apple Core': appleCore(),
  'Robbing Peter to Pay Paul': robbingPeterToPayPaul(),
  'Improved Nine Patch': improvedNinePatch(),
};
