import { expect, it } from 'vitest';
import { TILE_PX } from '../../src/library/cloth/texture/torus.js';
import { repeat } from './cloth-repeat.js';

/**
 * Returns a grey tile whose bytes are 128 plus the value of `more` at each pixel. The arguments of `more` are
 * the pixel's position across and down the tile, from 0 to 1.
 */
function gray(more: (x: number, y: number) => number): Uint8Array {
  const pixels = new Uint8Array(3 * TILE_PX ** 2);
  for (let i = 0; i < TILE_PX ** 2; i++) {
    const byte = Math.round(128 + more((i % TILE_PX) / TILE_PX, Math.floor(i / TILE_PX) / TILE_PX));
    pixels.fill(byte, 3 * i, 3 * i + 3);
  }
  return pixels;
}

it('finds nothing in plain grey, nor in a pattern that repeats every 3/4 inch', () => {
  const plain = repeat(gray(() => 0));
  expect(plain.clump).toBeCloseTo(0, 9);
  expect(plain.bands).toBeCloseTo(0, 9);
  const { clump, bands } = repeat(
    gray((x, y) => 60 * Math.sign(Math.sin(16 * Math.PI * x) * Math.sin(16 * Math.PI * y))),
  );
  expect(clump).toBeLessThan(0.5);
  expect(bands).toBeLessThan(0.5);
});

it.each([
  ['along', (x: number) => x],
  ['across', (_x: number, y: number) => y],
])('finds bands that run %s the cloth', (_way, place) => {
  // Bytes 128 ± 20: OKLab’s lightness is 0.533, 0.666 and 0.600 at linear light 0.1529, 0.2961 and 0.2159.
  const { bands } = repeat(gray((x, y) => 20 * Math.sin(2 * Math.PI * place(x, y))));
  expect(bands).toBeGreaterThan(6.2);
  expect(bands).toBeLessThan(7);
});

it('finds a clump, and separates it from bands', () => {
  const { clump, bands } = repeat(gray((x, y) => (Math.hypot(x - 0.3, y - 0.6) < 0.15 ? 60 : 0)));
  /*
   * A disc of 0.9 inch has byte 188, lightness 0.795, among 0.600. It contains 1 − exp(−0.9² / (2 · 0.95²)) =
   * 0.362 of a Gaussian of 0.95 inch about its middle, and 0.071 of the tile: 19.5 × 0.291 = 5.7.
   */
  expect(clump).toBeGreaterThan(5.4);
  expect(clump).toBeLessThan(6);
  expect(bands).toBeLessThan(0.6 * clump);
});
