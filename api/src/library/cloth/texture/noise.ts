import { lerp } from '@quiltwright/shared/geometry/interval';
import { newPlane } from './planes.js';
import { type Random } from './random.js';
import { PIXELS, TILE_PX } from './torus.js';

/**
 * Returns gradient noise on a lattice that continues across the tile's edges: one value for each pixel, mean 0,
 * standard deviation 1, no seam at the edges.
 * @param cells the number of lattice cells across and down the tile
 * @param octaves the number of layers of noise that are added up. Each further layer has twice as many cells in both
 *   directions, and half as large values.
 */
export function noise(random: Random, cells: number | readonly [number, number], octaves = 1): Float32Array {
  const plane = newPlane();
  let [across, down] = typeof cells === 'number' ? [cells, cells] : cells;
  for (let octave = 0, height = 1; octave < octaves; octave++, height /= 2) {
    addOctave(plane, random, across, down, height);
    across *= 2;
    down *= 2;
  }
  return standardise(plane);
}

/** Shifts and scales a plane, in place, to mean 0 and standard deviation 1. */
export function standardise(plane: Float32Array): Float32Array {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < plane.length; i++) {
    const value = plane[i] ?? 0;
    sum += value;
    squares += value * value;
  }
  const mean = sum / plane.length;
  const scale = 1 / Math.sqrt(squares / plane.length - mean * mean);
  for (let i = 0; i < plane.length; i++) plane[i] = ((plane[i] ?? 0) - mean) * scale;
  return plane;
}

function addOctave(plane: Float32Array, random: Random, across: number, down: number, height: number): void {
  const slopesX = new Float32Array(across * down);
  const slopesY = new Float32Array(across * down);
  for (let i = 0; i < slopesX.length; i++) {
    const turn = random.turn();
    slopesX[i] = height * Math.cos(turn);
    slopesY[i] = height * Math.sin(turn);
  }
  const us = Float64Array.from({ length: TILE_PX }, (_, x) => Math.fround(fraction((x * across) / TILE_PX)));
  const fades = us.map((u) => Math.fround(fade(u)));
  const ends = Uint16Array.from({ length: across }, (_, cell) => Math.ceil(((cell + 1) * TILE_PX) / across));
  for (let y = 0, i = 0; y < TILE_PX; y++) {
    const row = (y * down) / TILE_PX;
    const v = fraction(row);
    const s = fade(v);
    const above = Math.floor(row) * across;
    const below = ((Math.floor(row) + 1) % down) * across;
    // Along a row, each corner's ramp is a straight line in u.
    let left = lerp((slopesY[above] ?? 0) * v, (slopesY[below] ?? 0) * (v - 1), s);
    let leftSlope = lerp(slopesX[above] ?? 0, slopesX[below] ?? 0, s);
    for (let cell = 0, x = 0; cell < across; cell++) {
      const next = cell + 1 < across ? cell + 1 : 0;
      const upperSlope = slopesX[above + next] ?? 0;
      const lowerSlope = slopesX[below + next] ?? 0;
      const upper = (slopesY[above + next] ?? 0) * v;
      const lower = (slopesY[below + next] ?? 0) * (v - 1);
      const right = lerp(upper - upperSlope, lower - lowerSlope, s);
      const rightSlope = lerp(upperSlope, lowerSlope, s);
      for (const end = ends[cell] ?? 0; x < end; x++, i++) {
        const u = us[x] ?? 0;
        const from = left + leftSlope * u;
        const to = right + rightSlope * u;
        plane[i] = (plane[i] ?? 0) + from + (to - from) * (fades[x] ?? 0);
      }
      left = lerp(upper, lower, s);
      leftSlope = rightSlope;
    }
  }
}

/** Cells that grow from scattered points, like cracks in wax or stones in a wall (Worley noise). */
export interface Cells {
  /** The distance of each pixel from the nearest border between two cells, in pixels. */
  readonly border: Float32Array;
  /** The number of each pixel's cell, from 0. */
  readonly cell: Uint16Array;
}

/**
 * Returns the cells that grow from scattered points, and each pixel's distance from the cells' borders.
 * @param count the number of cells in each row and in each column of the tile
 */
export function cells(random: Random, count: number): Cells {
  const side = TILE_PX / count;
  const xs = Float32Array.from({ length: count * count }, () => random.between(0.05, 0.95) * side);
  const ys = Float32Array.from({ length: count * count }, () => random.between(0.05, 0.95) * side);
  const border = newPlane();
  const cell = new Uint16Array(PIXELS);
  for (let y = 0, pixel = 0; y < TILE_PX; y++) {
    const row = Math.floor(y / side);
    for (let x = 0; x < TILE_PX; x++, pixel++) {
      const column = Math.floor(x / side);
      let nearest = Infinity;
      let second = Infinity;
      for (let r = row - 1; r <= row + 1; r++) {
        const first = (r < 0 ? count - 1 : r === count ? 0 : r) * count;
        for (let c = column - 1; c <= column + 1; c++) {
          const i = first + (c < 0 ? count - 1 : c === count ? 0 : c);
          const dx = c * side + (xs[i] ?? 0) - x;
          const dy = r * side + (ys[i] ?? 0) - y;
          const distance = dx * dx + dy * dy;
          if (distance < nearest) {
            second = nearest;
            nearest = distance;
            cell[pixel] = i;
          } else if (distance < second) second = distance;
        }
      }
      border[pixel] = (Math.sqrt(second) - Math.sqrt(nearest)) / 2;
    }
  }
  return { border, cell };
}

function fraction(value: number): number {
  return value - Math.floor(value);
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
