import { pointBetween, type Point } from '@quiltwright/shared/geometry/point';

/** A part of a path, as a function that returns its point at t, from 0 to 1. */
export type Curve = (t: number) => Point;

export function straight(from: Point, to: Point): Curve {
  return (t) => pointBetween(from, to, t);
}

/** Returns a Bézier curve with two handles. */
export function cubic(from: Point, first: Point, second: Point, to: Point): Curve {
  return (t) => {
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return {
      x: a * from.x + b * first.x + c * second.x + d * to.x,
      y: a * from.y + b * first.y + c * second.y + d * to.y,
    };
  };
}

/** Returns a Bézier curve with one handle. It is a cubic curve whose handles are two thirds of the way to the handle. */
export function quadratic(from: Point, handle: Point, to: Point): Curve {
  return cubic(from, pointBetween(from, handle, 2 / 3), pointBetween(to, handle, 2 / 3), to);
}

/** The shape of an elliptical arc of path data. The tilt is in degrees. */
export interface ArcForm {
  readonly radiusX: number;
  readonly radiusY: number;
  readonly tilt: number;
  readonly isLarge: boolean;
  readonly isClockwise: boolean;
}

/** Returns an elliptical arc, by the formulas of SVG 2, appendix B.2. */
export function ellipticalArc(
  from: Point,
  { tilt, isLarge, isClockwise, ...form }: ArcForm,
  to: Point,
): Curve {
  let [rx, ry] = [Math.abs(form.radiusX), Math.abs(form.radiusY)];
  if (rx === 0 || ry === 0 || (from.x === to.x && from.y === to.y)) return straight(from, to);
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  const [halfX, halfY] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const stretch = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2);
  if (stretch > 1) [rx, ry] = [rx * stretch, ry * stretch];
  const square = (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1;
  const factor = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, square));
  const [centreX, centreY] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const angleOf = (a: number, b: number) => Math.atan2((b - centreY) / ry, (a - centreX) / rx);
  const start = angleOf(x, y);
  let sweep = angleOf(-x, -y) - start;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const middle = pointBetween(from, to, 0.5);
  return (t) => {
    if (t === 0) return from;
    if (t === 1) return to;
    const [a, b] = [centreX + rx * Math.cos(start + sweep * t), centreY + ry * Math.sin(start + sweep * t)];
    return { x: middle.x + cos * a - sin * b, y: middle.y + sin * a + cos * b };
  };
}
