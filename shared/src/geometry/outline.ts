import type { Box } from './box.js';
import type { Point } from './point.js';

/**
 * A closed path of straight edges and arcs, clockwise on the screen (y points down). Each edge begins at the end of the
 * previous edge. The first edge begins at the end of the last edge.
 */
export type Outline = readonly Edge[];

export interface Edge {
  readonly to: Point;
  /** The curve of the edge; undefined for a straight edge. */
  readonly arc?: Arc;
}

/**
 * A part of an ellipse with horizontal and vertical axes. Its points are (x + radiusX · cos t, y + radiusY · sin t).
 */
export interface Arc {
  readonly centre: Point;
  readonly radiusX: number;
  readonly radiusY: number;
  /**
   * The angle t at the edge's start, in radians. The arc's points are (x + radiusX · cos t, y + radiusY · sin t). On
   * the screen, t grows clockwise.
   */
  readonly start: number;
  /**
   * The angle t at the edge's end minus the angle t at its start, in radians. It is below 0 for an
   * anticlockwise arc.
   */
  readonly sweep: number;
}

/** Returns an outline of straight edges through `corners`, which must run clockwise on the screen. */
export function polygon(corners: readonly Point[]): Outline {
  return corners.map((to) => ({ to }));
}

/** The smallest bulge of an edge that counts as an arc: it swells by less than a millionth of its length. */
export const FLAT = 1e-6;

/**
 * Returns an outline through corners, each with the bulge of the edge to the next corner: the tangent of a quarter of the
 * arc's angle. A bulge above 0 makes a clockwise arc, below 0 an anticlockwise one, and 0 a straight edge.
 */
export function bulged(corners: readonly (Point & { readonly bulge: number })[]): Outline {
  return corners.map(({ x, y, bulge }, i) => {
    const next = corners[(i + 1) % corners.length] ?? { x, y };
    const to = { x: next.x, y: next.y };
    return Math.abs(bulge) < FLAT ? { to } : { to, arc: arcBetween({ x, y }, to, bulge) };
  });
}

/**
 * Returns the arc of a circle between two points. Its angle is 4 · arctan(bulge). Its centre lies beside the middle of
 * its chord, at half the chord's length divided by the tangent of half the angle.
 */
export function arcBetween(from: Point, to: Point, bulge: number): Arc {
  const sweep = 4 * Math.atan(bulge);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const away = 1 / (2 * Math.tan(sweep / 2));
  const centre = { x: (from.x + to.x) / 2 - dy * away, y: (from.y + to.y) / 2 + dx * away };
  const radius = Math.hypot(dx, dy) / (2 * Math.sin(Math.abs(sweep) / 2));
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  return { centre, radiusX: radius, radiusY: radius, start, sweep };
}

/** Returns an outline scaled and moved into `box`. The given outline is drawn in the square from (0, 0) to (1, 1). */
export function placed(outline: Outline, { x, y, width, height }: Box): Outline {
  const place = (point: Point): Point => ({ x: x + point.x * width, y: y + point.y * height });
  return outline.map(({ to, arc }) =>
    arc
      ? {
          to: place(to),
          arc: {
            ...arc,
            centre: place(arc.centre),
            radiusX: arc.radiusX * width,
            radiusY: arc.radiusY * height,
          },
        }
      : { to: place(to) },
  );
}

/** True if no edge is curved. */
export function isStraight(outline: Outline): boolean {
  return outline.every(({ arc }) => !arc);
}

/** Returns the point of an arc at the angle t in radians: its centre plus (radiusX · cos t, radiusY · sin t). */
export function pointOn({ centre, radiusX, radiusY }: Arc, t: number): Point {
  return { x: centre.x + radiusX * Math.cos(t), y: centre.y + radiusY * Math.sin(t) };
}

/**
 * Returns the area inside an outline, in the square of the outline's unit. It is half the sum of x·dy − y·dx along the
 * edges (Green’s theorem).
 */
export function areaOf(outline: Outline): number {
  let twice = 0;
  let from = outline.at(-1)?.to;
  for (const { to, arc } of outline) {
    if (arc) {
      const { centre, radiusX, radiusY, start, sweep } = arc;
      const end = start + sweep;
      twice +=
        centre.x * radiusY * (Math.sin(end) - Math.sin(start)) -
        centre.y * radiusX * (Math.cos(end) - Math.cos(start)) +
        radiusX * radiusY * sweep;
    } else if (from) {
      twice += from.x * to.y - to.x * from.y;
    }
    from = to;
  }
  return twice / 2;
}

/** Returns the smallest box that contains an outline. */
export function boundsOf(outline: Outline): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const reach = ({ x, y }: Point) => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  };
  for (const { to, arc } of outline) {
    reach(to);
    // Between its ends, an arc reaches farthest at the right, foot, left and top of its ellipse.
    for (let quarter = 0; arc && quarter < 4; quarter++)
      if (sweepsOver(arc, quarter * (Math.PI / 2))) reach(pointOn(arc, quarter * (Math.PI / 2)));
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** True if an arc passes the angle t, in radians. Its two ends count. */
export function sweepsOver({ start, sweep }: Arc, t: number): boolean {
  const first = sweep > 0 ? start : start + sweep;
  const turn = 2 * Math.PI;
  return (((t - first) % turn) + turn) % turn <= Math.abs(sweep);
}

/**
 * True if a point lies inside an outline that doesn't cross itself. A point exactly on an edge counts for one of the two
 * outlines that share the edge.
 */
export function outlineContains(outline: Outline, { x, y }: Point): boolean {
  return rowCrossings(outline, y).filter((crossing) => x < crossing).length % 2 === 1;
}

/**
 * Returns the places at which the horizontal line at the height `y` enters and leaves an outline, from left to right: an
 * even number of x coordinates. An edge or a corner that only touches the line counts twice or not at all.
 */
export function rowCrossings(outline: Outline, y: number): number[] {
  const places: number[] = [];
  let from = outline.at(-1)?.to ?? { x: 0, y };
  for (const { to, arc } of outline) {
    if (arc) crossRow(arc, from.y, to.y, y, places);
    else if (from.y > y !== to.y > y)
      places.push(from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y));
    from = to;
  }
  return places.sort((a, b) => a - b);
}

/**
 * Adds the places at which an arc crosses the horizontal line at the height `y`. Between its ends, the arc is cut at the
 * top and the foot of its ellipse. Each part then crosses the line at most once.
 */
function crossRow(
  { centre, radiusX, radiusY, start, sweep }: Arc,
  top: number,
  foot: number,
  y: number,
  places: number[],
): void {
  const direction = Math.sign(sweep);
  const half = Math.PI;
  let [t, from] = [start, top];
  // The next angle at which the ellipse is highest or lowest: a quarter turn more or less than a multiple of π.
  let next =
    (direction > 0 ? Math.floor(start / half - 0.5) + 1 : Math.ceil(start / half - 0.5) - 1) * half +
    half / 2;
  for (const end = start + sweep; t !== end && isFinite(next); next += direction * half) {
    const isLast = (end - next) * direction <= 0;
    const [until, to] = isLast ? [end, foot] : [next, centre.y + (Math.sin(next) > 0 ? radiusY : -radiusY)];
    if (from > y !== to > y) {
      const away = radiusX * Math.sqrt(Math.max(0, 1 - ((y - centre.y) / radiusY) ** 2));
      places.push(centre.x + (Math.cos((t + until) / 2) > 0 ? away : -away));
    }
    [t, from] = [until, to];
  }
}

/**
 * Returns where the straight line between two points crosses an outline, unsorted. Each number is the distance of a
 * crossing from `from`, as a fraction of the line's length: 0 at `from`, 1 at `to`.
 */
export function crossings(from: Point, to: Point, outline: Outline): number[] {
  const fractions: number[] = [];
  let start = outline.at(-1)?.to ?? from;
  for (const edge of outline) {
    if (edge.arc) crossArc(from, to, edge.arc, fractions);
    else crossLine(from, to, start, edge.to, fractions);
    start = edge.to;
  }
  return fractions;
}

function crossLine(from: Point, to: Point, a: Point, b: Point, fractions: number[]): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const offA = dx * (a.y - from.y) - dy * (a.x - from.x);
  const offB = dx * (b.y - from.y) - dy * (b.x - from.x);
  if (offA > 0 === offB > 0) return;
  const at = offA / (offA - offB);
  const [x, y] = [a.x + (b.x - a.x) * at - from.x, a.y + (b.y - a.y) * at - from.y];
  const fraction = (x * dx + y * dy) / (dx * dx + dy * dy);
  if (fraction > 0 && fraction < 1) fractions.push(fraction);
}

/**
 * Adds to `fractions` the points at which the line between two points crosses an arc, as fractions of the line's
 * length. It computes in coordinates in which the arc's ellipse is a circle of radius 1 about (0, 0).
 */
function crossArc(from: Point, to: Point, arc: Arc, fractions: number[]): void {
  const [x, y] = [(from.x - arc.centre.x) / arc.radiusX, (from.y - arc.centre.y) / arc.radiusY];
  const [dx, dy] = [(to.x - from.x) / arc.radiusX, (to.y - from.y) / arc.radiusY];
  const [a, b, c] = [dx * dx + dy * dy, x * dx + y * dy, x * x + y * y - 1];
  const root = b * b - a * c;
  if (root <= 0) return;
  for (const sign of [-1, 1]) {
    const fraction = (sign * Math.sqrt(root) - b) / a;
    if (fraction <= 0 || fraction >= 1) continue;
    if (sweepsOver(arc, Math.atan2(y + dy * fraction, x + dx * fraction))) fractions.push(fraction);
  }
}

/**
 * Returns the corners of an outline after each arc is replaced by straight lines (chords). No chord is farther than
 * `sagitta` from its arc, in the outline's unit. Equal arcs of different outlines get equal chords. Half an ellipse
 * gets a multiple of four chords. The result then has a corner wherever the arc touches a horizontal, vertical or
 * diagonal line.
 */
export function flattened(outline: Outline, sagitta: number): Point[] {
  return outline.flatMap(({ to, arc }) => {
    if (!arc) return [to];
    const radius = Math.max(arc.radiusX, arc.radiusY);
    const most = 2 * Math.acos(Math.max(0, 1 - sagitta / radius));
    const chords = 4 * Math.ceil(Math.abs(arc.sweep) / (4 * most));
    return Array.from({ length: chords }, (_, i) =>
      i === chords - 1 ? to : pointOn(arc, arc.start + (arc.sweep * (i + 1)) / chords),
    );
  });
}

/** Returns an outline as SVG path data. */
export function pathData(outline: Outline): string {
  const start = outline.at(-1)?.to;
  if (!start) return '';
  const edges = outline.map(({ to, arc }) => {
    if (!arc) return `L${to.x} ${to.y}`;
    const isLarge = Math.abs(arc.sweep) > Math.PI ? 1 : 0;
    return `A${arc.radiusX} ${arc.radiusY} 0 ${isLarge} ${arc.sweep > 0 ? 1 : 0} ${to.x} ${to.y}`;
  });
  return `M${start.x} ${start.y}${edges.join('')}z`;
}
