import type { Point } from './point.js';

/** A transformation that maps (x, y) to (a·x + c·y + e, b·x + d·y + f), like a canvas matrix. */
export interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** Returns the transformation that moves each point by (x, y). */
export function move(x: number, y: number): Transform {
  return { a: 1, b: 0, c: 0, d: 1, e: x, f: y };
}

/** Returns the transformation that scales about a fixed point. A factor below 0 mirrors. */
export function scale(about: Point, across: number, down: number): Transform {
  return { a: across, b: 0, c: 0, d: down, e: about.x * (1 - across), f: about.y * (1 - down) };
}

/** Returns the transformation that turns about a fixed point. The angle is in radians, clockwise on the screen. */
export function turn(about: Point, angle: number): Transform {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const e = about.x - about.x * cos + about.y * sin;
  const f = about.y - about.x * sin - about.y * cos;
  return { a: cos, b: sin, c: -sin, d: cos, e, f };
}

/** Returns the point to which a transformation moves a point. */
export function transformed({ x, y }: Point, { a, b, c, d, e, f }: Transform): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Returns the transformation that moves a point by `inner` and then by `outer`. */
export function combined(outer: Transform, inner: Transform): Transform {
  const { a, b, c, d, e, f } = inner;
  return {
    a: outer.a * a + outer.c * b,
    b: outer.b * a + outer.d * b,
    c: outer.a * c + outer.c * d,
    d: outer.b * c + outer.d * d,
    e: outer.a * e + outer.c * f + outer.e,
    f: outer.b * e + outer.d * f + outer.f,
  };
}
