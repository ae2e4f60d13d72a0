import type { BlockListItem } from '../../contract/block-list-item.js';
import { recolour, type Levels } from '../../quilting/shapes/shape.js';
import { fabricOfSpot, inSpotFabrics, isSpot } from '../../quilting/spots.js';
import { blockAmounts, byAmount, type ClothAmounts } from './cloth-amounts.js';
import { groundOf } from './ground.js';
import { inClothOf } from './shared-cloth.js';

/**
 * A block to put into a quilt or an editor. The fabrics in `cloth` replace its placeholder fabrics 1, 2, 3 and so on.
 * Without `cloth`, the placeholders are replaced by the fabrics in `spotFabrics`, in which a quilter drew the block.
 */
export type PlaceableBlock = Pick<
  BlockListItem,
  'designedBlockNum' | 'title' | 'designName' | 'levels' | 'cloth' | 'spotFabrics'
>;

/**
 * Returns a block's layers with its placeholders replaced by the block's fabrics. Placeholders without a
 * fabric, and real fabrics, stay unchanged.
 */
export function dressed({
  levels,
  cloth,
  spotFabrics,
}: Pick<PlaceableBlock, 'levels' | 'cloth' | 'spotFabrics'>): Levels {
  return inSpotFabrics(levels, cloth ?? spotFabrics);
}

/**
 * Returns the block's layers in fabrics that match other blocks, so that a quilt has few fabrics. Each fabric of the
 * block is replaced by a fabric of the other blocks that is about as light, if there is one. Different fabrics stay
 * different. The ground (light background fabric) of the first other block that has one replaces the block's ground. A
 * block whose fabrics a quilter chose stays unchanged.
 */
export function dressedBeside(block: PlaceableBlock, others: readonly Levels[]): Levels {
  const levels = dressed(block);
  if (!block.cloth) return levels;
  const amounts = dressedAmounts(block);
  const own = byAmount(amounts);
  const theirs = [...new Set(others.flatMap((other) => byAmount(blockAmounts(other))))];
  const ground = groundOf(amounts);
  const shared =
    others.map((other) => groundOf(blockAmounts(other))).find((fabric) => fabric !== null) ?? null;
  const cloths = own.filter((fabric) => block.cloth?.includes(fabric));
  const inTheirs = inClothOf(theirs, cloths, {
    taken: own.filter((fabric) => !cloths.includes(fabric)),
    ...(ground !== null && shared !== null && { ground, shared }),
  });
  return recolour(levels, (fabric) => inTheirs.get(fabric) ?? fabric);
}

/**
 * Returns the visible share of each library fabric in a block. It is computed from the shares of the block's
 * placeholders, which are cached once for all placements of the block.
 */
function dressedAmounts({ levels, cloth }: Pick<PlaceableBlock, 'levels' | 'cloth'>): ClothAmounts {
  const amounts = new Map<number, number>();
  for (const [spot, amount] of blockAmounts(levels)) {
    const fabric = isSpot(spot) ? fabricOfSpot(cloth, spot) : spot;
    amounts.set(fabric, (amounts.get(fabric) ?? 0) + amount);
  }
  return amounts;
}

/**
 * Returns the same layers with some patches in another fabric.
 * @param patches indexes of the patches, counted through all layers from the bottom
 */
export function recoloured(levels: Levels, patches: ReadonlySet<number>, fillFabric: number): Levels {
  let patch = 0;
  return levels.map((level) =>
    level.map((shape) => (patches.has(patch++) ? { ...shape, fillFabric } : shape)),
  );
}
