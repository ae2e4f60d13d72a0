import { type Outline, type Point } from './coverage.js';
import { type Random } from '../texture/random.js';

/** Returns a circle around (x, y). */

export function disc(radius: number, x = 0, y = 0): Outline {
  return ring(24, (angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
}

export function ellipse(across: number, down: number, x = 0, y = 0): Outline {
  return ring(28, (angle) => [x + across * Math.cos(angle), y + down * Math.sin(angle)]);
}

/** Returns the outline of a dot that is never quite round, like a screen-printed dot. */
export function pebble(random: Random, radius: number, unevenness = 0.05): Outline {
  const [two, three] = [random.turn(), random.turn()];
  return ring(20, (angle) => {
    const r = radius * (1 + unevenness * (Math.sin(2 * angle + two) + 0.7 * Math.sin(3 * angle + three)));
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
}

/**
 * Returns the outline of a rounded petal that starts at (0, 0) and points along the x axis. The petal is broadest
 * towards its end. A `notch` of 0 to 0.3 dents the end, as in a wild rose.
 */
export function petal(length: number, width: number, notch = 0): Outline {
  const side =
    (sign: number) =>
    (t: number): Point => {
      const half = (width / 2) * Math.sin(Math.PI * t ** 1.5) ** 0.62;
      return [length * t - notch * length * t ** 8 * Math.max(0, 1 - (2 * half) / width / 0.9), sign * half];
    };
  return bothSides(12, side);
}

/**
 * Returns the outline of a pointed leaf that starts at (0, 0) and points along the x axis. The leaf is broadest a
 * little nearer to its base than to its tip. `bend` is the distance by which its middle is bent sideways, as a fraction
 * of its length.
 */
export function leaf(length: number, width: number, bend = 0): Outline {
  const side =
    (sign: number) =>
    (t: number): Point => [
      length * t,
      leafBend(length, bend, t) + sign * (width / 2) * Math.sin(Math.PI * t ** 0.8) ** 1.1,
    ];
  return bothSides(10, side);
}

/**
 * Returns the outline of one half of a leaf, beside its midrib. The half leaf starts at (0, 0) and points along the x
 * axis.
 */
export function halfLeaf(length: number, width: number, bend = 0): Outline {
  const side =
    (sign: number) =>
    (t: number): Point => [
      length * t,
      leafBend(length, bend, t) + (sign > 0 ? (width / 2) * Math.sin(Math.PI * t ** 0.8) ** 1.1 : 0),
    ];
  return bothSides(10, side);
}

function leafBend(length: number, bend: number, t: number): number {
  return 4 * bend * length * t * (1 - t);
}

export function star(points: number, outer: number, inner: number): Outline {
  return ring(2 * points, (angle, i) => {
    const r = i % 2 === 0 ? outer : inner;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
}

/**
 * Returns the outline of a stroke along `spine`. `width` is the stroke's width, or a function that returns the width at
 * a point of the spine. The function gets 0 at the first point, 1 at the last, and evenly spaced numbers at the points
 * between.
 */
export function ribbon(spine: readonly Point[], width: number | ((t: number) => number)): Outline {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], i) => {
    const [fromX, fromY] = spine[i - 1] ?? [x, y];
    const [toX, toY] = spine[i + 1] ?? [x, y];
    const run = Math.hypot(toX - fromX, toY - fromY) || 1;
    const half = (typeof width === 'number' ? width : width(i / (spine.length - 1))) / 2;
    const nx = (-(toY - fromY) / run) * half;
    const ny = ((toX - fromX) / run) * half;
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  return [...left, ...right.reverse()];
}

/** Parses a list of points like 'x,y x,y x,y', as in the `points` of SVG's polygon. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = NaN, y = NaN] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** Returns the outline of a straight stroke from one point to another. */
export function bar(from: Point, to: Point, width: number): Outline {
  return ribbon([from, to], width);
}

/**
 * Returns a closed, rounded outline through the given points (Catmull-Rom spline).
 * @param pieces the number of straight lines that make up the curve from one given point to the next
 */
export function rounded(points: readonly Point[], pieces = 6): Outline {
  return points.flatMap((_, i) => {
    const at = (k: number): Point => points[(i + k + points.length) % points.length] ?? [0, 0];
    return bend(at(-1), at(0), at(1), at(2), pieces).slice(0, -1);
  });
}

/**
 * Returns points of a smooth line that runs through all the given points, from the first to the last.
 * @param pieces the number of straight lines that make up the curve from one given point to the next
 */
export function sweep(points: readonly Point[], pieces = 6): Point[] {
  const at = (k: number): Point => points[Math.min(points.length - 1, Math.max(0, k))] ?? [0, 0];
  const line = points
    .slice(1)
    .flatMap((_, i) => bend(at(i - 1), at(i), at(i + 1), at(i + 2), pieces).slice(0, -1));
  return [...line, at(points.length - 1)];
}

/**
 * Returns points of a curve from b to c. The curve starts in the direction from a to c, and ends in the
 * direction from b to d.
 */
function bend(a: Point, b: Point, c: Point, d: Point, pieces: number): Point[] {
  const away: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
  const near: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
  return curve(b, away, near, c, pieces);
}

/**
 * Returns points along a cubic Bézier curve, with both ends. `b` and `c` are its control points.
 * @param pieces the number of straight lines between the returned points
 */
export function curve(a: Point, b: Point, c: Point, d: Point, pieces = 14): Point[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces;
    const u = 1 - t;
    const along = (k: 0 | 1): number =>
      u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
    return [along(0), along(1)];
  });
}

/**
 * Returns points of an arc around (x, y), from one angle to another (radians), with both ends.
 * @param pieces the number of straight lines between the returned points
 */
export function arc(x: number, y: number, radius: number, from: number, to: number, pieces = 16): Point[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / pieces;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/**
 * Returns a closed outline of `count` points. `point` returns a point by its angle in radians, clockwise from 3
 * o'clock.
 */
export function ring(count: number, point: (angle: number, i: number) => Point): Outline {
  return Array.from({ length: count }, (_, i) => point((2 * Math.PI * i) / count, i));
}

/** Returns the outline in the opposite direction. Printed with another outline, it cuts a hole. */
export function hole(outline: Outline): Outline {
  return outline.toReversed();
}

function bothSides(pieces: number, side: (sign: number) => (t: number) => Point): Outline {
  const up = side(1);
  const down = side(-1);
  return [
    ...Array.from({ length: pieces + 1 }, (_, i) => up(i / pieces)),
    ...Array.from({ length: pieces - 1 }, (_, i) => down((pieces - 1 - i) / pieces)),
  ];
}
