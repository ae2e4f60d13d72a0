import { describe, expect, it } from 'vitest';
import { Brush } from './brush.js';
import { oklch } from '../colour.js';
import { disc } from './outline.js';
import { Random } from '../texture/random.js';
import { Tile } from './tile.js';
import { at, PIXELS, PX_PER_INCH, TILE_PX } from '../texture/torus.js';

const white = oklch(1, 0, 0);

function blackTile(): Tile {
  const tile = new Tile(new Random('tile'));
  tile.dye(oklch(0, 0, 0));
  return tile;
}

const lightAt = (tile: Tile, x: number, y: number): number => tile.pixels[3 * at(x, y)] ?? 0;

const total = (tile: Tile): number => {
  let sum = 0;
  for (let i = 0; i < PIXELS; i++) sum += tile.pixels[3 * i] ?? 0;
  return sum;
};

describe('Tile', () => {
  it('prints over its edges to the other side, in the full amount', () => {
    const corner = blackTile();
    Brush.on(corner).fill(corner.ink(white), disc(0.5));
    for (const [x, y] of [
      [5, 5],
      [-5, 5],
      [5, -5],
      [-5, -5],
    ] as const) {
      expect(lightAt(corner, x, y)).toBeCloseTo(1, 3);
    }
    expect(lightAt(corner, TILE_PX / 2, TILE_PX / 2)).toBe(0);
    // A 24-gon of radius half an inch.
    const area = 12 * (PX_PER_INCH / 2) ** 2 * Math.sin(Math.PI / 12);
    expect(total(corner)).toBeCloseTo(area, -1);
  });

  it('gives each ink of a formula print its own share of a pixel', () => {
    const tile = blackTile();
    const inks = [tile.ink(white), tile.ink(oklch(0, 0, 0))];
    // Stripes of 1 1/2 pixels: white, black, nothing.
    tile.screen(inks, (x) => [0, 1, -1][Math.floor((x % 4.5) / 1.5)] ?? -1);
    const row = [0, 1, 2, 3, 4].map((x) => lightAt(tile, x, 9));
    expect(row).toEqual([1, 0.5, 0, 0, 0.5].map((share) => expect.closeTo(share, 5) as number));
  });

  it('places a motif by moving, turning and scaling, in inches', () => {
    const tile = blackTile();
    Brush.on(tile)
      .at(3, 3, Math.PI / 2, 2)
      .fill(tile.ink(white), disc(0.1, 0.5, 0));
    // After a quarter turn clockwise, the right of the origin is below it: 2 × 0.5 inch.
    expect(lightAt(tile, 3 * PX_PER_INCH, 4 * PX_PER_INCH)).toBeCloseTo(1, 3);
    expect(lightAt(tile, 4 * PX_PER_INCH, 3 * PX_PER_INCH)).toBe(0);
  });
});
