import { type Colour } from '../colour.js';
import { recipe, type Recipe } from '../recipe.js';

/** One colour: weave and mottling, nothing else. A weak weave looks like paper. */
export function solid(name: string, colour: Colour, weave = 1): Recipe {
  return recipe(
    name,
    'solid',
    (tile) => {
      tile.dye(colour);
    },
    { printed: false, weave },
  );
}
