import { Brush } from '../shapes/brush.js';
import { clouds } from '../texture/clouds.js';
import { type Colour, light, ramp } from '../colour.js';
import { pebble } from '../shapes/outline.js';
import { recipe, type Recipe } from '../recipe.js';
import { PIXELS, smoothstep, TILE_INCHES, TILE_PX } from '../texture/torus.js';

/**
 * A fabric that looks like a wall with worn paint. From afar it has one colour; close up there are scuffs and
 * specks of two other colours.
 */
export function grunge(name: string, body: Colour, under: Colour, over: Colour): Recipe {
  return recipe(
    name,
    'grunge',
    (tile) => {
      const { random } = tile;
      const [broad, worn] = clouds(random, { from: 4, to: 60, fall: 1 });
      const [fine, specks] = clouds(random, { from: 30, to: 170, fall: 0.15 });
      const [low, middle, high] = [light(under), light(body), light(over)];
      for (let i = 0; i < PIXELS; i++) {
        const [slow, quick] = [broad[i] ?? 0, fine[i] ?? 0];
        const scraped =
          0.6 * smoothstep(0.5, 1.5, 0.75 * slow + 0.75 * quick) + 0.14 * smoothstep(-0.4, 1.6, slow);
        const laid =
          0.6 * smoothstep(0.7, 1.6, 0.75 * (worn[i] ?? 0) + 0.75 * (specks[i] ?? 0)) +
          0.14 * smoothstep(-0.4, 1.6, worn[i] ?? 0);
        const mixed = ([0, 1, 2] as const).map((channel) => {
          const value = middle[channel] + (low[channel] - middle[channel]) * scraped;
          return value + (high[channel] - value) * laid;
        });
        tile.set(i, mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0);
      }
    },
    { printed: false },
  );
}

/** A print of thousands of fine drops of all sizes, as if paint was flicked from a brush. */
export function spray(name: string, ground: Colour, drops: readonly Colour[]): Recipe {
  return recipe(name, 'spray', (tile) => {
    const { random } = tile;
    const [mist] = clouds(random, { from: 4, to: 40, fall: 1.2 });
    const tone = ramp([ground, ...drops.slice(0, 1)]);
    for (let i = 0; i < PIXELS; i++) tile.set(i, ...tone(0.12 * smoothstep(-1, 2, mist[i] ?? 0)));
    const brush = Brush.on(tile);
    const inks = drops.map((colour) => tile.ink(colour, 0.9));
    // Places in an even grid, each moved by chance. Purely random places would form heaps.
    const across = 56;
    for (let i = 0; i < across * across; i++) {
      const [x, y] = [(i % across) + random.next(), Math.floor(i / across) + random.next()];
      const radius = 0.007 + 0.026 * random.next() ** 4;
      brush
        .at((x * TILE_INCHES) / across, (y * TILE_INCHES) / across)
        .fill(random.pick(inks), pebble(random, radius, 0.12));
    }
  });
}

/** A fabric with a gradient from the first colour to the last and back, every 3 inches across the cloth. */
export function ombre(name: string, colours: readonly Colour[]): Recipe {
  return recipe(
    name,
    'ombre stripe',
    (tile) => {
      const { random } = tile;
      const [drift] = clouds(random, { from: 3, to: 30, fall: 1.4 });
      const tone = ramp(colours);
      for (let i = 0; i < PIXELS; i++) {
        const turn = (4 * Math.PI * (i % TILE_PX)) / TILE_PX;
        tile.set(i, ...tone(0.5 - 0.5 * Math.cos(turn) + 0.03 * (drift[i] ?? 0)));
      }
    },
    { printed: false },
  );
}
