import type { Point } from './point.js';

/** Maps (x, y) to (a·x + c·y + e, b·x + d·y + f), like a canvas matrix. */
export interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** Moves everything by x and y. */
export function move(x: number, y: number): Transform {
  return { a: 1, b: 0, c: 0, d: 1, e: x, f: y };
}

/** Scales about a fixed point; a factor below 0 mirrors. */
export function scale(about: Point, across: number, down: number): Transform {
  return { a: across, b: 0, c: 0, d: down, e: about.x * (1 - across), f: about.y * (1 - down) };
}

/** Turns about a fixed point by an angle in radians, clockwise on the screen. */
export function turn(about: Point, angle: number): Transform {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const e = about.x - about.x * cos + about.y * sin;
  const f = about.y - about.x * sin - about.y * cos;
  return { a: cos, b: sin, c: -sin, d: cos, e, f };
}

/** Returns a point after a transform. */
export function transformed({ x, y }: Point, { a, b, c, d, e, f }: Transform): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
