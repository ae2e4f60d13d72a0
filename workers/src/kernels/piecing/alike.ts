import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';

/**
 * The number of steps in an inch. Positions are rounded to whole steps, a sixteenth of an inch each, before they are
 * compared.
 */
const GRID = 16;

/**
 * Returns a text for a part of a block. Parts that become equal by quarter turns have the same text. A mirror image has
 * a different text.
 * @param corners of the patches of a part, in inches
 * @param names of these patches; parts with different names aren’t alike
 */
export function lookOf(corners: readonly (readonly Point[])[], names: readonly string[]): string {
  return looksOf(corners, names).sort()[0] ?? '';
}

/**
 * Returns four texts that describe a part in its four positions: unturned, and after one, two and three quarter turns
 * to the right. Equal parts have equal texts.
 */
export function looksOf(corners: readonly (readonly Point[])[], names: readonly string[]): string[] {
  const box = boxOfPoints(corners.flat());
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return [0, 1, 2, 3].map((turn) =>
    corners
      .map((own, index) => {
        const places = own.map((corner) => placeOf(corner, middle, turn));
        return `${names[index] ?? ''} ${places.sort().join(' ')}`;
      })
      .sort()
      .join('; '),
  );
}

/**
 * Returns the position of a corner relative to `middle`, after `turn` quarter turns to the right. The text has x and y
 * in sixteenths of an inch: “8,-4”.
 */
function placeOf({ x, y }: Point, middle: Point, turn: number): string {
  let [across, down] = [Math.round((x - middle.x) * GRID), Math.round((y - middle.y) * GRID)];
  for (let i = 0; i < turn; i++) [across, down] = [-down, across];
  // Turns −0 into 0.
  return `${across + 0},${down + 0}`;
}
