import { type Colour } from '../colour.js';
import { recipe, type Recipe } from '../recipe.js';
import { TILE_PX } from '../texture/torus.js';

/** A print of slanting stripes like a twill whose direction changes every 3/8 inch (herringbone). */
export function herringbone(name: string, ground: Colour, figure: Colour): Recipe {
  const [column, stripe] = [TILE_PX / 16, 8];
  return recipe(name, 'herringbone', (tile) => {
    tile.dye(ground);
    tile.screen([tile.ink(figure)], (x, y) => {
      const across = x % (2 * column);
      const slope = across < column ? across : 2 * column - across;
      return remainder(slope + y, stripe) < stripe / 2 ? 0 : -1;
    });
  });
}

/**
 * A print of broken checks with hooked corners, like a twill of four dark and four light threads in turn
 * (houndstooth).
 */
export function houndstooth(name: string, ground: Colour, figure: Colour, across: 12 | 16 | 24): Recipe {
  const thread = TILE_PX / across / 8;
  return recipe(name, 'houndstooth', (tile) => {
    tile.dye(ground);
    tile.screen([tile.ink(figure)], (x, y) => {
      const [end, pick] = [x / thread, y / thread];
      const [warpDark, weftDark] = [end % 8 < 4, pick % 8 < 4];
      const warpOnTop = (end + pick) % 4 < 2;
      return (warpOnTop ? warpDark : weftDark) ? 0 : -1;
    });
  });
}

/**
 * A print of zigzag stripes across the cloth, with the ground between them. From top to bottom, the stripes have the
 * colours in turn. Each zigzag is half as high as wide, and `across` zigzags fill 6 inches.
 */
export function chevron(
  name: string,
  ground: Colour,
  colours: readonly Colour[],
  across: 6 | 8 | 12 = 6,
): Recipe {
  const step = TILE_PX / across;
  if (across % colours.length !== 0)
    throw new Error(`${name}: its zigzags must be a multiple of the colours.`);
  return recipe(name, 'chevron', (tile) => {
    tile.dye(ground);
    const inks = colours.map((colour) => tile.ink(colour));
    tile.screen(inks, (x, y) => {
      const rise = Math.abs(remainder(x, step) - step / 2);
      const band = Math.floor((y + rise) / (step / 2));
      return band % 2 === 0 ? (band / 2) % inks.length : -1;
    });
  });
}

/**
 * A print of overlapping scales in rows, each with concentric rings. The scales look like waves in blue, and
 * like clamshells in other colours.
 */
export function scales(name: string, ground: Colour, rings: readonly Colour[], across: 6 | 8 | 12): Recipe {
  const width = TILE_PX / across;
  const radius = width / 2;
  const rowStep = radius / 2;
  const rowCount = TILE_PX / rowStep;
  return recipe(name, 'clamshell', (tile) => {
    tile.dye(ground);
    /**
     * Returns the distance (pixels) of a point from the middle of the scale that is visible there. Lower rows
     * of scales cover upper ones.
     */
    const fromMiddle = (x: number, y: number): number => {
      const lowest = Math.floor(y / rowStep) + 2;
      for (let row = lowest; row > lowest - 5; row--) {
        const shift = ((row % 2) + 2) % 2 === 0 ? 0 : radius;
        const dx = remainder(x - shift + radius, width) - radius;
        const distance = Math.sqrt(dx * dx + (y - row * rowStep) ** 2);
        if (distance < radius && y <= row * rowStep) return distance;
      }
      return radius;
    };
    if (rowCount % 2 !== 0)
      throw new Error(`The scales of ${name} don't tile: the number of rows must be even.`);
    const bands = 2 * rings.length;
    tile.screen(
      rings.map((colour) => tile.ink(colour)),
      (x, y) => {
        const fromRim = bands - 1 - Math.floor((fromMiddle(x, y) / radius) * bands);
        return fromRim % 2 === 0 ? fromRim / 2 : -1;
      },
    );
  });
}

function remainder(value: number, step: number): number {
  return value - step * Math.floor(value / step);
}
