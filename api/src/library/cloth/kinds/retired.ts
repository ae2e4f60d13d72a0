import { clamp } from '@quiltwright/shared/geometry/interval';
import { Brush } from '../shapes/brush.js';
import { blend, type Colour, light, ramp, shade } from '../colour.js';
import { cycle } from '../texture/cycle.js';
import { scroll } from '../motifs/figures.js';
import { sprig } from '../motifs/leaves.js';
import { cells, noise } from '../texture/noise.js';
import { disc, hole, leaf, pebble, petal } from '../shapes/outline.js';
import { recipe, type Recipe } from '../recipe.js';
import { Scatter } from '../texture/scatter.js';
import { type Ink, type Tile } from '../shapes/tile.js';
import { PIXELS, sample, smoothstep, TILE_PX } from '../texture/torus.js';

/**
 * A fabric with pools of dye that ran into each other and dried with darker edges. Colours go from the deepest
 * to the palest.
 */
export function batik(name: string, colours: readonly Colour[]): Recipe {
  return recipe(
    name,
    'batik',
    (tile) => {
      dyePools(tile, colours);
    },
    { printed: false },
  );
}

/** The pale figures of a batik, which wax kept from the dye. */
type WaxFigure = 'vines' | 'swirls' | 'sunbursts';

/** A batik with pale figures, which wax kept from the dye, and with lines of dye in the cracks of the wax. */
export function waxBatik(
  name: string,
  colours: readonly Colour[],
  wax: Colour,
  figure: WaxFigure = 'vines',
): Recipe {
  return recipe(name, 'wax batik', (tile) => {
    dyePools(tile, colours);
    const pale = tile.ink(wax, 0.97);
    const draw = { vines, swirls, sunbursts }[figure];
    draw(tile, pale, wax);
    crackle(tile, wax, cycle(colours, 0));
  });
}

function vines(tile: Tile, pale: Ink): void {
  const { random } = tile;
  const brush = Brush.on(tile);
  const scatter = new Scatter(random);
  const sprigs = scatter.fillLong(1.5, 0.2, 0.05, 900);
  const flowers = scatter.fill(0.27, 0.05, 1200);
  const small = scatter.fill(0.09, 0.05, 1500);
  for (const { x, y, turn } of sprigs) sprig(brush.at(x, y, turn), random, 1.45, { dark: pale, light: pale });
  for (const { x, y } of flowers) {
    const start = random.turn();
    for (let i = 0; i < 7; i++) {
      brush
        .at(x, y, start + (i * 2 * Math.PI) / 7)
        .at(0.05, 0)
        .fill(pale, petal(0.22, 0.15));
    }
  }
  for (const { x, y } of small) brush.at(x, y, random.turn()).at(-0.08, 0).fill(pale, leaf(0.17, 0.11));
}

function swirls(tile: Tile, pale: Ink, wax: Colour): void {
  const { random } = tile;
  const brush = Brush.on(tile);
  const scatter = new Scatter(random);
  const draw = scroll(wax)(tile);
  const spots = [scatter.spread(16, 0.62), scatter.fill(0.36, -0.04, 1500), scatter.fill(0.2, -0.02, 1500)];
  for (const { x, y, radius } of spots.flat()) draw(brush.at(x, y, random.turn(), radius * 1.05));
  for (const { x, y } of scatter.fill(0.05, 0.04, 1500)) brush.at(x, y).fill(pale, pebble(random, 0.05, 0.1));
}

function sunbursts(tile: Tile, pale: Ink): void {
  const { random } = tile;
  const brush = Brush.on(tile);
  const scatter = new Scatter(random);
  const spots = [scatter.spread(12, 0.66), scatter.fill(0.34, 0.03, 1500), scatter.fill(0.18, 0.03, 1500)];
  for (const { x, y, radius } of spots.flat()) {
    const one = brush.at(x, y, random.turn(), radius);
    const rays = radius > 0.5 ? 16 : 12;
    for (let i = 0; i < rays; i++) {
      const ray = one.at(0, 0, ((i + random.around(0, 0.15)) * 2 * Math.PI) / rays);
      ray.at(0.42, 0).fill(pale, leaf(random.around(0.42, 0.04), 0.15));
      if (radius > 0.3)
        ray.fill(
          pale,
          pebble(random, 0.04, 0.1).map(([u, v]) => [u + 0.95, v] as const),
        );
    }
    one.fill(pale, pebble(random, 0.36, 0.03), hole(disc(0.25)));
    one.fill(pale, pebble(random, 0.14, 0.06));
  }
  for (const { x, y } of scatter.fill(0.05, 0.04, 1500)) brush.at(x, y).fill(pale, pebble(random, 0.05, 0.1));
}

/** A fabric with clear washes of colour on white, one over the other, each darker at the rim where it dried. */
export function watercolour(name: string, paper: Colour, glazes: readonly Colour[]): Recipe {
  return recipe(
    name,
    'watercolour',
    (tile) => {
      tile.dye(paper);
      const { random } = tile;
      const [pushX, pushY, grain] = [noise(random, 7, 4), noise(random, 7, 4), noise(random, 90, 2)];
      for (const colour of glazes) {
        const absorbance = light(colour).map((amount) => -Math.log(Math.max(0.02, amount)));
        const [wash, depth] = [noise(random, 4, 3), noise(random, 6, 2)];
        for (let y = 0, i = 0; y < TILE_PX; y++) {
          for (let x = 0; x < TILE_PX; x++, i++) {
            const place = sample(wash, x + 9 * (pushX[i] ?? 0), y + 9 * (pushY[i] ?? 0)) + 0.15;
            if (place <= 0) continue;
            const inside = smoothstep(0, 0.1, place);
            const rim = 1 - smoothstep(0.05, 0.3, place);
            const density = inside * (0.42 + 0.13 * (depth[i] ?? 0) + 0.05 * (grain[i] ?? 0) + 0.22 * rim);
            for (let channel = 0; channel < 3; channel++) {
              const k = 3 * i + channel;
              tile.pixels[k] = (tile.pixels[k] ?? 0) * Math.exp(-density * (absorbance[channel] ?? 0));
            }
          }
        }
      }
    },
    { printed: false },
  );
}

function dyePools(tile: Tile, colours: readonly Colour[]): void {
  const { random } = tile;
  const [pushX, pushY] = [noise(random, [4, 6], 5), noise(random, [4, 6], 5)];
  const [pools, spots] = [noise(random, [3, 5], 5), noise(random, 14, 5)];
  const tone = ramp(colours);
  for (let y = 0, i = 0; y < TILE_PX; y++) {
    for (let x = 0; x < TILE_PX; x++, i++) {
      const u = x + 15 * (pushX[i] ?? 0);
      const v = y + 15 * (pushY[i] ?? 0);
      const level = 0.5 + 0.22 * sample(pools, u, v) + 0.1 * sample(spots, u, v) + 0.04 * (spots[i] ?? 0);
      // Dye gathers where one pool dried against another.
      const step = level * 4 - Math.floor(level * 4);
      const tide = 0.1 * smoothstep(0.75, 1, step);
      const [red, green, blue] = tone((Math.floor(level * 4) + smoothstep(0.15, 1, step)) / 4 - tide);
      tile.set(i, red, green, blue);
    }
  }
}

/** Draws thin lines of dye in some pale areas, like cracks in the wax that kept them pale. */
function crackle(tile: Tile, wax: Colour, dye: Colour): void {
  const ink = tile.ink(dye, 0.6);
  const { border } = cells(tile.random, 40);
  const gate = noise(tile.random, 8, 2);
  // Green is the best measure of paleness among the three channels.
  const [, pale] = light(shade(wax, -0.25));
  for (let i = 0; i < PIXELS; i++) {
    if ((tile.pixels[3 * i + 1] ?? 0) < pale || (gate[i] ?? 0) < 0.1) continue;
    const share = 1 - smoothstep(0.3, 1.1, border[i] ?? 9);
    if (share > 0) tile.lay(ink, i, share);
  }
}

/** A fabric with soft folds from one tone into another, as dye moves in a bath. */
export function marbled(name: string, dark: Colour, pale: Colour): Recipe {
  return recipe(name, 'marbled', marble, { printed: false });

  function marble(tile: Tile): void {
    const { random } = tile;
    const [pushX, pushY, folds] = [noise(random, 5, 3), noise(random, 5, 3), noise(random, 6, 4)];
    const tone = ramp([dark, blend(dark, pale, 0.45), pale]);
    for (let y = 0, i = 0; y < TILE_PX; y++) {
      for (let x = 0; x < TILE_PX; x++, i++) {
        const fold = sample(folds, x + 34 * (pushX[i] ?? 0), y + 34 * (pushY[i] ?? 0));
        const [red, green, blue] = tone(smoothstep(-1.7, 1.7, fold));
        tile.set(i, red, green, blue);
      }
    }
  }
}

/**
 * A fabric with lozenges within lozenges, whose edges follow the threads as if the warp was dyed before it was
 * woven (ikat).
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
      const feather = Float32Array.from({ length: TILE_PX / 2 }, () => random.around(0, 0.055));
      const drift = noise(random, [24, 3], 2);
      const inks = colours.map((colour) => light(colour));
      for (let i = 0; i < PIXELS; i++) {
        const [x, y] = [i % TILE_PX, Math.floor(i / TILE_PX)];
        const u = (x * across) / TILE_PX;
        const v = (y * down) / TILE_PX + (feather[x >> 1] ?? 0) + 0.02 * (drift[i] ?? 0);
        const offCentre = Math.max(fromHalf(u + v), fromHalf(u - v));
        const ring = clamp(2 * offCentre + random.around(0, 0.02), 0, 0.999);
        const [red, green, blue] = inks[Math.floor(ring * inks.length)] ?? [0, 0, 0];
        tile.set(i, red, green, blue);
      }
    },
    { printed: false },
  );
}

/** Returns the distance of a number's fractional part from 0.5. */
function fromHalf(value: number): number {
  return Math.abs(value - Math.floor(value) - 0.5);
}
