import { type Colour } from '../colour.js';
import { recipe, type Recipe } from '../recipe.js';

/** One colour: weave and mottling, nothing else. */
export function solid(name: string, colour: Colour): Recipe {
  return recipe(
    name,
    'solid',
    (tile) => {
      tile.dye(colour);
    },
    { printed: false },
  );
}
