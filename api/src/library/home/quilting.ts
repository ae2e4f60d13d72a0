import { noise } from '../cloth/texture/noise.js';
import { Random } from '../cloth/texture/random.js';
import { smoothstep, TILE_PX } from '../cloth/texture/torus.js';

/**
 * The distance between two neighbouring parallel quilting lines, in inches. The lines are diagonal, and the distance is
 * measured along the quilt's edge. It is half the width of a block with its sashing.
 */
export const LINES_APART = 7;
/** The distance after which the noise of the crinkles repeats, in inches. */
const CRINKLE_SPAN = 31;
/** The distance from a quilting line at which the batting has risen to two thirds of its full height, in inches. */
const RISE = 0.8;
const STITCH = { every: 0.46, long: 0.29, halfWide: 0.036 } as const;

/** The effect of quilting on the look of one point of the cloth. */
export interface Quilted {
  /**
   * The factor for the cloth's light. It is about 0.7 in a furrow that faces away from the lamp, and 1.15 in a furrow
   * that faces the lamp.
   */
  light: number;
  /** How far thread covers the cloth at the point, from 0 (not at all) to 1 (completely). */
  thread: number;
}

/**
 * Simulates the look of hand quilting: diagonal running stitch in both directions, with puffed batting and crinkles,
 * lit from the top left.
 *
 * @returns a function that returns the light and the thread at a point. The point's coordinates are in inches from a
 *   crossing of two quilting lines.
 */
export function quilting(seed: string): (x: number, y: number) => Quilted {
  const crinkles = noise(new Random(seed), 30, 2);
  const crinkle = (x: number, y: number): number => {
    const column = Math.floor((x / CRINKLE_SPAN) * TILE_PX) & (TILE_PX - 1);
    const row = Math.floor((y / CRINKLE_SPAN) * TILE_PX) & (TILE_PX - 1);
    return crinkles[row * TILE_PX + column] ?? 0;
  };
  const height = (x: number, y: number): number => {
    const puff = rise(toLine(x + y)) * rise(toLine(x - y));
    return puff + 0.05 * crinkle(x, y);
  };
  const step = 0.12;
  return (x, y) => {
    const slope = height(x + step, y + step) - height(x - step, y - step);
    const near = Math.min(toLine(x + y), toLine(x - y));
    const furrow = 0.2 * Math.exp(-near / 0.18);
    return {
      light: 1 + 0.42 * slope - furrow,
      thread: Math.max(stitch(toLine(x + y), x - y), stitch(toLine(x - y), x + y)),
    };
  };
}

/**
 * Returns the distance to the nearest quilting line, in inches. A line runs where the sum or the difference of
 * a point's coordinates is a multiple of `LINES_APART`.
 * @param across the sum or the difference of the point's coordinates, in inches
 */
export function toLine(across: number): number {
  const turns = across / LINES_APART;
  return (Math.abs(turns - Math.round(turns)) * LINES_APART) / Math.SQRT2;
}

function rise(distance: number): number {
  return 1 - Math.exp(-distance / RISE);
}

/**
 * Returns the share of a point that a stitch of thread covers, from 0 to 1.
 * @param distance from the quilting line, in inches
 * @param along the position along the line, as a sum or difference of coordinates: √2 times the length along
 *   the line
 */
function stitch(distance: number, along: number): number {
  const place = along / Math.SQRT2 / STITCH.every;
  const inside = (place - Math.floor(place)) * STITCH.every;
  if (inside > STITCH.long) return 0;
  return 1 - smoothstep(STITCH.halfWide * 0.6, STITCH.halfWide * 1.4, distance);
}
