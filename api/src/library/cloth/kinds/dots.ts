import { Brush } from '../shapes/brush.js';
import { type Colour } from '../colour.js';
import { cycle } from '../texture/cycle.js';
import { pebble } from '../shapes/outline.js';
import { recipe, type Recipe } from '../recipe.js';
import { TILE_INCHES } from '../texture/torus.js';

export interface Dots {
  readonly ground: Colour;
  /** The colours of the dots, used in turn along a row. */
  readonly dots: readonly Colour[];
  /** The diameter of a dot, in inches. */
  readonly size: number;
  /**
   * The number of dots in a row of 6 inches. It must be even if every other column is lowered by half a step
   * (`halfDrop`).
   */
  readonly across: number;
  /** True if every other column is lowered by half a step. */
  readonly halfDrop?: boolean;
}

/** A print of dots on a lattice, from pin dots of 1/16 inch to coin dots of 1/2 inch. */
export function dots(name: string, { ground, dots: colours, size, across, halfDrop = false }: Dots): Recipe {
  if (halfDrop && across % 2 !== 0)
    throw new Error(`${name} has a half drop: it needs an even number of columns.`);
  return recipe(name, size < 0.12 ? 'pin dot' : 'polka dot', (tile) => {
    tile.dye(ground);
    const { random } = tile;
    const brush = Brush.on(tile);
    const inks = colours.map((colour) => tile.ink(colour));
    const pitch = TILE_INCHES / across;
    for (let column = 0; column < across; column++) {
      for (let row = 0; row < across; row++) {
        const drop = halfDrop && column % 2 === 1 ? 1 : 0.5;
        brush
          .at(
            (column + 0.5) * pitch + random.around(0, 0.005),
            (row + drop) * pitch + random.around(0, 0.005),
          )
          .fill(
            cycle(inks, column + row),
            pebble(random, (size / 2) * random.around(1, 0.05), size < 0.12 ? 0.03 : 0.012),
          );
      }
    }
  });
}
