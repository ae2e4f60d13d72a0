import type { Box } from '@quiltwright/shared/geometry/box';
import { clamp } from '@quiltwright/shared/geometry/interval';
import type { Point } from '@quiltwright/shared/geometry/point';

/**
 * The search for a label's place takes `ROUNDS` rounds, each on a finer grid around the best place so far. The grid has
 * `PLACES` steps along each side.
 */
const PLACES = 12;
const ROUNDS = 3;
/** Distances count as equal if they differ by less than this. */
const HAIR = 1e-9;

/**
 * Returns the best place for a label in a closed path: roughly the point farthest from all edges. `room` is the
 * distance of this point from the nearest edge, in the unit of `corners`.
 * @param holes closed paths that the point must be outside of
 * @param part a box that must contain the point, and whose sides count as edges. If the path doesn't reach into the
 *   box, `room` is 0
 */
export function labelPlace(
  corners: readonly Point[],
  holes: readonly (readonly Point[])[],
  part: Box | null = null,
): { at: Point; room: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of corners) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (part) {
    [left, right] = [Math.max(left, part.x), Math.min(right, part.x + part.width)];
    [top, bottom] = [Math.max(top, part.y), Math.min(bottom, part.y + part.height)];
  }
  let [width, height] = [right - left, bottom - top];
  let at = { x: left + width / 2, y: top + height / 2 };
  const paths = [corners, ...holes].map(flat);
  const roomHere = (x: number, y: number, least: number) => {
    const here = roomAt(x, y, paths, least);
    return part ? Math.min(here, roomIn(x, y, part)) : here;
  };
  // The middle stays unless another place has more room: in a long rectangle, many places have equal room.
  let room = roomHere(at.x, at.y, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const { x: middleX, y: middleY } = at;
    for (let column = 0; column <= PLACES; column++) {
      for (let row = 0; row <= PLACES; row++) {
        const x = middleX + (column / PLACES - 0.5) * width;
        const y = middleY + (row / PLACES - 0.5) * height;
        const here = roomHere(x, y, room);
        if (here > room + HAIR) [at, room] = [{ x, y }, here];
      }
    }
    [width, height] = [(width * 2) / PLACES, (height * 2) / PLACES];
  }
  return { at, room: Math.max(0, room) };
}

/** Returns the coordinates of a closed path in a row: x and y of each corner. */
function flat(path: readonly Point[]): Float64Array {
  return Float64Array.from(path.flatMap(({ x, y }) => [x, y]));
}

/**
 * Returns the distance from a place to the nearest edge. Negative if the place is outside the path or in a hole.
 * @param paths the path and its holes, as rows of coordinates
 * @param least the result is this if an edge is at most this far. 0 or less has no effect
 */
function roomAt(x: number, y: number, paths: readonly Float64Array[], least: number): number {
  // The search tries hundreds of places for each patch, so this creates no objects.
  const enough = least > 0 ? least * least : -1;
  let nearest = Infinity;
  let isFree = true;
  for (const path of paths) {
    let isInside = false;
    let fromX = path[path.length - 2] ?? 0;
    let fromY = path[path.length - 1] ?? 0;
    for (let j = 0; j < path.length; j += 2) {
      const toX = path[j] ?? 0;
      const toY = path[j + 1] ?? 0;
      const dx = toX - fromX;
      const dy = toY - fromY;
      if (fromY > y !== toY > y && x < fromX + ((y - fromY) * dx) / dy) isInside = !isInside;
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : clamp(((x - fromX) * dx + (y - fromY) * dy) / length, 0, 1);
      const offX = x - fromX - along * dx;
      const offY = y - fromY - along * dy;
      const off = offX * offX + offY * offY;
      if (off <= enough) return least;
      if (off < nearest) nearest = off;
      fromX = toX;
      fromY = toY;
    }
    if (isInside !== (path === paths[0])) isFree = false;
  }
  return isFree ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

function roomIn(x: number, y: number, box: Box): number {
  return Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y);
}
