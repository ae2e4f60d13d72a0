import { clamp } from '@quiltwright/shared/geometry/interval';

/**
 * The side in pixels of a tile of cloth. A tile is 512 × 512 pixels for 6 × 6 inches. Its opposite edges join,
 * so mathematically it is a torus.
 */
export const TILE_PX = 512;
export const TILE_INCHES = 6;
export const PX_PER_INCH = TILE_PX / TILE_INCHES;
export const PIXELS = TILE_PX * TILE_PX;

const MASK = TILE_PX - 1;

/**
 * Returns the index of a pixel by its whole-number coordinates. Coordinates outside the tile continue at its
 * opposite edge.
 */
export function at(x: number, y: number): number {
  return ((y & MASK) << 9) | (x & MASK);
}

/**
 * Returns the value of a plane at a point between pixels, by bilinear interpolation. Whole numbers are pixel
 * centres. Points outside the tile continue at its opposite edge.
 */
export function sample(plane: Float32Array, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = x - left;
  const v = y - top;
  const a = plane[at(left, top)] ?? 0;
  const b = plane[at(left + 1, top)] ?? 0;
  const c = plane[at(left, top + 1)] ?? 0;
  const d = plane[at(left + 1, top + 1)] ?? 0;
  return (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v;
}

/**
 * Returns the shorter difference from one coordinate to another on a tile whose opposite edges join, in inches,
 * −3 to 3.
 */
export function shortest(from: number, to: number): number {
  const way = to - from;
  return way - TILE_INCHES * Math.round(way / TILE_INCHES);
}

/** Returns 0 for values below `low`, 1 above `high`, and an S-shaped curve from 0 to 1 between them. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}
