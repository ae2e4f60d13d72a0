import type { Levels } from '../../quilting/shapes/shape.js';

/**
 * New layers, bottom first, each as a list of its patches. A patch is given by its index among all patches of the
 * old layers, bottom first.
 */
export type Grouping = readonly (readonly number[])[];

/**
 * Returns the shapes of a block in new layers, bottom first.
 * @param levels the present layers, bottom first
 * @param grouping the indexes of the shapes in each new layer
 */
export function inGrouping(levels: Levels, grouping: Grouping): Levels {
  const shapes = levels.flat();
  return grouping.map((layer) => layer.flatMap((patch) => shapes[patch] ?? []));
}
