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
  const roomHere = (place: Point, least: number) =>
    Math.min(roomAt(place, corners, holes, least), part ? roomIn(place, part) : Infinity);
  // The middle stays unless another place has more room: in a long rectangle, many places have equal room.
  let room = roomHere(at, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const { x, y } = at;
    for (let column = 0; column <= PLACES; column++) {
      for (let row = 0; row <= PLACES; row++) {
        const place = {
          x: x + (column / PLACES - 0.5) * width,
          y: y + (row / PLACES - 0.5) * height,
        };
        const here = roomHere(place, room);
        if (here > room + HAIR) [at, room] = [place, here];
      }
    }
    [width, height] = [(width * 2) / PLACES, (height * 2) / PLACES];
  }
  return { at, room: Math.max(0, room) };
}

/**
 * Returns the distance from a place to the nearest edge. Negative if the place is outside the path or in a hole.
 * @param least a distance of at most this need not be exact: it stays at most this
 */
function roomAt(
  place: Point,
  corners: readonly Point[],
  holes: readonly (readonly Point[])[],
  least: number,
): number {
  const enough = least > 0 ? least * least : -1;
  const around = besides(place, corners, enough);
  const inHoles = holes.map((hole) => besides(place, hole, enough));
  const isInside = around.isInside && inHoles.every((hole) => !hole.isInside);
  const nearest = Math.sqrt(Math.min(around.nearest, ...inHoles.map((hole) => hole.nearest)));
  return isInside ? nearest : -nearest;
}

function roomIn({ x, y }: Point, box: Box): number {
  return Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y);
}

/**
 * Returns where a point is relative to a closed path. `isInside` is true if the path surrounds the point. `nearest` is
 * the squared distance from the nearest edge.
 * @param enough the search ends at an edge that is at most this far, squared. `isInside` then has no meaning
 */
function besides(
  { x, y }: Point,
  path: readonly Point[],
  enough: number,
): { isInside: boolean; nearest: number } {
  let isInside = false;
  let nearest = Infinity;
  let from = path.at(-1);
  for (const to of path) {
    if (from) {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      if (from.y > y !== to.y > y && x < from.x + ((y - from.y) * dx) / dy) isInside = !isInside;
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : clamp(((x - from.x) * dx + (y - from.y) * dy) / length, 0, 1);
      const [offX, offY] = [x - from.x - along * dx, y - from.y - along * dy];
      nearest = Math.min(nearest, offX * offX + offY * offY);
      if (nearest <= enough) break;
    }
    from = to;
  }
  return { isInside, nearest };
}
