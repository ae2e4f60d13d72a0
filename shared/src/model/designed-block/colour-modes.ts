import type { Levels } from '../../quilting/shapes/shape.js';

/** The part of a block that gets a fabric at once: a whole layer, one patch, or all patches in the same fabric. */
export const colourModes = ['layer', 'patch', 'fabric'] as const;
export type ColourMode = (typeof colourModes)[number];

/** Returns the indexes (in the levels, bottom first) of all patches that are coloured together with a given patch. */
export function patchesAlongWith(levels: Levels, mode: ColourMode, patch: number): number[] {
  if (mode === 'patch') return [patch];
  if (mode === 'layer') return patchesOfLayer(levels, layerOf(levels, patch));
  const patches = levels.flat();
  return patches.flatMap(({ fillFabric }, index) => (fillFabric === patches[patch]?.fillFabric ? index : []));
}

/** Returns the number of a patch's layer: 1 for the bottom layer. Returns 0 if the patch doesn't exist. */
export function layerOf(levels: Levels, patch: number): number {
  let end = 0;
  return levels.findIndex(({ length }) => patch < (end += length)) + 1;
}

/** Returns the patches of a layer, by the layer's number. */
export function patchesOfLayer(levels: Levels, layer: number): number[] {
  const first = levels.slice(0, layer - 1).reduce((count, { length }) => count + length, 0);
  return (levels[layer - 1] ?? []).map((_, index) => first + index);
}
