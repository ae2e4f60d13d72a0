import { areaOf, pointOn, type Arc, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/** The seam allowance around each piece, in inches. */
export const SEAM = 0.25;
/**
 * The greatest area that a corner adds, as a multiple of the squared allowance. It is limited because the tip
 * of a very sharp corner is trimmed.
 */
const MOST_AT_CORNER = 5;

/**
 * The area of fabric for a piece with its seam allowance, and the values from which it is computed. Areas in
 * square inches, lengths in inches.
 */
export interface CutArea {
  /** Square inches of the finished piece. */
  area: number;
  /** Length of the outline, in inches. */
  perimeter: number;
  /**
   * The area that mitred corners and curves add, as a multiple of the squared allowance. A right angle adds 1,
   * a full circle π.
   */
  corners: number;
  /** Area of the piece with its seam allowance, in square inches: area + SEAM · perimeter + SEAM² · corners. */
  cut: number;
}

/**
 * Returns the fabric for a piece with its seam allowance: the area of the outline (in inches) moved out by
 * `SEAM`. A corner that turns by θ adds tan(θ/2) times the squared allowance, at most 5 times. A curve that
 * turns by θ adds θ/2 times the squared allowance. Inward corners subtract as much, because the allowances of
 * two edges overlap there. An inward corner subtracts no more than the allowance of its shorter edge. The
 * result is never below the area of the piece itself.
 */
export function cutArea(outline: Outline): CutArea {
  let [perimeter, corners] = [0, 0];
  const edges = outline.map((edge, i) => directionsOf(edge, outline.at(i - 1)?.to ?? edge.to));
  edges.forEach(({ length, turn, start }, i) => {
    const before = edges.at(i - 1);
    const corner = Math.tan(angleBetween(before?.end ?? start, start) / 2);
    const shorter = Math.min(length, before?.length ?? length);
    perimeter += length;
    corners += turn / 2 + Math.max(Math.min(corner, MOST_AT_CORNER), -shorter / SEAM);
  });
  corners = Math.max(corners, -perimeter / SEAM);
  const area = areaOf(outline);
  return { area, perimeter, corners, cut: area + SEAM * perimeter + SEAM ** 2 * corners };
}

interface Directions {
  length: number;
  /** Total turn to the right along the edge, in radians. */
  turn: number;
  start: Point;
  end: Point;
}

function directionsOf({ to, arc }: Outline[number], from: Point): Directions {
  if (!arc) {
    const direction = { x: to.x - from.x, y: to.y - from.y };
    return { length: Math.hypot(direction.x, direction.y), turn: 0, start: direction, end: direction };
  }
  const [start, end] = [tangent(arc, arc.start), tangent(arc, arc.start + arc.sweep)];
  const between = angleBetween(start, end);
  // The turn of the tangent differs from the sweep by less than a quarter turn.
  const turn = between + 2 * Math.PI * Math.round((arc.sweep - between) / (2 * Math.PI));
  return { length: arcLength(arc), turn, start, end };
}

function tangent({ radiusX, radiusY, sweep }: Arc, t: number): Point {
  const sign = Math.sign(sweep);
  return { x: -sign * radiusX * Math.sin(t), y: sign * radiusY * Math.cos(t) };
}

/** Returns the angle from one direction to another, in radians; positive for a turn to the right as seen on screen. */
function angleBetween(a: Point, b: Point): number {
  return Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);
}

/** Number of chords that approximate an arc that isn't a whole number of quarter turns. */
const CHORDS = 256;

function arcLength(arc: Arc): number {
  const { radiusX, radiusY, start, sweep } = arc;
  const quarter = Math.PI / 2;
  if (isWhole(start / quarter) && isWhole(sweep / quarter))
    return ellipsePerimeter(radiusX, radiusY) * (Math.abs(sweep) / (4 * quarter));
  let length = 0;
  for (let i = 0; i < CHORDS; i++) {
    const [a, b] = [
      pointOn(arc, start + (sweep * i) / CHORDS),
      pointOn(arc, start + (sweep * (i + 1)) / CHORDS),
    ];
    length += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return length;
}

function isWhole(number: number): boolean {
  return Math.abs(number - Math.round(number)) < 1e-9;
}

/** Returns the perimeter of an ellipse, by Ramanujan’s second formula. */
function ellipsePerimeter(a: number, b: number): number {
  const h = ((a - b) / (a + b)) ** 2;
  return Math.PI * (a + b) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h)));
}
