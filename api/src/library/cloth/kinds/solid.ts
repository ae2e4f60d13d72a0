import { type Colour } from '../colour.js';
import { recipe, type Recipe } from '../recipe.js';
import { smoothstep } from '../texture/torus.js';

/** A fabric of one colour. A weak `weave` looks like paper; a strong one on light cotton looks like linen. */
export function solid(
  name: string,
  colour: Colour,
  weave = 1 - 0.3 * smoothstep(0.74, 0.93, colour.l),
): Recipe {
  return recipe(
    name,
    'solid',
    (tile) => {
      tile.dye(colour);
    },
    { printed: false, weave },
  );
}
