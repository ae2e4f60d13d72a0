import { describe, expect, it } from 'vitest';
import { cells, noise } from './noise.js';
import { Random } from './random.js';
import { at, TILE_PX } from './torus.js';

/**
 * Returns the largest difference between a pixel and its right or lower neighbour: over the tile's edges
 * (`edge`) and inside the tile (`inner`).
 */
function largestSteps(plane: Float32Array): { edge: number; inner: number } {
  const steps = { edge: 0, inner: 0 };
  for (let y = 0; y < TILE_PX; y++) {
    for (let x = 0; x < TILE_PX; x++) {
      const here = plane[at(x, y)] ?? 0;
      const right = Math.abs((plane[at(x + 1, y)] ?? 0) - here);
      const below = Math.abs((plane[at(x, y + 1)] ?? 0) - here);
      const where = x === TILE_PX - 1 || y === TILE_PX - 1 ? 'edge' : 'inner';
      steps[where] = Math.max(steps[where], right, below);
    }
  }
  return steps;
}

describe('noise', () => {
  it.each([
    { cells: 5, octaves: 4 },
    { cells: 30, octaves: 1 },
    { cells: [6, 170] as const, octaves: 1 },
  ])('wraps: $cells cells, $octaves octaves', ({ cells, octaves }) => {
    const { edge, inner } = largestSteps(noise(new Random('wrap'), cells, octaves));
    expect(edge).toBeLessThanOrEqual(inner * 1.1);
  });

  it('has mean 0 and standard deviation 1', () => {
    const plane = noise(new Random('level'), 4, 3);
    const mean = plane.reduce((sum, value) => sum + value, 0) / plane.length;
    const variance = plane.reduce((sum, value) => sum + value * value, 0) / plane.length;
    expect(mean).toBeCloseTo(0, 4);
    expect(variance).toBeCloseTo(1, 4);
  });
});

describe('cells', () => {
  it('is 0 on borders, grows by at most one per pixel, and wraps', () => {
    const { border: plane } = cells(new Random('cracks'), 16);
    const { edge, inner } = largestSteps(plane);
    expect(inner).toBeLessThanOrEqual(1.001);
    expect(edge).toBeLessThanOrEqual(1.001);
    expect(Math.min(...plane.subarray(0, 4096))).toBeLessThan(0.5);
  });
});
