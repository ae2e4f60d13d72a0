import type { Levels } from '@quiltwright/shared/quilting/shape';

/** How much of a block takes a fabric together: a whole layer, one patch, or all that is in the same fabric. */
export const colourModes = ['layer', 'patch', 'fabric'] as const;
export type ColourMode = (typeof colourModes)[number];

/** Indexes in the levels, bottom first, of all that is coloured along with a patch. */
export function patchesAlongWith(levels: Levels, mode: ColourMode, patch: number): number[] {
  if (mode === 'patch') return [patch];
  if (mode === 'layer') return patchesOfLayer(levels, layerOf(levels, patch));
  const patches = levels.flat();
  return patches.flatMap(({ fillFabric }, index) => (fillFabric === patches[patch]?.fillFabric ? index : []));
}

/** The layer of a patch: 1 for the bottom one, 0 for a patch that isn't there. */
export function layerOf(levels: Levels, patch: number): number {
  let end = 0;
  return levels.findIndex(({ length }) => patch < (end += length)) + 1;
}

/** The patches of a layer, by the layer's number. */
export function patchesOfLayer(levels: Levels, layer: number): number[] {
  const first = levels.slice(0, layer - 1).reduce((count, { length }) => count + length, 0);
  return (levels[layer - 1] ?? []).map((_, index) => first + index);
}
