import { reversed, type Seam } from '../../../geometry/seam.js';
import type { Point } from '../../../geometry/point.js';
import { LIMITS } from '../../../limits.js';
import type { Image } from '../symmetry.js';

const SIDE = LIMITS.blockSpace;

const places: Record<Image, (point: Point) => Point> = {
  same: (point) => point,
  across: ({ x, y }) => ({ x: SIDE - x, y }),
  down: ({ x, y }) => ({ x, y: SIDE - y }),
  half: ({ x, y }) => ({ x: SIDE - x, y: SIDE - y }),
  right: ({ x, y }) => ({ x: SIDE - y, y: x }),
  left: ({ x, y }) => ({ x: y, y: SIDE - x }),
  diagonal: ({ x, y }) => ({ x: y, y: x }),
  antidiagonal: ({ x, y }) => ({ x: SIDE - y, y: SIDE - x }),
};

/** Returns a point after a mirror or turn of the block. */
export function pointImage(image: Image, point: Point): Point {
  return places[image](point);
}

/** Returns the vector that a mirror or turn of the block makes of a vector. */
export function vectorImage(image: Image, vector: Point): Point {
  const [to, zero] = [places[image](vector), places[image]({ x: 0, y: 0 })];
  return { x: to.x - zero.x, y: to.y - zero.y };
}

/** Returns a seam after a mirror or turn of the block. */
export function seamImage(image: Image, { from, to, bulge }: Seam): Seam {
  const ends = { from: places[image](from), to: places[image](to), bulge };
  return isMirror(image) ? { ...ends, bulge: reversed(ends).bulge } : ends;
}

function isMirror(image: Image): boolean {
  return ['across', 'down', 'diagonal', 'antidiagonal'].includes(image);
}
