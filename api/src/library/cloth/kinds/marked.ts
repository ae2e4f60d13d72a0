import { type Colour } from '../colour.js';
import { type Mark, marks } from '../motifs/marks.js';
import { type Recipe } from '../recipe.js';
import { set } from './set.js';
import { tossed } from './tossed.js';

/** The names of marks in searches for fabrics, if they differ from those in the code. */
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

/** Small marks scattered sparsely in all directions, three times their size apart. */
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

/** Small marks in rows in a half drop, close enough to look like one colour: a blender. */
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

/** Small marks in rows, in a half drop. */
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
