import { clouds } from '../texture/clouds.js';
import { blend, type Colour, light, ramp, shade } from '../colour.js';
import { cells, noise } from '../texture/noise.js';
import { recipe, type Recipe } from '../recipe.js';
import { type Tile } from '../shapes/tile.js';
import { at, PIXELS, sample, smoothstep, TILE_PX } from '../texture/torus.js';

/**
 * A fabric like barn boards: growth rings cut lengthwise, with fine fibres. `wild` is the factor for the bends of the
 * rings. With 5 or 6 rings and a `wild` of 2 it looks like polished stone.
 */
export function woodGrain(name: string, dark: Colour, pale: Colour, rings = 9, wild = 1): Recipe {
  return recipe(
    name,
    'wood grain',
    (tile) => {
      const { random } = tile;
      const bends = noise(random, wild > 1 ? 3 : [4, 2], 3);
      const fibres = noise(random, [128, 5], 2);
      const slow = noise(random, 5, 3);
      const tone = ramp([dark, blend(dark, pale, 0.55), pale]);
      each(tile, (x, _, i) => {
        const ring = (x * rings) / TILE_PX + wild * 0.95 * (bends[i] ?? 0);
        const t = ring - Math.floor(ring);
        // Late wood darkens slowly and ends abruptly.
        const band = t < 0.86 ? t / 0.86 : (1 - t) / 0.14;
        return tone(0.86 - 0.62 * band ** 2 + 0.07 * (fibres[i] ?? 0) + 0.06 * (slow[i] ?? 0));
      });
    },
    { printed: false, weave: 0.8 },
  );
}

/** A print of fine cracks in two sizes on a clouded ground, like the cracks in old glaze. */
export function crackle(name: string, ground: Colour, crack: Colour): Recipe {
  return recipe(name, 'crackle', (tile) => {
    const { random } = tile;
    const clouds = noise(random, 5, 4);
    const [pushX, pushY] = [noise(random, 12, 3), noise(random, 12, 3)];
    const tone = ramp([shade(ground, -0.035), ground, shade(ground, 0.02)]);
    each(tile, (_x, _y, i) => tone(0.5 + 0.22 * (clouds[i] ?? 0)));
    const [coarse, fine] = [cells(random, 13).border, cells(random, 28).border];
    const gate = noise(random, 6, 2);
    const [broad, thin] = [tile.ink(crack), tile.ink(crack, 0.6)];
    for (let y = 0, i = 0; y < TILE_PX; y++) {
      for (let x = 0; x < TILE_PX; x++, i++) {
        const u = x + 2.6 * (pushX[i] ?? 0);
        const v = y + 2.6 * (pushY[i] ?? 0);
        const one = 1 - smoothstep(0.5, 1.5, sample(coarse, u, v));
        const other = (1 - smoothstep(0.2, 1, sample(fine, u, v))) * smoothstep(-0.6, 0.4, gate[i] ?? 0);
        if (one > 0) tile.lay(broad, i, one);
        if (other > 0) tile.lay(thin, i, other);
      }
    }
  });
}

/**
 * A print of one line that wanders all over the cloth, like a free-motion quilter's stippling. `size` is the
 * number of the line's bends across a tile.
 */
export function vermicelli(name: string, ground: Colour, line: Colour, size: 12 | 16 | 20 | 24 = 16): Recipe {
  return recipe(name, 'vermicelli', (tile) => {
    tile.dye(ground);
    const field = noise(tile.random, size);
    const ink = tile.ink(line);
    for (let y = 0, i = 0; y < TILE_PX; y++) {
      for (let x = 0; x < TILE_PX; x++, i++) {
        const value = field[i] ?? 0;
        const slopeX = (field[at(x + 1, y)] ?? 0) - (field[at(x - 1, y)] ?? 0);
        const slopeY = (field[at(x, y + 1)] ?? 0) - (field[at(x, y - 1)] ?? 0);
        const away = Math.abs(value) / (Math.sqrt(slopeX * slopeX + slopeY * slopeY) / 2 + 0.004);
        const share = 1 - smoothstep(1.2, 2.3, away);
        if (share > 0) tile.lay(ink, i, share);
      }
    }
  });
}

/** A print of rounded river stones side by side, each in its own tone. */
export function pebbles(
  name: string,
  grout: Colour,
  stones: readonly Colour[],
  count: 10 | 14 | 18 = 14,
): Recipe {
  return recipe(name, 'pebbles', (tile) => {
    const { random } = tile;
    const { border, cell } = cells(random, count);
    const [pushX, pushY, grain] = [noise(random, 14, 2), noise(random, 14, 2), noise(random, 60, 2)];
    const tones = Array.from({ length: count * count }, () => {
      const stone = shade(random.pick(stones), random.around(0, 0.03));
      return ramp([grout, shade(stone, -0.1), stone, shade(stone, 0.05)]);
    });
    each(tile, (x, y, i) => {
      const [u, v] = [x + 2 * (pushX[i] ?? 0), y + 2 * (pushY[i] ?? 0)];
      const own = tones[cell[at(Math.round(u), Math.round(v))] ?? 0];
      const dome =
        smoothstep(1.2, 3.2, sample(border, u, v)) * 0.55 + smoothstep(2, 14, sample(border, u, v)) * 0.42;
      return own ? own(dome + 0.03 * (grain[i] ?? 0)) : light(grout);
    });
  });
}

/**
 * A fabric like a woven basket: strips of three rounded strands that pass over and under each other, each cell
 * in its own tone.
 */
export function basketWeave(name: string, dark: Colour, pale: Colour, across: 16 | 24 | 32 = 24): Recipe {
  const side = TILE_PX / across;
  return recipe(
    name,
    'basket weave',
    (tile) => {
      const { random } = tile;
      const tones = Float32Array.from({ length: across * across }, () => random.around(0, 0.1));
      const streaks = [noise(random, [128, 10]), noise(random, [10, 128])] as const;
      const tone = ramp([shade(dark, -0.06), dark, blend(dark, pale, 0.6), pale]);
      each(tile, (x, y, i) => {
        const [column, row] = [Math.floor((x + 0.5) / side), Math.floor((y + 0.5) / side)];
        const upright = (column + row) % 2 === 0;
        const [u, v] = [(x + 0.5) / side - column, (y + 0.5) / side - row];
        const [along, acrossIt] = upright ? [v, u] : [u, v];
        const strand = Math.abs(((acrossIt * 3) % 1) - 0.5) * 2;
        const dive = Math.sin(Math.PI * along) ** 0.5;
        const round = Math.sqrt(Math.max(0, 1 - strand ** 2));
        const own = tones[(row % across) * across + (column % across)] ?? 0;
        return tone(
          0.12 + 0.68 * round * (0.45 + 0.55 * dive) + own + 0.035 * (streaks[upright ? 0 : 1][i] ?? 0),
        );
      });
    },
    { printed: false, weave: 0.5 },
  );
}

/**
 * A fabric with lozenges within lozenges, dyed into the warp before it was woven (ikat). Bundles of threads
 * slipped a little against each other, and the dye ran along them. Edges are therefore soft along the threads
 * and clear across them.
 */
export function ikat(
  name: string,
  colours: readonly Colour[],
  across: 3 | 4 | 6 = 4,
  down: 3 | 4 | 6 = 3,
): Recipe {
  return recipe(
    name,
    'ikat',
    (tile) => {
      const { random } = tile;
      const bundles = noise(random, [48, 1], 2);
      const threads = Float32Array.from({ length: TILE_PX }, () => random.around(0, 0.012));
      const [drift, run] = clouds(random, { from: 4, to: 40, fall: 1 });
      const inks = colours.map((colour) => light(colour));
      each(tile, (x, y, i) => {
        const u = (x * across) / TILE_PX;
        const slip = 0.022 * (bundles[x] ?? 0) + (threads[x] ?? 0) + 0.012 * (drift[i] ?? 0);
        const v = (y * down) / TILE_PX + slip;
        const reach = 0.022 * (1 + 0.4 * (run[i] ?? 0));
        const mixed: [number, number, number] = [0, 0, 0];
        for (let sub = -2; sub <= 2; sub++) {
          const place = v + (sub / 2) * reach;
          const offCentre = Math.max(fromHalf(u + place), fromHalf(u - place));
          const ink = inks[Math.floor(Math.min(0.999, 2 * offCentre) * inks.length)] ?? [0, 0, 0];
          for (const channel of [0, 1, 2] as const) mixed[channel] += ink[channel] / 5;
        }
        return mixed;
      });
    },
    { printed: false },
  );
}

/** Returns the distance of a number's fractional part from 0.5. */
function fromHalf(value: number): number {
  return Math.abs(value - Math.floor(value) - 0.5);
}

function each(
  tile: Tile,
  tone: (x: number, y: number, pixel: number) => readonly [number, number, number],
): void {
  for (let i = 0; i < PIXELS; i++) {
    const [red, green, blue] = tone(i % TILE_PX, Math.floor(i / TILE_PX), i);
    tile.set(i, red, green, blue);
  }
}
