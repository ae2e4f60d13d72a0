import { Brush } from '../shapes/brush.js';
import { type Colour, shade } from '../colour.js';
import { numeral } from '../shapes/numerals.js';
import { recipe, type Recipe } from '../recipe.js';
import { TILE_INCHES } from '../texture/torus.js';

/**
 * The number of numerals in a row and in a column of the 6-inch tile. With one every 3/4 inch, even a small
 * patch shows a numeral.
 */
const ACROSS = 8;
const HEIGHT = 0.26;

/**
 * A placeholder fabric, which stands for a block's fabric until the quilter chooses one. It is a flat colour
 * with quiet, upright numerals, every other column lowered by half a step.
 */
export function standIn(digit: number, colour: Colour): Recipe {
  return recipe(
    `Spot ${String(digit)}`,
    'stand-in',
    (tile) => {
      tile.dye(colour);
      const ink = tile.ink(shade(colour, -0.16));
      const brush = Brush.on(tile);
      const pitch = TILE_INCHES / ACROSS;
      for (let column = 0; column < ACROSS; column++) {
        for (let row = 0; row < ACROSS; row++) {
          const place = brush.at(
            (column + 0.5) * pitch,
            (row + (column % 2 === 0 ? 0.25 : 0.75)) * pitch,
            0,
            HEIGHT,
          );
          for (const stroke of numeral(digit)) place.fill(ink, stroke);
        }
      }
    },
    { weave: 0.3 },
  );
}
