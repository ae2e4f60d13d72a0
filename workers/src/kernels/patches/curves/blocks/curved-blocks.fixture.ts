import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';

/** The blocks of the library with curved seams, by title. Ellipses are appliqué, and have none. */
export const curvedBlocks: Readonly<Record<string, Levels>> = Object.fromEntries(
  premadeBlocks
    .filter(({ levels }) =>
      levels.flat().some(({ outline = [] }) => outline.some(([, , bulge]) => bulge !== 0)),
    )
    .map(({ title, levels }) => [title, levels]),
);
