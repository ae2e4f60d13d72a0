import { clouds } from '../texture/clouds.js';
import { type Colour, light } from '../colour.js';
import { recipe, type Recipe } from '../recipe.js';
import { Scatter } from '../texture/scatter.js';
import { at, PIXELS, PX_PER_INCH, smoothstep } from '../texture/torus.js';

/** The radii of the brush's dabs, in inches. As many dabs of each size are painted as fit. */
const DABS = [0.95, 0.62, 0.4, 0.22];

/**
 * A fabric like washes of watercolour on wet paper. The first washes flow into each other. Later dabs of the
 * brush cover them, and dry with a darker rim where the paper was dry.
 */
export function watercolour(name: string, paper: Colour, glazes: readonly Colour[]): Recipe {
  return recipe(
    name,
    'watercolour',
    (tile) => {
      tile.dye(paper);
      const { random } = tile;
      const [grain, bleed] = clouds(random, { from: 8, to: 120, fall: 0.7 });
      const absorbances = glazes.map((colour) =>
        light(colour).map((amount) => -Math.log(Math.max(0.02, amount))),
      );
      const glaze = (pixel: number, absorbance: readonly number[], density: number): void => {
        for (let channel = 0; channel < 3; channel++) {
          const k = 3 * pixel + channel;
          tile.pixels[k] = (tile.pixels[k] ?? 0) * Math.exp(-density * (absorbance[channel] ?? 0));
        }
      };
      for (const absorbance of absorbances) {
        const [wash, drift] = clouds(random, { from: 3, to: 40, fall: 1.9 });
        for (let i = 0; i < PIXELS; i++) {
          const depth = 0.3 * smoothstep(-0.9, 1.6, (wash[i] ?? 0) + 0.25 * (drift[i] ?? 0));
          glaze(i, absorbance, depth * (1 + 0.1 * (grain[i] ?? 0)));
        }
      }
      const [frayX, frayY] = clouds(random, { from: 5, to: 60, fall: 1.2 });
      const [gate] = clouds(random, { from: 4, to: 24, fall: 1.2 });
      for (const size of DABS) {
        for (const { x, y, radius } of new Scatter(random).fill(size, -0.42 * size, 160)) {
          const absorbance = random.pick(absorbances);
          const strength = random.around(0.3, 0.18);
          const [middleX, middleY, reach] = [x * PX_PER_INCH, y * PX_PER_INCH, radius * PX_PER_INCH];
          const far = Math.ceil(reach * 1.4);
          for (let dy = -far; dy <= far; dy++) {
            for (let dx = -far; dx <= far; dx++) {
              const i = at(Math.round(middleX + dx), Math.round(middleY + dy));
              const u = dx + 0.16 * reach * (frayX[i] ?? 0);
              const v = dy + 0.16 * reach * (frayY[i] ?? 0);
              const inside = reach * 0.92 - Math.sqrt(u * u + v * v);
              if (inside < -6) continue;
              // A dab has no rim where the paper was still wet.
              const dry = smoothstep(-0.5, 0.9, gate[i] ?? 0);
              const edge = smoothstep(-6 + 5 * dry, 7 - 6 * dry, inside);
              const rim = dry * (1 - smoothstep(1, 5, inside));
              const body =
                0.55 +
                0.45 * (1 - smoothstep(0, reach, inside)) +
                0.1 * (bleed[i] ?? 0) +
                0.06 * (grain[i] ?? 0);
              glaze(i, absorbance, edge * strength * (body + 0.8 * rim));
            }
          }
        }
      }
    },
    { printed: false },
  );
}
