import type { Block } from '@quiltwright/shared/quilting/block';
import type { Levels } from '@quiltwright/shared/quilting/shape';

/** The fabric of each patch of a block, level by level: how it keeps a colourway. */
export function fabricsByPatch(levels: Levels): number[] {
  return levels.flat().map(({ fillFabric }) => fillFabric);
}

/** Which patches lie on which layer, in what order: indexes of patches mean the same while this is the same. */
export function patchOrder(levels: Levels): string {
  return levels.map((level) => level.map(({ shapeNum }) => shapeNum).join()).join(';');
}

/** Whether two colourings of one block are in the same fabrics, patch by patch. */
export function isSameColouring(one: Levels, other: Levels): boolean {
  return isSame(fabricsByPatch(one), fabricsByPatch(other));
}

/** Whether the block has its present colouring among its colourways. */
export function isKept({ levels, colourways }: Block): boolean {
  const now = fabricsByPatch(levels);
  return colourways.some((colourway) => isSame(colourway, now));
}

/** The layers in the fabrics of a colourway. */
export function inColourway(levels: Levels, colourway: readonly number[]): Levels {
  let patch = 0;
  return levels.map((level) =>
    level.map((shape) => ({ ...shape, fillFabric: colourway[patch++] ?? shape.fillFabric })),
  );
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((fabric, patch) => fabric === other[patch]);
}
