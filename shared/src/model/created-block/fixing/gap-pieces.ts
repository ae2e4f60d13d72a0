import type { Edges } from '../../../geometry/box.js';
import type { Interval } from '../../../geometry/interval.js';
import { outlineContains, polygon } from '../../../geometry/outline.js';
import type { Point } from '../../../geometry/point.js';
import { SHAPE_TYPE, type ShapeType } from '../../../quilting/shapes/shape.js';
import type { Gap } from '../../../quilting/shapes/gap.js';
import { fine, LEAST } from '../fine-edges.js';

/** The greatest difference at which two coordinates count as equal, in ten-thousandths of a block unit. */
export const NEAR = 100;

/**
 * The limits for filling a gap with pieces. `lines` is the greatest number of lines in each direction along which the
 * gap is cut. `pieces` is the greatest number of pieces. Beyond these limits, a gap isn't filled with pieces.
 */
const MOST = { lines: 24, pieces: 24 };

export interface GapPiece {
  type: ShapeType;
  sides: Edges;
}

/**
 * The lines along which a gap is cut. For each axis: their coordinates, ascending, in ten-thousandths of a block unit.
 */
interface Lines {
  x: readonly number[];
  y: readonly number[];
}

/**
 * The direction of a slanted edge through a cell: falling from the cell's top left corner, or rising from its bottom
 * left corner.
 */
type Slant = 'falling' | 'rising';

const halves = {
  falling: [
    { type: SHAPE_TYPE.rightBottomLeft, at: [1 / 3, 2 / 3] },
    { type: SHAPE_TYPE.rightTopRight, at: [2 / 3, 1 / 3] },
  ],
  rising: [
    { type: SHAPE_TYPE.rightTopLeft, at: [1 / 3, 1 / 3] },
    { type: SHAPE_TYPE.rightBottomRight, at: [2 / 3, 2 / 3] },
  ],
} as const;

/**
 * Returns rectangles and right triangles that together cover a gap exactly. The gap is cut into cells along horizontal
 * and vertical lines. Null if the gap has curves, or if it needs too many or too small pieces. Also null if a slanted
 * edge doesn't cross a cell from corner to corner.
 */
export function piecesOf({ outline, holes }: Gap): GapPiece[] | null {
  const rings = [outline, ...holes].map((ring) => ring.map(({ x, y }) => ({ x: fine(x), y: fine(y) })));
  const edges = rings.flatMap((ring) =>
    ring.map((to, index): [Point, Point] => [ring.at(index - 1) ?? to, to]),
  );
  const lines = linesThrough(edges);
  const slants = lines && slantsIn(edges, lines);
  if (!slants) return null;
  const [around, ...within] = rings.map((ring) => polygon(ring));
  const isBare = (at: Point) =>
    around !== undefined && outlineContains(around, at) && !within.some((hole) => outlineContains(hole, at));
  const whole = new Map<string, { column: number; row: number }>();
  const pieces: GapPiece[] = [];
  for (let row = 0; row < lines.y.length - 1; row++) {
    for (let column = 0; column < lines.x.length - 1; column++) {
      const name = nameOf(column, row);
      const sides = sidesIn(lines, [column, column + 1], [row, row + 1]);
      const slant = slants.get(name);
      if (!slant) {
        if (isBare(placeIn(sides, [1 / 2, 1 / 2]))) whole.set(name, { column, row });
      } else
        for (const { type, at } of halves[slant])
          if (isBare(placeIn(sides, at))) pieces.push({ type, sides });
    }
  }
  pieces.push(...rectanglesOf(whole, lines));
  const isPatchwork = pieces.length <= MOST.pieces && pieces.every(({ sides }) => isLarge(sides));
  return isPatchwork && pieces.length > 0 ? pieces : null;
}

/**
 * Returns horizontal and vertical lines that divide a gap into cells. The lines go through all corners of the gap. At
 * each point where a line crosses a slanted edge, another line crosses at right angles. So slanted edges cross cells
 * only from corner to corner. Null if too many lines are needed.
 */
function linesThrough(edges: readonly (readonly [Point, Point])[]): Lines | null {
  const lines = { x: new Set<number>(), y: new Set<number>() };
  const add = (axis: 'x' | 'y', place: number): boolean => {
    if (lineAt([...lines[axis]], place) !== null) return false;
    lines[axis].add(Math.round(place));
    return true;
  };
  for (const [, { x, y }] of edges) {
    add('x', x);
    add('y', y);
    if (Math.max(lines.x.size, lines.y.size) > MOST.lines) return null;
  }
  const slanted = edges.filter(([a, b]) => Math.abs(a.x - b.x) > NEAR && Math.abs(a.y - b.y) > NEAR);
  for (let isMore = true; isMore;) {
    isMore = false;
    for (const [a, b] of slanted) {
      const rise = (b.y - a.y) / (b.x - a.x);
      for (const x of lines.x) if (isBetween(x, a.x, b.x) && add('y', a.y + (x - a.x) * rise)) isMore = true;
      for (const y of lines.y) if (isBetween(y, a.y, b.y) && add('x', a.x + (y - a.y) / rise)) isMore = true;
      if (Math.max(lines.x.size, lines.y.size) > MOST.lines) return null;
    }
  }
  const rising = (places: Iterable<number>) => [...places].sort((a, b) => a - b);
  return { x: rising(lines.x), y: rising(lines.y) };
}

/**
 * Returns the direction of the slanted edge in each cell that such an edge crosses, by the cell's column and row. Null
 * if an edge doesn't cross a cell from corner to corner.
 */
function slantsIn(
  edges: readonly (readonly [Point, Point])[],
  { x, y }: Lines,
): ReadonlyMap<string, Slant> | null {
  const slants = new Map<string, Slant>();
  for (const edge of edges) {
    const [a, b] = edge[0].x <= edge[1].x ? edge : ([edge[1], edge[0]] as const);
    const [first, last] = [lineAt(x, a.x), lineAt(x, b.x)];
    if (first === null || last === null) return null;
    if (Math.abs(a.y - b.y) <= NEAR) continue;
    for (let column = first; column < last; column++) {
      const at = (line: number) => lineAt(y, a.y + (((x[line] ?? 0) - a.x) * (b.y - a.y)) / (b.x - a.x));
      const [from, to] = [at(column), at(column + 1)];
      if (from === null || to === null || Math.abs(from - to) !== 1) return null;
      slants.set(nameOf(column, Math.min(from, to)), to > from ? 'falling' : 'rising');
    }
  }
  return slants;
}

/**
 * Combines cells that lie completely in the gap into few rectangles. Each rectangle has the greatest possible width,
 * and then the greatest possible height.
 */
function rectanglesOf(whole: ReadonlyMap<string, { column: number; row: number }>, lines: Lines): GapPiece[] {
  const left = new Set(whole.keys());
  const rectangles: GapPiece[] = [];
  for (const [name, { column, row }] of whole) {
    if (!left.has(name)) continue;
    let [right, bottom] = [column + 1, row + 1];
    while (left.has(nameOf(right, row))) right++;
    const isRow = (each: number) => {
      for (let at = column; at < right; at++) if (!left.has(nameOf(at, each))) return false;
      return true;
    };
    while (isRow(bottom)) bottom++;
    for (let each = row; each < bottom; each++)
      for (let at = column; at < right; at++) left.delete(nameOf(at, each));
    rectangles.push({
      type: SHAPE_TYPE.rectangle,
      sides: sidesIn(lines, [column, right], [row, bottom]),
    });
  }
  return rectangles;
}

/** Returns the index of the line at a coordinate; null if no line is there. */
function lineAt(lines: readonly number[], place: number): number | null {
  const index = lines.findIndex((line) => Math.abs(line - place) <= NEAR);
  return index < 0 ? null : index;
}

function nameOf(column: number, row: number): string {
  return `${column} ${row}`;
}

function sidesIn({ x, y }: Lines, [left, right]: Interval, [top, bottom]: Interval): Edges {
  return { left: x[left] ?? 0, top: y[top] ?? 0, right: x[right] ?? 0, bottom: y[bottom] ?? 0 };
}

/** Returns a point in a box, given as fractions of the box's width and height. */
function placeIn({ left, top, right, bottom }: Edges, [across, down]: Interval): Point {
  return { x: left + across * (right - left), y: top + down * (bottom - top) };
}

function isBetween(place: number, one: number, other: number): boolean {
  return place > Math.min(one, other) + NEAR && place < Math.max(one, other) - NEAR;
}

function isLarge({ left, top, right, bottom }: Edges): boolean {
  return right - left >= LEAST && bottom - top >= LEAST;
}
