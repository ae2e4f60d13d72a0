import type { Outline } from '@quiltwright/shared/geometry/outline';
import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { HAIR } from '../circles';

/** Corners and arcs of different shapes that are nearer to each other than this become equal, in block units. */
export const WELD = 0.1;

/** A corner of a shape, and the bulge of its edge to the next corner. */
export interface WeldedCorner extends Point {
  readonly bulge: number;
}

/** A number above all rows of the grid of corners. It makes one number of a column and a row. */
const ROWS = 2 ** 20;

/**
 * Returns the corners of each outline. A corner less than `WELD` from the edge of the block is moved on to the edge, and a
 * corner less than `WELD` from one of an earlier outline on to this one. `moved` is true if one moved by more than a hair.
 */
export function weldCorners(outlines: readonly Outline[]): { paths: WeldedCorner[][]; moved: boolean } {
  const grid = new Map<number, Point[]>();
  let moved = false;
  const paths = outlines.map((outline) => {
    const own: Point[] = [];
    const path = outline.map(({ arc }, i): WeldedCorner => {
      const drawn = outline.at(i - 1)?.to ?? { x: 0, y: 0 };
      const place = { x: onEdge(drawn.x), y: onEdge(drawn.y) };
      const known = nearestOf(grid, place);
      const { x, y } = known ?? place;
      if (distance(drawn, { x, y }) > HAIR) moved = true;
      if (!known) own.push(place);
      return { x, y, bulge: arc ? Math.tan(arc.sweep / 4) : 0 };
    });
    // The corners of one shape stay apart: only corners of other shapes are compared with them.
    for (const point of own) addTo(grid, point);
    return withoutPoints(path);
  });
  return { paths, moved };
}

/** Returns a coordinate, or that of the edge of the block if this edge is nearer than `WELD`. */
function onEdge(coordinate: number): number {
  if (Math.abs(coordinate) < WELD) return 0;
  return Math.abs(coordinate - LIMITS.blockSpace) < WELD ? LIMITS.blockSpace : coordinate;
}

/** Returns a path without edges whose ends became one corner. */
function withoutPoints(path: readonly WeldedCorner[]): WeldedCorner[] {
  return path.filter(({ x, y }, i) => {
    const next = path[(i + 1) % path.length];
    return next?.x !== x || next.y !== y;
  });
}

function addTo(grid: Map<number, Point[]>, point: Point): void {
  const key = keyOf(Math.floor(point.x / WELD), Math.floor(point.y / WELD));
  const cell = grid.get(key);
  if (cell) cell.push(point);
  else grid.set(key, [point]);
}

/** Returns the point of a grid nearest to a place, if it is nearer than `WELD`. */
function nearestOf(grid: ReadonlyMap<number, readonly Point[]>, place: Point): Point | undefined {
  const [column, row] = [Math.floor(place.x / WELD), Math.floor(place.y / WELD)];
  let [nearest, least]: [Point | undefined, number] = [undefined, WELD];
  for (let across = -1; across <= 1; across++)
    for (let down = -1; down <= 1; down++)
      for (const point of grid.get(keyOf(column + across, row + down)) ?? []) {
        const apart = distance(point, place);
        if (apart < least) [nearest, least] = [point, apart];
      }
  return nearest;
}

function keyOf(column: number, row: number): number {
  return column * ROWS + row;
}
