import { type Colour } from '../colour.js';
import { type Mark, marks } from '../motifs/marks.js';
import { type Recipe } from '../recipe.js';
import { set } from './set.js';
import { tossed } from './tossed.js';

/** The names of marks for searches of fabrics, where they differ from the plural of the name in the code. */
const called: Readonly<Partial<Record<Mark, string>>> = {
  crossStitch: 'cross stitches',
  openTriangle: 'triangles',
  openSquare: 'squares',
  seedHead: 'dandelions',
  bee: 'bees',
  leafOutline: 'leaves',
  daisyOutline: 'daisies',
  speck: 'spatter',
  plus: 'pluses',
  dash: 'dashes',
};

/**
 * A print of small marks scattered sparsely in all directions. The space between two marks is at least 1.6
 * times `size`, the radius of the larger marks.
 */
export function strewn(
  name: string,
  ground: Colour,
  mark: Mark,
  colours: readonly Colour[],
  size: number,
): Recipe {
  return tossed(name, `low-volume ${wordFor(mark)}`, {
    ground,
    motifs: colours.map(marks[mark]),
    sizes: [size, size * 0.7],
    count: Math.round(Math.min(90, 3.2 / size ** 1.5)),
    gap: size * 1.6,
    even: true,
  });
}

/**
 * A print of small marks in rows, with every other column lowered by half a step (a half drop). The marks are
 * so close together that the cloth looks like one colour from afar (a blender).
 */
export function geometric(
  name: string,
  ground: Colour,
  mark: Mark,
  colours: readonly Colour[],
  across: number,
  size: number,
): Recipe {
  const motif = colours.map(marks[mark]);
  return set(name, 'geometric', { ground, motif, across, size });
}

/**
 * A print of small, slightly tilted marks of one colour on a quiet ground. They are in rows, with every other
 * column lowered by half a step (a half drop).
 */
export function spaced(
  name: string,
  ground: Colour,
  mark: Mark,
  colour: Colour,
  across: number,
  size: number,
): Recipe {
  return set(name, `low-volume ${wordFor(mark)}`, {
    ground,
    motif: marks[mark](colour),
    across,
    size,
    lean: 5,
  });
}

function wordFor(mark: Mark): string {
  return called[mark] ?? `${mark}s`;
}
