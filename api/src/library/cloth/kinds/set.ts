import { Brush } from '../shapes/brush.js';
import { type Colour } from '../colour.js';
import { cycle } from '../texture/cycle.js';
import { type Motif } from '../shapes/motif.js';
import { recipe, type Recipe } from '../recipe.js';
import { TILE_INCHES } from '../texture/torus.js';

export interface SetPrint {
  readonly ground: Colour;
  /** The motif, or several motifs that are used in turn. */
  readonly motif: Motif | readonly Motif[];
  /**
   * The number of motifs in a row of 6 inches. It must be even: every other column is lowered by half a step,
   * so an odd number wouldn't match at the tile's edge.
   */
  readonly across: number;
  /** The number of rows of motifs in 6 inches; by default the same as `across`. */
  readonly down?: number;
  /** The radius of a motif, in inches. */
  readonly size: number;
  /**
   * A smaller motif in the gaps between the main motifs. `betweenSize` is its radius as a share of the main
   * motifs' radius.
   */
  readonly between?: Motif;
  readonly betweenSize?: number;
  /** The largest tilt of a motif from upright, in degrees. */
  readonly lean?: number;
  /** True if the motifs in every other column are mirrored from left to right. */
  readonly mirror?: boolean;
}

/**
 * A print of upright motifs in rows, with every other column lowered by half a step (a half drop), and with
 * small motifs in the gaps.
 */
export function set(name: string, kind: string, options: SetPrint): Recipe {
  const {
    ground,
    motif,
    across,
    down = across,
    size,
    between,
    betweenSize = 0.2,
    lean = 0,
    mirror = false,
  } = options;
  if (across % 2 !== 0) throw new Error(`${name} is set in a half drop: it needs an even number of columns.`);
  return recipe(name, kind, (tile) => {
    tile.dye(ground);
    const { random } = tile;
    const draw = [motif].flat().map((each) => each(tile));
    const drawBetween = between?.(tile);
    const brush = Brush.on(tile);
    const [stepX, stepY] = [TILE_INCHES / across, TILE_INCHES / down];
    for (let column = 0; column < across; column++) {
      for (let row = 0; row < down; row++) {
        const [x, y] = [(column + 0.5) * stepX, (row + (column % 2 === 0 ? 0.25 : 0.75)) * stepY];
        const turn = random.around(0, (lean * Math.PI) / 180);
        const place = brush.at(x, y, turn, size * random.around(1, 0.03));
        cycle(draw, column + row)(mirror && column % 2 === 1 ? place.mirrored() : place);
        drawBetween?.(brush.at(x, y + stepY / 2, turn, size * betweenSize));
      }
    }
  });
}
