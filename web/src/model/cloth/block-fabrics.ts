import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { groundFabrics } from '@quiltwright/shared/library/ground-fabrics';
import { recolour, type Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { inSpotFabrics } from '@quiltwright/shared/quilting/spots';
import { inClothOf } from './shared-cloth';

/**
 * A block for a quilt or an editor. Its placeholder fabrics 1, 2, 3 … are replaced by the library's `cloth`, or by the
 * `spotFabrics` that a quilter drew it in.
 */
export type PlaceableBlock = Pick<
  BlockListItem,
  'designedBlockNum' | 'title' | 'designName' | 'levels' | 'cloth' | 'spotFabrics'
>;

/** Returns the block's layers in its fabrics. Placeholders without a fabric, and real fabrics, stay unchanged. */
export function dressed({
  levels,
  cloth,
  spotFabrics,
}: Pick<PlaceableBlock, 'levels' | 'cloth' | 'spotFabrics'>): Levels {
  return inSpotFabrics(levels, cloth ?? spotFabrics);
}

/**
 * Returns the block's layers for a place among other blocks. They get the others' fabrics, as far as these distinguish
 * its patches as its own do. They also get the ground of the first of them with a light one. A quilt then has one
 * ground and few fabrics. Blocks with chosen fabrics keep these.
 */
export function dressedBeside(block: PlaceableBlock, others: readonly Levels[]): Levels {
  const levels = dressed(block);
  if (!block.cloth) return levels;
  const own = byArea(levels);
  const theirs = [...new Set(others.flatMap((other) => [...byArea(other).keys()]))];
  const ground = groundOf(levels);
  const shared = others.map(groundOf).find((fabric) => fabric !== null) ?? null;
  const cloths = [...own.keys()].filter((fabric) => block.cloth?.includes(fabric));
  const inTheirs = inClothOf(theirs, cloths, {
    taken: [...own.keys()].filter((fabric) => !cloths.includes(fabric)),
    ...(ground !== null && shared !== null && { ground, shared }),
  });
  return recolour(levels, (fabric) => inTheirs.get(fabric) ?? fabric);
}

/** Returns the light fabric with the largest area in a block; null if it has none. */
function groundOf(levels: Levels): number | null {
  return [...byArea(levels).keys()].find((fabric) => groundFabrics.has(fabric)) ?? null;
}

/** Kept as long as the layers, because a quilt’s blocks are read whenever the pointer is over a block of the list. */
const areasOf = new WeakMap<Levels, ReadonlyMap<number, number>>();

/** Returns the fabrics of a block by the area of their shapes, the largest first. */
function byArea(levels: Levels): ReadonlyMap<number, number> {
  const known = areasOf.get(levels);
  if (known) return known;
  const areas = new Map<number, number>();
  for (const { fillFabric, shapeWidth, shapeHeight } of levels.flat())
    areas.set(fillFabric, (areas.get(fillFabric) ?? 0) + shapeWidth * shapeHeight);
  const sorted = new Map([...areas].sort(([, one], [, other]) => other - one));
  areasOf.set(levels, sorted);
  return sorted;
}

/** Returns the same layers with some patches in another fabric. @param patches indexes in the levels, bottom first */
export function recoloured(levels: Levels, patches: ReadonlySet<number>, fillFabric: number): Levels {
  let patch = 0;
  return levels.map((level) =>
    level.map((shape) => (patches.has(patch++) ? { ...shape, fillFabric } : shape)),
  );
}
