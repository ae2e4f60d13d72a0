import { Brush } from '../brush.js';
import { type Colour } from '../colour.js';
import { cycle } from '../cycle.js';
import { type Motif } from '../motif.js';
import { pebble } from '../outline.js';
import { recipe, type Recipe } from '../recipe.js';
import { Scatter } from '../scatter.js';

export interface Tossed {
  readonly ground: Colour;
  /** They take turns. */
  readonly motifs: readonly Motif[];
  /** Radii in inches, largest first. */
  readonly sizes: readonly number[];
  /** Leading motifs on the tile; at least four, or the repeat shows. */
  readonly count: number;
  /** Other motifs for the gaps, and their radii, inches. */
  readonly fillers?: readonly Motif[];
  readonly fillerSizes?: readonly number[];
  /** Room between motifs, inches. */
  readonly gap?: number;
  /** Farthest turn from upright, degrees; any if not given. */
  readonly lean?: number;
  /** Dots in the last gaps. */
  readonly dot?: Colour;
}

/** Motifs strewn every way: the largest spread evenly, smaller ones in the gaps, dots in what is left. */
export function tossed(name: string, kind: string, options: Tossed): Recipe {
  const { ground, motifs, sizes, count, gap = 0.05, lean = 180, dot } = options;
  const { fillers = [], fillerSizes = [] } = options;
  return recipe(name, kind, (tile) => {
    tile.dye(ground);
    const { random } = tile;
    const scatter = new Scatter(random);
    const brush = Brush.on(tile);
    const toss = (strewn: readonly Motif[], radii: readonly number[], spread: number): void => {
      const draw = strewn.map((motif) => motif(tile));
      let turnOf = 0;
      radii.forEach((size, i) => {
        const spots = i === 0 && spread > 0 ? scatter.spread(spread, size) : scatter.fill(size, gap, 1500);
        for (const { x, y } of spots) {
          const turn = (random.between(-1, 1) * lean * Math.PI) / 180;
          cycle(draw, turnOf++)(brush.at(x, y, turn, size * random.around(1, 0.08)));
        }
      });
    };
    toss(motifs, sizes, count);
    toss(fillers, fillerSizes, 0);
    if (!dot) return;
    const ink = tile.ink(dot);
    for (const { x, y } of scatter.fill(0.026, gap, 1500)) brush.at(x, y).fill(ink, pebble(random, 0.025));
  });
}
