import { clamp } from '@quiltwright/shared/geometry/interval';

/** Cloth is a torus: 512 × 512 pixels for 6 × 6 inches, which continue at every edge. */
export const TILE_PX = 512;
export const TILE_INCHES = 6;
export const PX_PER_INCH = TILE_PX / TILE_INCHES;
export const PIXELS = TILE_PX * TILE_PX;

const MASK = TILE_PX - 1;

/** Returns the index of the pixel at whole-number coordinates, which may be outside the tile. */
export function at(x: number, y: number): number {
  return ((y & MASK) << 9) | (x & MASK);
}

/**
 * Returns the value of a plane between pixels: bilinear, wrapped. Coordinates are those of pixel centres, in
 * pixels.
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

/** Returns the shorter way from one coordinate to another on the torus, in inches, -3 to 3. */
export function shortest(from: number, to: number): number {
  const way = to - from;
  return way - TILE_INCHES * Math.round(way / TILE_INCHES);
}

/** Returns 0 below `low`, 1 above `high`, and an S curve between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}
