import type { Point } from '@quiltwright/shared/geometry/point';
import { distance, dot } from '@quiltwright/shared/geometry/point';
import type { Guide } from '@quiltwright/shared/geometry/snapping/guides';
import { LIMITS } from '@quiltwright/shared/limits';
import { gridLines, type PatchGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { blockSnapping } from './block-snapping';
import type { ItemSnapping } from './item-snapping';
import {
  arcOf,
  crossingsWith,
  nearestOn,
  pointAlong,
  quadrantsOf,
  squareFrom,
  tangentsFrom,
  type Seam,
} from '@quiltwright/shared/geometry/seam';

/** The kinds of places to which the end of a seam snaps, in order of priority. */
export type SnapKind =
  | 'corner'
  | 'middle'
  | 'crossing'
  | 'centre'
  | 'quarter'
  | 'tangent'
  | 'right angle'
  | 'grid'
  | 'diagonal'
  | 'third'
  | 'seam'
  | 'angle';

/** The place to which the end of a seam snaps. */
export interface SnappedEnd {
  at: Point;
  /** The kind of place; null if the end is free, or only level with something. */
  kind: SnapKind | null;
  /** At most one guide across and one down. */
  guides: readonly Guide[];
}

interface Ranked {
  kind: SnapKind;
  points: readonly Point[];
}

interface InDraft {
  seams: readonly Seam[];
  grid: PatchGrid;
  /** The distance between two marks of the ruler, across and down, in block units. */
  ruler: Point;
  /** The number of inches in a block unit, across and down. Angles are those that a quilter sees. */
  unit: Point;
}

/** The angles to which a seam snaps, in radians. */
const ANGLE = Math.PI / 12;
/** Above this number of seams, seams have no snap points where they cross lines of the grid. */
const MANY = 400;

/** Snaps the ends of seams. A new instance is made when the block changes. All lengths are in block units. */
export class SeamSnapping {
  readonly #seams: readonly Seam[];
  readonly #unit: Point;
  /** The points that are the same for every seam: before those that depend on its start, and after them. */
  readonly #first: readonly Ranked[];
  readonly #last: readonly Ranked[];
  readonly #grid: PatchGrid;
  readonly #lines: ItemSnapping;
  readonly #marks: ItemSnapping;

  constructor({ seams, grid, ruler, unit }: InDraft) {
    this.#seams = seams;
    this.#unit = unit;
    this.#grid = grid;
    const [columns, rows] = [gridLines(grid.columns), gridLines(grid.rows)];
    const corners = seams.flatMap(({ from, to }) => [from, to]);
    const crossed = seams.length > MANY ? [] : seams;
    this.#first = [
      { kind: 'corner', points: [...cornersOfBlock, ...corners] },
      { kind: 'middle', points: seams.map((seam) => pointAlong(seam, 0.5)) },
      {
        kind: 'crossing',
        points: crossed.flatMap((seam) => [
          ...columns.flatMap((x) => crossingsWith(seam, 'x', x)),
          ...rows.flatMap((y) => crossingsWith(seam, 'y', y)),
        ]),
      },
      { kind: 'centre', points: seams.flatMap(centreOf) },
      { kind: 'quarter', points: seams.flatMap(quadrantsOf) },
    ];
    this.#last = [
      { kind: 'grid', points: columns.flatMap((x) => rows.map((y) => ({ x, y }))) },
      {
        kind: 'diagonal',
        points: middlesBetween(columns).flatMap((x) => middlesBetween(rows).map((y) => ({ x, y }))),
      },
      { kind: 'third', points: seams.flatMap((seam) => [pointAlong(seam, 1 / 3), pointAlong(seam, 2 / 3)]) },
    ];
    const surroundings = { boxes: [], corners, grid };
    this.#lines = blockSnapping(surroundings);
    this.#marks = blockSnapping({ ...surroundings, ruler });
  }

  /**
   * Returns the place to which the end of a seam snaps.
   * @param reach the greatest distance at which it snaps; 0 turns snapping off
   * @param from the start of the seam; null for the first press
   * @param corners the corners of the stroke so far
   */
  end(point: Point, reach: number, from: Point | null, corners: readonly Point[] = []): SnappedEnd {
    if (reach <= 0) return { at: point, kind: null, guides: [] };
    const own: Ranked = { kind: 'corner', points: corners };
    const ranked = this.#nearestOf([own, ...this.ranked(from)], point, reach);
    if (ranked) return ranked;
    const onSeam = this.#seams.map((seam) => nearestOn(seam, point));
    const seam = this.#nearestOf([{ kind: 'seam', points: onSeam }], point, reach);
    if (seam) return seam;
    const diagonal = this.#onDiagonal(point, reach);
    if (diagonal) return { at: diagonal, kind: 'diagonal', guides: [] };
    const angled = from && this.#atAngle(point, reach, from);
    return angled ?? { ...this.#marks.point(point, reach), kind: null };
  }

  /** Returns the named points of the draft, in order of priority, for a seam that starts at `from`. */
  ranked(from: Point | null): readonly Ranked[] {
    if (!from) return [...this.#first, ...this.#last];
    const seams = this.#seams.filter((seam) => !isEnd(seam, from));
    const fromStart: Ranked[] = [
      { kind: 'tangent', points: seams.flatMap((seam) => tangentsFrom(from, seam)) },
      { kind: 'right angle', points: seams.flatMap((seam) => squareFrom(from, seam)) },
    ];
    return [...this.#first, ...fromStart, ...this.#last];
  }

  #nearestOf(ranked: readonly Ranked[], point: Point, reach: number): SnappedEnd | null {
    for (const { kind, points } of ranked) {
      const at = nearestPoint(points, point, reach);
      if (at) return { at, kind, guides: [] };
    }
    return null;
  }

  /** Returns the nearest place on a diagonal of the patch grid's cells; null if none is within reach. */
  #onDiagonal({ x, y }: Point, reach: number): Point | null {
    const { columns, rows } = this.#grid;
    const [across, down] = [(x * columns) / LIMITS.blockSpace, (y * rows) / LIMITS.blockSpace];
    const places = [1, -1].map((way) => {
      // On a diagonal, the sum or the difference of both coordinates in cells is a whole number.
      const off = (across + way * down - Math.round(across + way * down)) / 2;
      const at = { x: across - off, y: down - way * off };
      return { x: (at.x * LIMITS.blockSpace) / columns, y: (at.y * LIMITS.blockSpace) / rows };
    });
    return nearestPoint(places, { x, y }, reach / 2);
  }

  /** Returns the place on a line through `from` at a multiple of 15°, with a guide; null if none is within reach. */
  #atAngle(point: Point, reach: number, from: Point): SnappedEnd | null {
    const { x, y } = this.#unit;
    const way = { x: (point.x - from.x) * x, y: (point.y - from.y) * y };
    const angle = Math.round(Math.atan2(way.y, way.x) / ANGLE) * ANGLE;
    const direction = { x: Math.cos(angle), y: Math.sin(angle) };
    const length = dot(way, direction);
    const ends = [length, ...this.#lengthsTo(from, point, direction, reach)];
    const places = ends.map((each) => ({
      x: from.x + (each * direction.x) / x,
      y: from.y + (each * direction.y) / y,
    }));
    const [free, ...onLines] = places;
    if (!free || distance(free, point) > reach) return null;
    const at = nearestPoint(onLines, point, 2 * reach) ?? free;
    return { at, kind: 'angle', guides: [{ kind: 'line', from, to: at }] };
  }

  /** Returns the lengths, in inches, at which a line from `from` meets the grid lines that are near a point. */
  #lengthsTo(from: Point, point: Point, direction: Point, reach: number): number[] {
    const { at } = this.#lines.point(point, reach);
    return (['x', 'y'] as const).flatMap((axis) => {
      const length = ((at[axis] - from[axis]) * this.#unit[axis]) / direction[axis];
      return at[axis] !== point[axis] && Number.isFinite(length) && length > 0 ? [length] : [];
    });
  }
}

const SIDE = LIMITS.blockSpace;
const cornersOfBlock: readonly Point[] = [
  { x: 0, y: 0 },
  { x: SIDE, y: 0 },
  { x: 0, y: SIDE },
  { x: SIDE, y: SIDE },
];

function centreOf(seam: Seam): Point[] {
  const arc = arcOf(seam);
  if (!arc) return [];
  const { x, y } = arc.centre;
  return Math.min(x, y) >= 0 && Math.max(x, y) <= SIDE ? [arc.centre] : [];
}

function middlesBetween(lines: readonly number[]): number[] {
  return lines.slice(1).map((line, index) => (line + (lines[index] ?? line)) / 2);
}

function isEnd({ from, to }: Seam, point: Point): boolean {
  return [from, to].some((end) => end.x === point.x && end.y === point.y);
}

/** Returns the nearest of the points within reach; null if there is none. */
function nearestPoint(points: readonly Point[], to: Point, reach: number): Point | null {
  let found: Point | null = null;
  let least = reach;
  for (const point of points) {
    const away = distance(point, to);
    if (away <= least) [found, least] = [point, away];
  }
  return found;
}
