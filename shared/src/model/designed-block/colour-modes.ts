import type { Levels } from '../../quilting/shapes/shape.js';

/** The choices of which patches get a fabric at once: a whole layer, one patch, or all patches in the same fabric. */
export const colourModes = ['layer', 'patch', 'fabric'] as const;
export type ColourMode = (typeof colourModes)[number];

/**
 * Returns the patches that get a fabric together with a given patch. Patches are given by their indexes in
 * `levels.flat()`: all layers in one list, bottom first.
 */
export function patchesAlongWith(levels: Levels, mode: ColourMode, patch: number): number[] {
  if (mode === 'patch') return [patch];
  if (mode === 'layer') return patchesOfLayer(levels, layerOf(levels, patch));
  const patches = levels.flat();
  return patches.flatMap(({ fillFabric }, index) => (fillFabric === patches[patch]?.fillFabric ? index : []));
}

/**
 * Returns the number of the layer that contains a patch: 1 for the bottom layer, 0 if the patch doesn't exist. `patch`
 * is an index in all layers together, bottom first.
 */
export function layerOf(levels: Levels, patch: number): number {
  let end = 0;
  return levels.findIndex(({ length }) => patch < (end += length)) + 1;
}

/** Returns the indexes of a layer's patches in all layers together, bottom first. `layer` is 1 for the bottom layer. */
export function patchesOfLayer(levels: Levels, layer: number): number[] {
  const first = levels.slice(0, layer - 1).reduce((count, { length }) => count + length, 0);
  return (levels[layer - 1] ?? []).map((_, index) => first + index);
}
