import { Brush } from '../shapes/brush.js';
import { type Colour } from '../colour.js';
import { bar } from '../shapes/outline.js';
import { recipe, type Recipe } from '../recipe.js';
import { TILE_INCHES } from '../texture/torus.js';

/**
 * A print like squared paper: fine lines in both directions, `across` lines in 6 inches. One of every `bold` lines is a
 * little broader. The lines vary in strength, as if drawn by hand.
 */
export function grid(name: string, ground: Colour, line: Colour, across: number, bold = 4): Recipe {
  if (across % bold !== 0)
    throw new Error(`${name} doesn't tile: ${String(bold)} must divide ${String(across)}.`);
  return recipe(name, 'low-volume grid', (tile) => {
    tile.dye(ground);
    const { random } = tile;
    const brush = Brush.on(tile);
    const ink = { ...tile.ink(line, 0.85), dx: 0, dy: 0 };
    const [pitch, pieces] = [TILE_INCHES / across, 4];
    for (let i = 0; i < across; i++) {
      for (let k = 0; k < across * pieces; k++) {
        const [at, from] = [i * pitch, (k * pitch) / pieces];
        const width = (i % bold === 0 ? 0.024 : 0.014) * random.around(1, 0.25);
        brush.fill(ink, bar([at, from], [at, from + pitch / pieces], width));
        brush.fill(ink, bar([from, at], [from + pitch / pieces, at], width));
      }
    }
  });
}
