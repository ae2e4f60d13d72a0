import { lerp } from '@quiltwright/shared/geometry/interval';
import { Brush } from '../shapes/brush.js';
import { clouds } from '../texture/clouds.js';
import { type Colour, type Light, oklch, ramp, shade } from '../colour.js';
import { cells } from '../texture/noise.js';
import { recipe, type Recipe } from '../recipe.js';
import { Scatter } from '../texture/scatter.js';
import { type Stamp, stamps } from '../motifs/stamps.js';
import { Tile } from '../shapes/tile.js';
import { newPlane } from '../texture/planes.js';
import { PIXELS, sample, smoothstep, TILE_PX } from '../texture/torus.js';

/**
 * How a batik is stamped with wax: the figure of the copper stamp, and the radii of its imprints in inches, from
 * largest to smallest.
 */
interface Stamping {
  readonly stamp: Stamp;
  readonly sizes: readonly number[];
  /** The number of imprints of the largest size on the tile. */
  readonly count: number;
}

const ALL_OVER: Omit<Stamping, 'stamp'> = { sizes: [0.56, 0.38, 0.24], count: 15 };

/**
 * Returns the recipe of a batik: cotton dyed three times. A copper stamp prints wax on it between the baths, so that
 * each imprint keeps the colour of the bath before it.
 * @param colours from the deepest to the palest
 * @param stamp the figure of the imprints
 */
export function batik(name: string, colours: readonly Colour[], stamp: Stamp): Recipe {
  return recipe(
    name,
    'batik',
    (tile) => {
      const tone = ramp(colours);
      const [deep, middle, pale] = [bath(tile, tone, 0.2), bath(tile, tone, 0.46), bath(tile, tone, 0.74)];
      const first = waxed(tile, { stamp, ...ALL_OVER, sizes: [0.42, 0.26], count: 24 });
      const second = waxed(tile, { stamp, ...ALL_OVER });
      const [worn] = clouds(tile.random, { from: 4, to: 30, fall: 1 });
      for (let i = 0; i < PIXELS; i++) {
        // The first imprints of wax lie below the second ones, and of some imprints little wax came off.
        const share = 0.75 * smoothstep(-1.4, 0.9, worn[i] ?? 0);
        layer(tile, i, deep, middle, 0.8 * (second[i] ?? 0), pale, share * (first[i] ?? 0));
      }
    },
    { printed: false },
  );
}

/**
 * Returns the recipe of a batik with pale figures. A copper stamp printed them in wax, which kept the last bath of dye
 * away. The wax had cracks, and dye left lines in them.
 */
export function waxBatik(name: string, colours: readonly Colour[], wax: Colour, stamp: Stamp): Recipe {
  return recipe(
    name,
    'wax batik',
    (tile) => {
      const tone = ramp(colours);
      const [deep, middle] = [bath(tile, tone, 0.3), bath(tile, tone, 0.72)];
      const pale = bath(tile, ramp([shade(wax, -0.09, 6), wax, shade(wax, 0.03)]), 0.55);
      const first = waxed(tile, { stamp, sizes: [0.4, 0.26], count: 22 });
      const second = waxed(tile, { stamp, sizes: [0.62, 0.42, 0.28, 0.18], count: 13 });
      const cracked = cracks(tile);
      for (let i = 0; i < PIXELS; i++) {
        const share = (second[i] ?? 0) * (1 - (cracked[i] ?? 0));
        layer(tile, i, deep, middle, 0.6 * (first[i] ?? 0), pale, share);
      }
    },
    { printed: false },
  );
}

/** A function that returns the light of a pixel after a bath of dye. */
type Bath = (pixel: number) => Light;

/**
 * Returns a function for the light of each pixel after one bath of dye: mottled, with pools that dried to a
 * darker rim. `level` is the main colour's position on the colour ramp `tone`, from 0 to 1.
 */
function bath(tile: Tile, tone: (share: number) => Light, level: number): Bath {
  const { random } = tile;
  const [pushX, pushY] = clouds(random, { from: 4, to: 48, fall: 1.3 });
  const [soft] = clouds(random, { from: 3, to: 60, fall: 1.4 });
  const pools = clouds(random, { from: 3, to: 14, fall: 1.2 });
  return (pixel) => {
    const u = (pixel % TILE_PX) + 9 * (pushX[pixel] ?? 0);
    const v = Math.floor(pixel / TILE_PX) + 9 * (pushY[pixel] ?? 0);
    let share = level + 0.085 * (soft[pixel] ?? 0);
    for (const pool of pools) {
      const inside = sample(pool, u, v) - 0.35;
      if (inside <= -0.02) continue;
      const rim = smoothstep(-0.02, 0.04, inside) * (1 - smoothstep(0.04, 0.3, inside));
      share += 0.09 * smoothstep(0, 0.12, inside) - 0.12 * rim;
    }
    return tone(share);
  };
}

/**
 * Returns for each pixel the share that wax covered, 0 to 1. The wax has imprints of a copper stamp in all sizes,
 * turned in all directions, with frayed rims.
 */
function waxed(tile: Tile, { stamp, sizes, count }: Stamping): Float32Array {
  const { random } = tile;
  const block = new Tile(random);
  const draw = stamps[stamp](oklch(1, 0, 0))(block);
  const brush = Brush.on(block);
  const scatter = new Scatter(random);
  sizes.forEach((size, i) => {
    const spots = i === 0 ? scatter.spreadEvenly(count, size) : scatter.fill(size, 0.01, 1800);
    for (const { x, y } of spots) draw(brush.at(x, y, random.turn(), size * random.around(1, 0.1)));
  });
  const wax = newPlane();
  for (let i = 0; i < PIXELS; i++) wax[i] = block.pixels[3 * i] ?? 0;
  const [push, grain] = clouds(random, { from: 30, to: 100, fall: 0.6 });
  const kept = newPlane();
  for (let i = 0; i < PIXELS; i++) {
    const x = (i % TILE_PX) + 0.55 * (push[i] ?? 0);
    const y = Math.floor(i / TILE_PX) - 0.55 * (grain[i] ?? 0);
    kept[i] = smoothstep(0.25, 0.75, sample(wax, x, y) + 0.05 * (grain[i] ?? 0));
  }
  return kept;
}

/** Returns the strength of fine cracks at each pixel, from 0 for none to 1. The cracks appear in some areas only. */
function cracks(tile: Tile): Float32Array {
  const { border } = cells(tile.random, 34);
  const [gate, push] = clouds(tile.random, { from: 5, to: 60, fall: 1.2 });
  const strength = newPlane();
  for (let i = 0; i < PIXELS; i++) {
    const x = (i % TILE_PX) + 4 * (push[i] ?? 0);
    const y = Math.floor(i / TILE_PX) - 4 * (push[i] ?? 0);
    strength[i] = 0.6 * smoothstep(0, 0.8, gate[i] ?? 0) * (1 - smoothstep(0.2, 1, sample(border, x, y)));
  }
  return strength;
}

/**
 * Sets the light of a pixel: the first bath, covered by the second bath and then by the third, each with its
 * share (0 to 1).
 */
function layer(
  tile: Tile,
  pixel: number,
  ground: Bath,
  second: Bath,
  secondShare: number,
  third: Bath,
  thirdShare: number,
): void {
  let light = ground(pixel);
  if (secondShare >= 0.01) light = mixed(light, second(pixel), secondShare);
  if (thirdShare >= 0.01) light = mixed(light, third(pixel), thirdShare);
  tile.set(pixel, light[0], light[1], light[2]);
}

function mixed(below: Light, above: Light, share: number): Light {
  return [lerp(below[0], above[0], share), lerp(below[1], above[1], share), lerp(below[2], above[2], share)];
}
