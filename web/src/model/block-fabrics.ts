import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { groundFabrics } from '@quiltwright/shared/library/ground-fabrics';
import { fabricsOf, recolour, type Levels } from '@quiltwright/shared/quilting/shape';
import { inSpotFabrics } from '@quiltwright/shared/quilting/spots';

/**
 * What can be set into a quilt or laid on the table. Its stand-in fabrics 1, 2, 3 … wear the `cloth` that the library
 * chose for a block, or the `spotFabrics` that a quilter drew it in.
 */
export type PlaceableBlock = Pick<
  BlockListItem,
  'designedBlockNum' | 'title' | 'designName' | 'levels' | 'cloth' | 'spotFabrics'
>;

/** The block's layers in its cloth. Stand-ins that it has none for, and real cloth, stay as they are. */
export function dressed({
  levels,
  cloth,
  spotFabrics,
}: Pick<PlaceableBlock, 'levels' | 'cloth' | 'spotFabrics'>): Levels {
  return inSpotFabrics(levels, cloth ?? spotFabrics);
}

/**
 * The block's layers in its cloth, as it comes among other blocks: on the ground of the first of these that has a light
 * one, so that quilts have one ground. Blocks whose cloth was chosen, and those that have that ground for something else,
 * keep their own.
 */
export function dressedBeside(block: PlaceableBlock, others: readonly Levels[]): Levels {
  const levels = dressed(block);
  const ground = groundOf(levels);
  if (ground === null || block.cloth?.includes(ground) !== true) return levels;
  for (const other of others) {
    const shared = groundOf(other);
    if (shared === null) continue;
    return fabricsOf(levels).includes(shared)
      ? levels
      : recolour(levels, (fabric) => (fabric === ground ? shared : fabric));
  }
  return levels;
}

/** The light fabric of which a block has most; null where it has none. */
function groundOf(levels: Levels): number | null {
  const areas = new Map<number, number>();
  for (const { fillFabric, shapeWidth, shapeHeight } of levels.flat()) {
    if (groundFabrics.has(fillFabric))
      areas.set(fillFabric, (areas.get(fillFabric) ?? 0) + shapeWidth * shapeHeight);
  }
  const [most] = [...areas].sort(([, one], [, other]) => other - one);
  return most ? most[0] : null;
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
