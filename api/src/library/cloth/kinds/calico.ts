import { Brush } from '../shapes/brush.js';
import { type Colour } from '../colour.js';
import { cycle } from '../texture/cycle.js';
import { pebble } from '../shapes/outline.js';
import { blossom, blossomInks, bud, rosette } from '../motifs/flowers.js';
import { leafInks, sprig, twoToneLeaf } from '../motifs/leaves.js';
import { recipe, type Recipe } from '../recipe.js';
import { Scatter } from '../texture/scatter.js';

export interface Calico {
  readonly ground: Colour;
  /** The colours of the large flowers, used in turn. */
  readonly blooms: readonly Colour[];
  /** The colours of the small flowers between the large flowers. */
  readonly fillers: readonly Colour[];
  readonly leaf: Colour;
  readonly eye: Colour;
  /** The colour of the dots in the gaps; by default the first colour of `fillers`. */
  readonly dot?: Colour;
  /**
   * The factor for the size of all flowers, leaves and dots. With 1, a large flower is about 0.45 inch wide.
   */
  readonly scale?: number;
  /** The number of large flowers on the 6-inch tile. */
  readonly count?: number;
  /** The gap between neighbouring flowers, sprigs and dots, in inches at `scale` 1. */
  readonly gap?: number;
}

/**
 * A print of small flowers close together: flowers with leaves, sprigs, smaller flowers between them, and dots
 * in the remaining gaps.
 */
export function calico(name: string, options: Calico): Recipe {
  return recipe(name, 'calico', (tile) => {
    const {
      ground,
      blooms,
      fillers,
      leaf,
      eye,
      dot = cycle(fillers, 0),
      scale = 1,
      count = 32,
      gap = 0.03,
    } = options;
    tile.dye(ground);
    const { random } = tile;
    const brush = Brush.on(tile);
    const scatter = new Scatter(random);
    const leaves = leafInks(tile, leaf);
    const bloomInks = blooms.map((colour) => blossomInks(tile, colour, eye));
    const fillerInks = fillers.map((colour) => blossomInks(tile, colour, eye));
    const dots = tile.ink(dot);
    const room = gap * scale;

    scatter.spread(count, 0.27 * scale).forEach(({ x, y }, i) => {
      const radius = random.around(0.225, 0.02) * scale;
      const flower = brush.at(x, y, random.turn());
      for (const turn of [0, random.around(0.7, 0.2), random.around(3.3, 0.3)]) {
        twoToneLeaf(flower.at(0, 0, turn).at(radius * 0.7, 0), random, radius * 0.85, leaves);
      }
      blossom(flower, random, radius, 5 + random.below(3), cycle(bloomInks, i));
    });
    for (const { x, y, turn } of scatter.fillLong(0.46 * scale, 0.08 * scale, room, 160)) {
      const along = brush.at(x, y, turn);
      if (random.chance(0.6)) sprig(along, random, 0.44 * scale, leaves);
      else {
        sprig(along.at(-0.06 * scale, 0), random, 0.36 * scale, leaves);
        bud(along.at(0.1 * scale, 0), 0.16 * scale, random.pick(bloomInks), leaves.dark);
      }
    }
    for (const { x, y } of scatter.fill(0.1 * scale, room, 2500)) {
      rosette(brush.at(x, y), random, random.around(0.09, 0.01) * scale, random.pick(fillerInks));
    }
    for (const { x, y } of scatter.fill(0.026 * Math.max(1, scale), room * 1.5, 1800)) {
      brush.at(x, y).fill(dots, pebble(random, 0.024 * Math.max(1, scale)));
    }
  });
}
