import { describe, expect, it } from 'vitest';
import { clouds } from './clouds.js';
import { Random } from './random.js';
import { at, PIXELS, TILE_PX } from './torus.js';

const sky = () => clouds(new Random('sky'), { from: 3, to: 20, fall: 1 });

/**
 * Returns the largest difference between two neighbouring values of a row: over the tile's edge (`edge`) and
 * inside the tile (`inner`).
 */
function largestSteps(plane: Float32Array): { edge: number; inner: number } {
  const steps = { edge: 0, inner: 0 };
  for (let i = 0; i < PIXELS; i++) {
    const [x, y] = [i % TILE_PX, Math.floor(i / TILE_PX)];
    const where = x === TILE_PX - 1 ? 'edge' : 'inner';
    steps[where] = Math.max(steps[where], Math.abs((plane[at(x + 1, y)] ?? 0) - (plane[i] ?? 0)));
  }
  return steps;
}

/** Returns the amplitude of the wave with `across` periods across the tile and `down` periods down the tile. */
function wave(plane: Float32Array, across: number, down: number): number {
  let [even, odd] = [0, 0];
  plane.forEach((value, i) => {
    const turn = (2 * Math.PI * (across * (i % TILE_PX) + down * Math.floor(i / TILE_PX))) / TILE_PX;
    even += value * Math.cos(turn);
    odd += value * Math.sin(turn);
  });
  return (2 * Math.hypot(even, odd)) / PIXELS;
}

describe('clouds', () => {
  it('wrap', () => {
    for (const plane of sky()) {
      const { edge, inner } = largestSteps(plane);
      expect(edge).toBeLessThanOrEqual(inner * 1.1);
    }
  });

  it('have no waves longer or shorter than requested', () => {
    const [plane] = sky();
    for (const [across, down] of [
      [1, 0],
      [0, 2],
      [2, -2],
      [15, 15],
      [0, 21],
    ] as const)
      expect(wave(plane, across, down)).toBeLessThan(1e-4);
    expect(wave(plane, 3, 0)).toBeGreaterThan(1e-3);
  });

  it('come in unrelated pairs', () => {
    const [one, other] = sky();
    const product = one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0) / PIXELS;
    expect(Math.abs(product)).toBeLessThan(0.3);
  });
});
