import type { Point } from '@quiltwright/shared/geometry/point';
import type { Guide } from '@quiltwright/shared/geometry/snapping/guides';
import { crossingsOfLine, nearestOn, type Seam } from '@quiltwright/shared/geometry/seam';
import { blockSnapping } from './block-snapping';
import type { DraftGrid } from './draft-grid';
import type { ItemSnapping } from './item-snapping';
import { nearestPoint, seamsNear } from './nearest-point';
import {
  lengthSeen,
  lengthTowards,
  nearestLength,
  pointOnWay,
  seamLengths,
  wayNear,
  type SeamLength,
  type SeamWay,
} from './seam-direction';
import { SnapPlaces, type Ranked, type SnapKind } from './snap-places';

/** The place to which the end of a seam snaps. */
export interface SnappedEnd {
  at: Point;
  /** The kind of place; null if the end is free, or only level with something. */
  kind: SnapKind | null;
  /** At most two guides. */
  guides: readonly Guide[];
}

interface InDraft {
  seams: readonly Seam[];
  grid: DraftGrid;
  /** The distance between two marks of the ruler, across and down, in block units. */
  ruler: Point;
  /** The number of inches in a block unit, across and down. Angles and lengths are those that a quilter sees. */
  unit: Point;
}

/** Snaps the ends of seams. A new instance is made when the block changes. All lengths are in block units. */
export class SeamSnapping {
  readonly #seams: readonly Seam[];
  readonly #grid: DraftGrid;
  readonly #unit: Point;
  /** The distance between two marks of the ruler, in inches. */
  readonly #mark: number;
  /** The number of inches in a block unit of the longer side. */
  readonly #inches: number;
  readonly #places: SnapPlaces;
  readonly #lengths: readonly SeamLength[];
  readonly #lines: ItemSnapping;
  readonly #marks: ItemSnapping;

  constructor({ seams, grid, ruler, unit }: InDraft) {
    this.#seams = seams;
    this.#grid = grid;
    this.#unit = unit;
    this.#mark = ruler.x * unit.x;
    this.#inches = Math.max(unit.x, unit.y);
    this.#places = new SnapPlaces(seams, grid);
    this.#lengths = seamLengths(seams, unit);
    const corners = seams.flatMap(({ from, to }) => [from, to]);
    const surroundings = { boxes: [], corners, grid: grid.patches };
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
    const seams = seamsNear(this.#seams, point, reach);
    for (const { kind, points } of [own, ...this.#places.ranked(from, seams)]) {
      const at = nearestPoint(points, point, reach);
      if (at) return { at, kind, guides: [] };
    }
    const way = from && wayNear(point, reach, from, this.#grid.angles, this.#unit);
    return (
      this.#onLine('seam', seams, point, reach, way) ??
      (way && this.#onGrid(way, point, reach)) ??
      this.#onFaint(point, reach / 2, way) ??
      (way && this.#onWay(way, point, reach)) ??
      (from && this.#equal(from, point, reach / 2)) ?? { ...this.#marks.point(point, reach), kind: null }
    );
  }

  /** Returns the named points of the draft, in order of priority, for a seam that starts at `from`. */
  ranked(from: Point | null): readonly Ranked[] {
    return this.#places.ranked(from);
  }

  /** Returns the nearest place on lines and arcs; first those where a seam in the direction `way` meets them. */
  #onLine(
    kind: SnapKind,
    lines: readonly Seam[],
    point: Point,
    reach: number,
    way: SeamWay | null,
  ): SnappedEnd | null {
    const near = lines.map((line) => nearestOn(line, point));
    const at = nearestPoint(near, point, reach);
    if (!at) return null;
    const met = way && nearestPoint(meetingsOf(way, lines), point, reach);
    return met ? { at: met, kind, guides: [guideTo(way.from, met)] } : { at, kind, guides: [] };
  }

  #onFaint(point: Point, reach: number, way: SeamWay | null): SnappedEnd | null {
    for (const { kind, lines } of this.#grid.faint) {
      const end = this.#onLine(kind, seamsNear(lines, point, reach), point, reach, way);
      if (end) return end;
    }
    return null;
  }

  /** Returns the nearest place at which a direction meets a line of the grid, or is level with a corner; null for none. */
  #onGrid(way: SeamWay, point: Point, reach: number): SnappedEnd | null {
    const lines = seamsNear(this.#grid.lines, point, reach);
    const places = [...this.#levelWith(way, point, reach), ...meetingsOf(way, lines)];
    const at = nearestPoint(places, point, reach);
    return at && { at, kind: 'angle', guides: [guideTo(way.from, at)] };
  }

  /** Returns the place in a direction: on a line of the grid, at an equal length, at an eighth of an inch, or any. */
  #onWay(way: SeamWay, point: Point, reach: number): SnappedEnd {
    const onGrid = this.#onGrid(way, point, 2 * reach);
    if (onGrid) return onGrid;
    const length = lengthTowards(way, point, this.#unit);
    const end = (at: Point, kind: SnapKind, ...more: Guide[]) => ({
      ...{ at, kind },
      guides: [guideTo(way.from, at), ...more],
    });
    const equal = nearestLength(this.#lengths, length, reach * this.#inches);
    if (equal) return end(pointOnWay(way, equal.length), 'equal length', guideAlong(equal.seam));
    const rounded = Math.round(length / this.#mark) * this.#mark;
    const isNear = rounded > 0 && Math.abs(rounded - length) <= reach * this.#inches;
    return end(pointOnWay(way, isNear ? rounded : length), 'angle');
  }

  /** Returns the place at which a seam is as long as another one, towards a point; null if none is within reach. */
  #equal(from: Point, point: Point, reach: number): SnappedEnd | null {
    const length = lengthSeen(from, point, this.#unit);
    const equal = nearestLength(this.#lengths, length, reach * this.#inches);
    if (!equal) return null;
    const share = equal.length / length;
    const at = { x: from.x + (point.x - from.x) * share, y: from.y + (point.y - from.y) * share };
    return { at, kind: 'equal length', guides: [guideAlong(equal.seam)] };
  }

  /** Returns the places at which a direction meets the lines and corners that are level with a point. */
  #levelWith({ from, way }: SeamWay, point: Point, reach: number): Point[] {
    const { at } = this.#lines.point(point, reach);
    return (['x', 'y'] as const).flatMap((axis) => {
      const length = (at[axis] - from[axis]) / way[axis];
      const isThere = at[axis] !== point[axis] && Number.isFinite(length) && length > 0;
      return isThere ? [pointOnWay({ from, way }, length)] : [];
    });
  }
}

/** Returns the points at which a direction meets lines and arcs. */
function meetingsOf({ from, way }: SeamWay, lines: readonly Seam[]): Point[] {
  const isAhead = ({ x, y }: Point) => (x - from.x) * way.x + (y - from.y) * way.y > 0;
  return lines.flatMap((line) => crossingsOfLine(line, from, way)).filter(isAhead);
}

function guideTo(from: Point, to: Point): Guide {
  return { kind: 'line', from, to };
}

function guideAlong({ from, to }: Seam): Guide {
  return guideTo(from, to);
}
