import { type Colour } from '../colour.js';
import { damask } from '../motifs/damask.js';
import { fivePointStar, medallion, scroll } from '../motifs/figures.js';
import { paisley, type PaisleyColours } from '../motifs/paisley.js';
import { forgetMeNot, openLeaf } from '../motifs/sprigs.js';
import { type Motif } from '../shapes/motif.js';
import { type Recipe } from '../recipe.js';
import { set } from './set.js';
import { tossed } from './tossed.js';

/* Prints of the library's common kinds, in the sizes in which they look right. */

/**
 * A print of small neat figures, as on neck-ties (foulard). The figure is a lozenge of petals unless `motif` is
 * given.
 */
export function foulard(name: string, ground: Colour, petals: Colour, accent: Colour, motif?: Motif): Recipe {
  return set(name, 'foulard', {
    ground,
    motif: motif ?? medallion(petals, accent),
    across: 14,
    down: 8,
    size: 0.2,
  });
}

/**
 * A print of small sprigs on a light ground, as on shirts. Every other column is mirrored, and lowered by half
 * a step (a half drop).
 */
export function shirting(name: string, ground: Colour, motif: Motif, size = 0.19): Recipe {
  return set(name, 'shirting', { ground, motif, across: 10, size, lean: 8, mirror: true });
}

/** A print of large paisleys with small flowers in the gaps. Every other column is mirrored. */
export function paisleyPrint(name: string, ground: Colour, colours: PaisleyColours): Recipe {
  const between = forgetMeNot(colours.contour, colours.bead);
  return set(name, 'paisley', {
    ...{ ground, motif: paisley(colours), across: 4, size: 0.78, mirror: true },
    ...{ between, betweenSize: 0.3 },
  });
}

/** A print of pointed ovals (ogees) with a palm leaf in each, in one ink. */
export function damaskPrint(name: string, ground: Colour, figure: Colour): Recipe {
  return set(name, 'damask', { ground, motif: damask(figure), across: 4, down: 3, size: 0.98 });
}

/** A print of leaves close together, in several tones. */
export function tossedLeaves(name: string, ground: Colour, leaves: readonly Colour[]): Recipe {
  const motifs = leaves.map(openLeaf);
  return tossed(name, 'tossed leaves', { ground, motifs, sizes: [0.36, 0.24, 0.14], count: 44, gap: -0.1 });
}

/** A print of stars in three sizes, with dots between them. */
export function tossedStars(name: string, ground: Colour, stars: readonly Colour[], size = 0.29): Recipe {
  return tossed(name, 'tossed stars', {
    ...{ ground, motifs: stars.map(fivePointStar), sizes: [size, size * 0.6, size * 0.35] },
    ...{ count: Math.round(1.6 / size ** 2), gap: 0.08, ...(stars[0] && { dot: stars[0] }) },
  });
}

/** A print of coiled tendrils close together. `figure` should differ little from `ground`. */
export function scrolls(name: string, ground: Colour, figure: Colour): Recipe {
  const motifs = [scroll(figure)];
  return tossed(name, 'scroll', { ground, motifs, sizes: [0.4, 0.3, 0.2, 0.13], count: 36, gap: -0.09 });
}
