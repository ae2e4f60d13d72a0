import { areaOf, pointOn, type Arc, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/** The seam allowance around each piece in the quick estimate, in inches. */
export const SEAM = 0.25;
/**
 * The greatest area that a corner of an outline adds, as a multiple of the squared seam allowance. It is limited
 * because the tip of a very sharp corner is cut off.
 */
const MOST_AT_CORNER = 5;

/** The area of fabric for a piece with its seam allowance (`cut`), and the values from which this area is computed. */
export interface CutArea {
  /** Area of the finished piece, in square inches. */
  area: number;
  /** Length of the outline, in inches. */
  perimeter: number;
  /**
   * The area that the allowance adds at corners and curves, as a multiple of the squared allowance. A right angle adds
   * 1, a full circle π.
   */
  corners: number;
  /** Area of the piece with its seam allowance, in square inches: area + SEAM · perimeter + SEAM² · corners. */
  cut: number;
}

/**
 * Returns the area of fabric for a piece with its seam allowance: the area of the outline moved out by `SEAM`. A corner
 * that turns by θ adds tan(θ/2) times the squared allowance, at most 5 times. A curve that turns by θ adds θ/2 times
 * the squared allowance. Inward corners subtract as much, because the allowances of two edges overlap there. An inward
 * corner subtracts no more than the allowance of its shorter edge. The result is never below the area of the finished
 * piece.
 * @param outline the finished piece, in inches
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
  /** The angle by which the edge turns to the right from its start to its end, in radians. 0 for a straight edge. */
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

/**
 * Returns the angle between two direction vectors, in radians. Positive if `b` is to the right of `a`, as seen on
 * screen.
 */
function angleBetween(a: Point, b: Point): number {
  return Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);
}

/** The number of chords that replace an arc that isn't made of whole quarter turns, to compute its length. */
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
