import { pointOn, type Arc } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/** A circle on which at least one arc of a block lies, in block units. */
export interface Circle {
  readonly centre: Point;
  readonly radius: number;
}

/** The part of a circle over which an arc runs. Angles are in radians; the sweep is below 0 anticlockwise. */
export interface CirclePart {
  readonly circle: Circle;
  readonly start: number;
  readonly sweep: number;
}

/**
 * A point counts as on a circle or on a line if it is no farther from it than this, in block units. Corners that are
 * nearer to each other become one corner.
 */
export const HAIR = 0.001;

const TURN = 2 * Math.PI;

/** Returns the point of a circle at an angle, in radians. */
export function pointAt({ centre, radius }: Circle, angle: number): Point {
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** Returns the angle of a point as seen from a circle's centre, in radians. */
export function angleAt({ centre }: Circle, { x, y }: Point): number {
  return Math.atan2(y - centre.y, x - centre.x);
}

/** Returns an angle plus or minus whole turns, so that it lies between −π and π. */
export function nearest(angle: number): number {
  return angle - TURN * Math.round(angle / TURN);
}

export function isOnCircle({ centre, radius }: Circle, { x, y }: Point, hair = HAIR): boolean {
  const squared = (x - centre.x) ** 2 + (y - centre.y) ** 2;
  // Compares squares, because roots are slow and a block calls this millions of times.
  return squared <= (radius + hair) ** 2 && squared >= Math.max(0, radius - hair) ** 2;
}

/** True if a point near the circle of an arc is beside the arc. Its ends count. */
export function isBesidePart(part: CirclePart, point: Point, hair = HAIR): boolean {
  const { circle, start, sweep } = part;
  const angle = hair / circle.radius;
  const along = turnsOn(Math.sign(sweep) * (angleAt(circle, point) - start));
  return along <= Math.abs(sweep) + angle || along >= TURN - angle;
}

/** Returns an angle plus or minus whole turns, so that it is at least 0 and below 2π. */
export function turnsOn(angle: number): number {
  return ((angle % TURN) + TURN) % TURN;
}

/** True if an arc is part of a circle and not only of an ellipse. */
export function isOfCircle({ radiusX, radiusY }: Arc): boolean {
  return Math.abs(radiusX - radiusY) <= HAIR;
}

/**
 * Returns the circle of each arc. Arcs of equal circles get one circle, apart from rounding. The longest arcs come first,
 * because they determine a circle best.
 */
export function circlesOf(arcs: readonly Arc[]): Map<Arc, Circle> {
  const lengthOf = ({ radiusX, sweep }: Arc) => radiusX * Math.abs(sweep);
  const circles: Circle[] = [];
  const circleOf = new Map<Arc, Circle>();
  for (const arc of [...arcs].sort((a, b) => lengthOf(b) - lengthOf(a))) {
    const points = [0, 0.25, 0.5, 0.75, 1].map((share) => pointOn(arc, arc.start + arc.sweep * share));
    let circle = circles.find((known) => points.every((point) => isOnCircle(known, point)));
    if (!circle) circles.push((circle = { centre: arc.centre, radius: arc.radiusX }));
    circleOf.set(arc, circle);
  }
  return circleOf;
}

/** Returns the part of a circle that an arc between two points runs over. The arc may be off the circle by a hair. */
export function partOf(arc: Arc, circle: Circle, from: Point, to: Point): CirclePart {
  const start = angleAt(circle, from);
  return { circle, start, sweep: arc.sweep + nearest(angleAt(circle, to) - start - arc.sweep) };
}
