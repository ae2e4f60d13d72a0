import { boundsOf, flattened, pointOn, type Arc, type Outline } from '@quiltwright/shared/geometry/outline';
import { cross, distance, dot, type Point } from '@quiltwright/shared/geometry/point';
import { isSame } from '@quiltwright/shared/quilting/grain/square-triangle';
import { longerFirst, type Form, type FormKind } from '../lattice/form';

/** The sine of an angle counts as 0 up to this. */
const HAIR = 1e-3;
/** The greatest distance between the curve of a melon and the chords by which it is measured, in inches. */
const SAGITTA = 1e-5;

/** An edge of a piece, with the point at which it starts. */
interface Side {
  from: Point;
  to: Point;
  arc?: Arc | undefined;
}

/**
 * Returns the form of a piece with curves and without holes, from its outline in inches. The piece may lie at any angle,
 * because it is cut with a template.
 */
export function curvedFormOf(outline: Outline): Form {
  const sides = outline.map(({ to, arc }, i): Side => ({ from: outline.at(i - 1)?.to ?? to, to, arc }));
  const kind = kindOf(sides);
  if (kind === 'melon') return { kind, size: melonSize(outline, sides) };
  const { width, height } = boundsOf(outline);
  return { kind, size: longerFirst(width, height) };
}

function kindOf(sides: readonly Side[]): FormKind {
  const arcs = sides.filter(({ arc }) => arc);
  const [arc] = arcs;
  const at = sides.findIndex((side) => side === arc);
  // From the arc on, clockwise.
  const [, next, opposite, last] = [...sides.slice(at), ...sides.slice(0, at)];
  if (sides.length === 2 && arcs.length === 2) return isMelon(sides) ? 'melon' : 'other';
  if (sides.length === 3 && arcs.length === 1 && arc?.arc && isConvex(arc) && next) {
    const isQuarter = isQuarterCircle(arc.arc) && distance(arc.arc.centre, next.to) < HAIR * arc.arc.radiusX;
    return isQuarter ? 'quarterCircle' : 'wedge';
  }
  if (arc?.arc && arcs.length === 1 && !isConvex(arc) && isBackground(arc.arc, sides)) return 'background';
  return next && opposite && last && isBlade(sides, [next, last]) ? 'blade' : 'other';
}

/** True if an arc bulges out of its piece, whose outline is clockwise as seen on screen. */
function isConvex({ arc }: Side): boolean {
  return arc !== undefined && arc.sweep > 0;
}

/** True if two arcs bulge to both sides, and aren't the halves of one circle or ellipse. */
function isMelon(sides: readonly Side[]): boolean {
  const [one, other] = sides;
  return (
    sides.every(isConvex) &&
    one?.arc !== undefined &&
    other?.arc !== undefined &&
    !(isSame(one.arc.centre.x, other.arc.centre.x) && isSame(one.arc.centre.y, other.arc.centre.y))
  );
}

function isQuarterCircle({ radiusX, radiusY, sweep }: Arc): boolean {
  return isSame(radiusX, radiusY) && Math.abs(Math.abs(sweep) - Math.PI / 2) < HAIR;
}

/**
 * True if a piece is what is left of a square or rectangle beside a quarter circle: a quarter of a circle, and straight
 * sides at right angles to each other along its two radii.
 */
function isBackground(arc: Arc, sides: readonly Side[]): boolean {
  const straight = sides.filter((side) => !side.arc);
  const [first] = straight;
  if (!first || straight.length < 2 || straight.length > 4 || !isQuarterCircle(arc)) return false;
  const start = pointOn(arc, arc.start);
  const radius = { x: start.x - arc.centre.x, y: start.y - arc.centre.y };
  return straight.every((side) => isSquare(radius, alongOf(side)));
}

/** True if two lines are parallel or at a right angle. */
function isSquare(one: Point, other: Point): boolean {
  const size = Math.hypot(one.x, one.y) * Math.hypot(other.x, other.y);
  return Math.min(Math.abs(cross(one, other)), Math.abs(dot(one, other))) < HAIR * size;
}

/** True if a piece has two straight sides, a curved end and, between their other ends, a straight or hollow end. */
function isBlade(sides: readonly Side[], long: readonly Side[]): boolean {
  const ends = sides.filter((side) => !long.includes(side));
  return sides.length === 4 && !long.some(({ arc }) => arc) && ends.filter(isConvex).length === 1;
}

function alongOf({ from, to }: Side): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** Returns the distance of a melon's tips, and its greatest width at a right angle to the line between them. */
function melonSize(outline: Outline, [one]: readonly Side[]): Form['size'] {
  if (!one) return [0, 0];
  const along = alongOf(one);
  const length = Math.hypot(along.x, along.y);
  const off = flattened(outline, SAGITTA).map(
    ({ x, y }) => cross(along, { x: x - one.from.x, y: y - one.from.y }) / length,
  );
  return longerFirst(length, Math.max(...off) - Math.min(...off));
}
