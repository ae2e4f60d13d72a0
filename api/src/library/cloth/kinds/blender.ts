import { Brush } from '../shapes/brush.js';
import { clouds } from '../texture/clouds.js';
import { blend, type Colour, ramp } from '../colour.js';
import { sprig } from '../motifs/leaves.js';
import { openLeaf } from '../motifs/sprigs.js';
import { noise } from '../texture/noise.js';
import { disc, hole, pebble, petal } from '../shapes/outline.js';
import { recipe, type Recipe } from '../recipe.js';
import { Scatter } from '../texture/scatter.js';
import { type Tile } from '../shapes/tile.js';
import { PIXELS, sample, smoothstep, TILE_PX } from '../texture/torus.js';

/**
 * A print of sprigs, leaves and flowers that cover the cloth, in one ink close to the ground's colour. It looks
 * quiet between louder prints.
 */
export function toneOnTone(name: string, ground: Colour, figure: Colour): Recipe {
  return recipe(name, 'tone-on-tone', (tile) => {
    tile.dye(ground);
    const { random } = tile;
    const ink = tile.ink(figure);
    const drawLeaf = openLeaf(figure)(tile);
    const brush = Brush.on(tile);
    const scatter = new Scatter(random);
    for (const { x, y, turn } of scatter.fillLong(0.95, 0.14, 0.02, 500)) {
      sprig(brush.at(x, y, turn), random, 0.92, { dark: ink, light: ink });
    }
    for (const { x, y, turn } of scatter.fillLong(0.48, 0.1, 0.03, 900)) {
      drawLeaf(brush.at(x, y, turn + Math.PI / 2, 0.22));
    }
    for (const { x, y } of scatter.fill(0.12, 0.03, 2000)) {
      const start = random.turn();
      for (let i = 0; i < 5; i++) brush.at(x, y, start + (i * 2 * Math.PI) / 5).fill(ink, petal(0.125, 0.11));
      brush.at(x, y).fill(tile.ink(ground), disc(0.03));
    }
    for (const { x, y } of scatter.fill(0.05, 0.03, 2500)) {
      brush.at(x, y).fill(ink, pebble(random, 0.05), hole(disc(0.022)));
    }
    for (const { x, y } of scatter.fill(0.022, 0.025, 2500)) brush.at(x, y).fill(ink, pebble(random, 0.022));
  });
}

/**
 * A fabric with clouds and fine veins like marble, from one tone to another. From afar it looks like one
 * colour.
 */
export function marbled(name: string, dark: Colour, pale: Colour): Recipe {
  return recipe(name, 'marbled', marble, { printed: false });

  function marble(tile: Tile): void {
    const { random } = tile;
    const [pushX, pushY] = clouds(random, { from: 4, to: 40, fall: 1.2 });
    const [body, grain] = clouds(random, { from: 4, to: 120, fall: 0.95 });
    const veins = clouds(random, { from: 4, to: 24, fall: 1.1 });
    const tone = ramp([dark, blend(dark, pale, 0.5), pale]);
    for (let y = 0, i = 0; y < TILE_PX; y++) {
      for (let x = 0; x < TILE_PX; x++, i++) {
        const [u, v] = [x + 10 * (pushX[i] ?? 0), y + 10 * (pushY[i] ?? 0)];
        let share = 0.5 + 0.2 * sample(body, u, v) + 0.06 * (grain[i] ?? 0);
        // Veins fade in and out, and run where the stone is darkest.
        for (const vein of veins) {
          const away = Math.abs(sample(vein, u, v));
          share -= 0.16 * (1 - smoothstep(0, 0.14, away)) * smoothstep(-0.6, 0.8, -(body[i] ?? 0));
        }
        const [red, green, blue] = tone(share);
        tile.set(i, red, green, blue);
      }
    }
  }
}

/** A fabric with crossing streaks of uneven strength, like linen, or like paint brushed in both directions. */
export function crosshatch(name: string, dark: Colour, pale: Colour): Recipe {
  return recipe(
    name,
    'crosshatch',
    (tile) => {
      const { random } = tile;
      const layers = [
        noise(random, [6, 170]),
        noise(random, [170, 6]),
        noise(random, [12, 256]),
        noise(random, [256, 12]),
        noise(random, [9, 90]),
        noise(random, [90, 9]),
      ];
      const tone = ramp([dark, blend(dark, pale, 0.5), pale]);
      for (let i = 0; i < PIXELS; i++) {
        let sum = 0;
        for (const layer of layers) sum += layer[i] ?? 0;
        const [red, green, blue] = tone(smoothstep(-3.6, 4.6, sum));
        tile.set(i, red, green, blue);
      }
    },
    { printed: false, weave: 0.6 },
  );
}
