import { lerp } from '@quiltwright/shared/geometry/interval';
import { type Random } from './random.js';
import { PIXELS, TILE_PX } from './torus.js';

/**
 * Returns gradient noise on a lattice that wraps: one value a pixel, mean 0, standard deviation 1, no seam.
 * @param cells lattice cells a tile, across and down
 * @param octaves each further one has twice the cells and half the height
 */
export function noise(random: Random, cells: number | readonly [number, number], octaves = 1): Float32Array {
  const plane = new Float32Array(PIXELS);
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
  const us = Float32Array.from({ length: TILE_PX }, (_, x) => fraction((x * across) / TILE_PX));
  const fades = us.map(fade);
  let i = 0;
  for (let y = 0; y < TILE_PX; y++) {
    const row = (y * down) / TILE_PX;
    const v = fraction(row);
    const s = fade(v);
    const above = Math.floor(row) * across;
    const below = ((Math.floor(row) + 1) % down) * across;
    let x = 0;
    for (let cell = 0; cell < across; cell++) {
      const next = (cell + 1) % across;
      // Along a row, each corner's ramp is a straight line in u.
      const a = (slopesY[above + cell] ?? 0) * v;
      const b = (slopesY[above + next] ?? 0) * v - (slopesX[above + next] ?? 0);
      const c = (slopesY[below + cell] ?? 0) * (v - 1);
      const d = (slopesY[below + next] ?? 0) * (v - 1) - (slopesX[below + next] ?? 0);
      const left = a + (c - a) * s;
      const right = b + (d - b) * s;
      const leftSlope = lerp(slopesX[above + cell] ?? 0, slopesX[below + cell] ?? 0, s);
      const rightSlope = lerp(slopesX[above + next] ?? 0, slopesX[below + next] ?? 0, s);
      const end = Math.ceil(((cell + 1) * TILE_PX) / across);
      for (; x < end; x++, i++) {
        const u = us[x] ?? 0;
        const from = left + leftSlope * u;
        const to = right + rightSlope * u;
        plane[i] = (plane[i] ?? 0) + from + (to - from) * (fades[x] ?? 0);
      }
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
 * Returns the cells that grow from scattered points, and each pixel's distance from their borders.
 * @param count cells a tile, across and down
 */
export function cells(random: Random, count: number): Cells {
  const side = TILE_PX / count;
  const xs = Float32Array.from({ length: count * count }, () => random.between(0.05, 0.95) * side);
  const ys = Float32Array.from({ length: count * count }, () => random.between(0.05, 0.95) * side);
  const border = new Float32Array(PIXELS);
  const cell = new Uint16Array(PIXELS);
  for (let y = 0, pixel = 0; y < TILE_PX; y++) {
    const row = Math.floor(y / side);
    for (let x = 0; x < TILE_PX; x++, pixel++) {
      const column = Math.floor(x / side);
      let nearest = Infinity;
      let second = Infinity;
      for (let r = row - 1; r <= row + 1; r++) {
        for (let c = column - 1; c <= column + 1; c++) {
          const i = ((r + count) % count) * count + ((c + count) % count);
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
