import { boundsOf, polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/** Parts of inches by which places are told apart. */
const GRID = 16;

/**
 * The same text for parts of a block that are turned by quarters into each other, and another one for their mirror images.
 * @param corners of the patches of a part, in inches
 * @param names of these patches: parts whose patches have others aren’t alike
 */
export function lookOf(corners: readonly (readonly Point[])[], names: readonly string[]): string {
  return looksOf(corners, names).sort()[0] ?? '';
}

/** The same for a part as it lies, and after one, two and three quarter turns to the right. */
export function looksOf(corners: readonly (readonly Point[])[], names: readonly string[]): string[] {
  const box = boundsOf(polygon(corners.flat()));
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

/** Where a corner lies around a middle after so many quarter turns, in parts of an inch. */
function placeOf({ x, y }: Point, middle: Point, turn: number): string {
  let [across, down] = [Math.round((x - middle.x) * GRID), Math.round((y - middle.y) * GRID)];
  for (let i = 0; i < turn; i++) [across, down] = [-down, across];
  // There is a −0.
  return `${across + 0},${down + 0}`;
}
