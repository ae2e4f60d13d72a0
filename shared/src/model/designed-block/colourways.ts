import type { Block } from '../../quilting/block.js';
import type { Levels } from '../../quilting/shapes/shape.js';

/** Returns the fabric of each patch of a block, layer by layer, bottom first. A colourway is stored in this form. */
export function fabricsByPatch(levels: Levels): number[] {
  return levels.flat().map(({ fillFabric }) => fillFabric);
}

/**
 * Returns a text that stays the same while each patch stays in its layer, and in its place in the order. While the text
 * stays the same, saved indexes of patches are valid.
 */
export function patchOrder(levels: Levels): string {
  return levels.map((level) => level.map(({ shapeNum }) => shapeNum).join()).join(';');
}

/** True if two colourings of one block have the same fabrics, patch by patch. */
export function isSameColouring(one: Levels, other: Levels): boolean {
  return isSame(fabricsByPatch(one), fabricsByPatch(other));
}

/** True if the block's current fabrics are saved as one of its colourways. */
export function isKept({ levels, colourways }: Block): boolean {
  const now = fabricsByPatch(levels);
  return colourways.some((colourway) => isSame(colourway, now));
}

/** Returns the layers in the fabrics of a colourway. */
export function inColourway(levels: Levels, colourway: readonly number[]): Levels {
  let patch = 0;
  return levels.map((level) =>
    level.map((shape) => ({ ...shape, fillFabric: colourway[patch++] ?? shape.fillFabric })),
  );
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((fabric, patch) => fabric === other[patch]);
}
