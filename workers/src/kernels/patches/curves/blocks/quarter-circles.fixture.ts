import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { cellsIn, Pen } from './pen.fixture';

/**
 * Sixteen units of 4 inches with a radius of 3 inches, light and dark in turn. Each is turned by a quarter more than the
 * unit above it.
 */
function drunkardsPath(): Levels {
  const pen = new Pen(16);
  for (const { x, y, isOdd } of cellsIn(4, 4)) pen.squares(isOdd ? 2 : 1, 4, [x, y]);
  for (const { x, y, isOdd } of cellsIn(4, 4)) {
    const turns = (y / 4 - x / 4 + 4) % 4;
    const [right, below] = [turns === 1 || turns === 2, turns === 2 || turns === 3];
    pen.quarter(isOdd ? 1 : 2, [right ? x + 4 : x, below ? y + 4 : y], right ? -3 : 3, below ? -3 : 3);
  }
  return pen.finished();
}

/**
 * A quarter of a circle in each corner of one square,
 * http://barbarabrackman.blogspot.com/2022/04/four-quarter-circles-possibilities-and.html
 */
function snowball(): Levels {
  const pen = new Pen(3).ground(1).outline(2, [0, 0], [3, 0], [3, 3], [0, 3]);
  pen.symmetric('quarter turns', () => pen.quarter(3, [0, 0], 1, 1));
  return pen.combined('subtract', 5).finished();
}

/**
 * Four squares of 6 inches with a quarter of a circle in each corner. It is drawn at 2½ inches from the corner of the
 * cut square, which is 2¼ inches when sewn, https://quilterscache.com/O/OldMillWheelBlock.html
 */
function oldMillWheel(): Levels {
  const pen = new Pen(16);
  for (const { x, y, isOdd } of cellsIn(2, 8)) pen.squares(isOdd ? 2 : 1, 8, [x, y]);
  for (const { x, y, isOdd } of cellsIn(2, 8))
    for (const [right, down] of corners)
      pen.quarter(isOdd ? 1 : 2, [x + 8 * right, y + 8 * down], right ? -3 : 3, down ? -3 : 3);
  return pen.finished();
}

const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** Rings about the middle, in four quarters, so that no ring is closed. */
function bullsEye(): Levels {
  const pen = new Pen(10);
  pen.symmetric('quarter turns', () => {
    pen.squares(1, 5, [5, 5]);
    for (const radius of [4, 3, 2, 1]) pen.quarter(radius % 2 === 0 ? 2 : 3, [5, 5], radius, radius);
  });
  return pen.finished();
}

/** Blocks of quarters of circles. */
export const quarterCircles: Readonly<Record<string, Levels>> = {
  'Drunkard’s Path': drunkardsPath(),
  Snowball: snowball(),
  'Old Mill Wheel': oldMillWheel(),
  'Bull’s Eye': bullsEye(),
};
