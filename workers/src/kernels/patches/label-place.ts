import type { Point } from '@quiltwright/shared/geometry/point';

/** Places to a side that are looked at, and how often again around the best of them. */
const PLACES = 12;
const ROUNDS = 3;

/**
 * The place inside a closed path, outside its holes, that is about farthest from all edges, and how far that is: where a
 * number fits best.
 */
export function labelPlace(
  corners: readonly Point[],
  holes: readonly (readonly Point[])[],
): { at: Point; room: number } {
  const paths = [corners, ...holes];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of corners) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  let [width, height] = [right - left, bottom - top];
  let at = { x: left + width / 2, y: top + height / 2 };
  let room = -Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const { x, y } = at;
    for (let column = 0; column <= PLACES; column++) {
      for (let row = 0; row <= PLACES; row++) {
        const place = {
          x: x + (column / PLACES - 0.5) * width,
          y: y + (row / PLACES - 0.5) * height,
        };
        const here = roomAt(place, paths);
        if (here > room) [at, room] = [place, here];
      }
    }
    [width, height] = [(width * 2) / PLACES, (height * 2) / PLACES];
  }
  return { at, room: Math.max(0, room) };
}

/** How far a place is from the nearest edge; below 0 where it isn’t inside. */
function roomAt({ x, y }: Point, paths: readonly (readonly Point[])[]): number {
  let isInside = false;
  let nearest = Infinity;
  for (const path of paths) {
    let from = path.at(-1);
    for (const to of path) {
      if (from) {
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        if (from.y > y !== to.y > y && x < from.x + ((y - from.y) * dx) / dy) isInside = !isInside;
        const length = dx * dx + dy * dy;
        const along =
          length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length));
        const [offX, offY] = [x - from.x - along * dx, y - from.y - along * dy];
        nearest = Math.min(nearest, offX * offX + offY * offY);
      }
      from = to;
    }
  }
  return isInside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}
