import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { FABRIC } from '@quiltwright/shared/limits';
import { recolour, type Levels } from '@quiltwright/shared/quilting/shape';

/** What can be set into a quilt or laid on the table; `cloth` dresses the stand-in fabrics 1, 2, 3 … in turn. */
export type PlaceableBlock = Pick<
  BlockListItem,
  'designedBlockNum' | 'title' | 'designName' | 'levels' | 'cloth'
>;

/** The block's layers in its cloth. Stand-ins that it has none for, and real cloth, stay as they are. */
export function dressed({ levels, cloth = [] }: Pick<PlaceableBlock, 'levels' | 'cloth'>): Levels {
  return recolour(levels, (fabric) =>
    fabric <= FABRIC.lastSpot ? (cloth[fabric - FABRIC.firstSpot] ?? fabric) : fabric,
  );
}

/**
 * The same layers with some patches in another fabric.
 * @param patches indexes in the levels, bottom first
 */
export function recoloured(levels: Levels, patches: ReadonlySet<number>, fillFabric: number): Levels {
  let patch = 0;
  return levels.map((level) =>
    level.map((shape) => (patches.has(patch++) ? { ...shape, fillFabric } : shape)),
  );
}
