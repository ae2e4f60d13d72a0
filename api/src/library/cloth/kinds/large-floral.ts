import { Brush } from '../shapes/brush.js';
import { type Colour } from '../colour.js';
import { cycle } from '../texture/cycle.js';
import { blossomInks, cabbageRose, daisy, peony, poppy, rosette } from '../motifs/flowers.js';
import { leafInks, sprig, twoToneLeaf } from '../motifs/leaves.js';
import { sunflower } from '../motifs/sunflower.js';
import { pebble } from '../shapes/outline.js';
import { recipe, type Recipe } from '../recipe.js';
import { deal, Scatter } from '../texture/scatter.js';

export interface LargeFloral {
  readonly ground: Colour;
  /** The kind of the large flowers. */
  readonly bloom: 'peony' | 'rose' | 'poppy' | 'sunflower';
  readonly blooms: readonly Colour[];
  /** The colour of the daisies, which are smaller than the large flowers. */
  readonly daisies: Colour;
  /** The colour of the small motifs between the flowers. */
  readonly fillers: Colour;
  readonly leaf: Colour;
  readonly eye: Colour;
  /** The radius of a large flower, in inches. */
  readonly radius?: number;
}

/**
 * A print of flowers 1½ inches wide with their leaves, and daisies and small motifs between them. It suits the
 * main part of a quilt.
 */
export function largeFloral(name: string, options: LargeFloral): Recipe {
  const { ground, bloom, blooms, daisies, fillers, leaf, eye, radius = 0.76 } = options;
  const drawBloom = { peony, rose: cabbageRose, poppy, sunflower }[bloom];
  return recipe(name, 'large floral', (tile) => {
    tile.dye(ground);
    const { random } = tile;
    const brush = Brush.on(tile);
    const scatter = new Scatter(random);
    const leaves = leafInks(tile, leaf);
    const bloomInks = blooms.map((colour) => blossomInks(tile, colour, eye));
    const daisyInks = blossomInks(tile, daisies, eye);
    const fillerInks = blossomInks(tile, fillers, eye);

    const heads = scatter.spreadEvenly(Math.round(6 / radius ** 2), radius * 0.97);
    for (const { x, y } of heads) {
      const start = random.turn();
      for (let i = 0; i < 3; i++) {
        const cluster = start + ((i + random.around(0, 0.18)) * 2 * Math.PI) / 3;
        for (const lean of [-0.45, 0.4, 0]) {
          const turn = cluster + lean;
          const length = radius * (lean === 0 ? 0.95 : 0.75);
          twoToneLeaf(brush.at(x, y, turn).at(radius * 0.72, 0), random, length, leaves, true);
          const reach = radius * 0.72 + length * 0.6;
          scatter.take(x + reach * Math.cos(turn), y + reach * Math.sin(turn), length * 0.2);
        }
      }
    }
    const seconds = scatter.fill(radius * 0.42, 0, 1500);
    for (const { x, y } of seconds) {
      const start = random.turn();
      for (const turn of [start, start + 2.4]) {
        twoToneLeaf(brush.at(x, y, turn).at(radius * 0.28, 0), random, radius * 0.4, leaves);
      }
    }
    for (const { x, y, turn } of scatter.fillLong(radius * 0.85, radius * 0.12, 0.0, 1200)) {
      sprig(brush.at(x, y, turn), random, radius * 0.85, leaves);
    }
    const dealt = deal(heads, blooms.length);
    heads.forEach(({ x, y }, i) => {
      drawBloom(brush.at(x, y), random, radius * random.around(1, 0.05), cycle(bloomInks, dealt[i] ?? 0));
    });
    for (const { x, y } of seconds) daisy(brush.at(x, y), random, radius * 0.42, daisyInks);
    for (const { x, y } of scatter.fill(0.12, 0.03, 1500)) {
      rosette(brush.at(x, y), random, random.around(0.12, 0.015), fillerInks);
    }
    for (const { x, y } of scatter.fill(0.03, 0.05, 1200)) {
      brush.at(x, y).fill(fillerInks.body, pebble(random, 0.03));
    }
  });
}
