import { describe, expect, it } from 'vitest';
import { light, oklch } from '../colour.js';
import { Random } from '../texture/random.js';
import { Tile } from '../shapes/tile.js';
import { at } from '../texture/torus.js';
import { gingham, mirrored, plaid } from './woven.js';

const red = oklch(0.5, 0.18, 28);
const white = oklch(0.96, 0.01, 90);

describe('setts', () => {
  it('run there and back, with each end stripe once', () => {
    const [a, b, c] = [red, white, oklch(0.3, 0.08, 260)];
    expect(
      mirrored([
        [a, 5],
        [b, 2],
        [c, 3],
        [a, 7],
      ]),
    ).toEqual([
      [a, 5],
      [b, 2],
      [c, 3],
      [a, 7],
      [c, 3],
      [b, 2],
    ]);
  });

  it('that don’t meet themselves at the tile’s edge are refused by name', () => {
    expect(() =>
      plaid('Crooked Plaid', [
        [red, 5],
        [white, 5],
      ]),
    ).toThrow(/Crooked Plaid has 10 threads/);
  });
});

describe('gingham', () => {
  it('has checks of pure colour, of ground, and of both, thread by thread', () => {
    const tile = new Tile(new Random('check'));
    gingham('Check', white, red, 8).cloth.make(tile);
    const greenAround = (x: number, y: number): number => {
      let sum = 0;
      for (let dy = 0; dy < 8; dy++)
        for (let dx = 0; dx < 8; dx++) sum += tile.pixels[3 * at(x + dx, y + dy) + 1] ?? 0;
      return sum / 64;
    };
    // A check has 8 threads of 2 pixels: colour, then ground.
    const [coloured, half, ground] = [greenAround(4, 4), greenAround(20, 4), greenAround(20, 20)];
    expect(coloured).toBeCloseTo(light(red)[1], 4);
    expect(ground).toBeCloseTo(light(white)[1], 4);
    expect(half).toBeCloseTo((coloured + ground) / 2, 1);
  });
});
