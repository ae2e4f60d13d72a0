import { Brush } from '../shapes/brush.js';
import { type Colour } from '../colour.js';
import { cycle } from '../texture/cycle.js';
import { type Motif } from '../shapes/motif.js';
import { pebble } from '../shapes/outline.js';
import { recipe, type Recipe } from '../recipe.js';
import { deal, Scatter, type Spot } from '../texture/scatter.js';

export interface Tossed {
  readonly ground: Colour;
  /** The motifs, used in turn. */
  readonly motifs: readonly Motif[];
  /**
   * The radii of the motifs, in inches, from largest to smallest. `count` motifs have the first radius; motifs
   * of the other radii fill the gaps.
   */
  readonly sizes: readonly number[];
  /**
   * The number of motifs of the largest size on the tile; at least four, because otherwise people notice that
   * the tile repeats.
   */
  readonly count: number;
  /**
   * Motifs for the gaps, in addition to `motifs`. Each entry has a motif, or several that are used in turn, and their
   * radius in inches.
   */
  readonly fillers?: readonly (readonly [motifs: Motif | readonly Motif[], radius: number])[];
  /**
   * True to spread the motifs of the largest size as evenly as possible, with equal motifs far apart. This suits few,
   * large or very different motifs.
   */
  readonly even?: boolean;
  /** The smallest distance between two motifs, in inches. If negative, motifs may overlap. */
  readonly gap?: number;
  /** The largest tilt of a motif from upright, in degrees; by default 180, which allows any direction. */
  readonly lean?: number;
  /** The colour of dots in the remaining gaps; without it there are no dots. */
  readonly dot?: Colour;
}

/**
 * A print of motifs scattered in all directions: the largest evenly spread, smaller ones in the gaps, and dots
 * in the remaining gaps.
 */
export function tossed(name: string, kind: string, options: Tossed): Recipe {
  const { ground, motifs, sizes, count, gap = 0.05, lean = 180, dot, even = false } = options;
  return recipe(name, kind, (tile) => {
    tile.dye(ground);
    const { random } = tile;
    const scatter = new Scatter(random);
    const brush = Brush.on(tile);
    // Motifs may overlap a little, but those in the gaps may not.
    const room = Math.max(gap, 0.02);
    let turnOf = 0;
    const toss = (draw: readonly ((brush: Brush) => void)[], spots: readonly Spot[]): void => {
      for (const { x, y, radius } of spots) {
        const turn = (random.between(-1, 1) * lean * Math.PI) / 180;
        cycle(draw, turnOf++)(brush.at(x, y, turn, radius * random.around(1, 0.08)));
      }
    };
    const draw = motifs.map((motif) => motif(tile));
    sizes.forEach((size, i) => {
      if (i === 0 && even) {
        const leading = scatter.spreadEvenly(count, size);
        const dealt = deal(leading, draw.length);
        leading.forEach((spot, k) => {
          toss([cycle(draw, dealt[k] ?? 0)], [spot]);
        });
      } else toss(draw, i === 0 ? scatter.spread(count, size) : scatter.fill(size, gap, 1500));
    });
    for (const [fill, radius] of options.fillers ?? []) {
      const drawn = [fill].flat().map((motif) => motif(tile));
      toss(drawn, scatter.fill(radius, room, 1500));
    }
    if (!dot) return;
    const ink = tile.ink(dot);
    for (const { x, y } of scatter.fill(0.026, room, 1500)) brush.at(x, y).fill(ink, pebble(random, 0.025));
  });
}
