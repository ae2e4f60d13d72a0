import { fabricAppearance } from '@quiltwright/shared/library/fabric-appearance';
import { dressed, type PlaceableBlock } from '@quiltwright/shared/model/cloth/block-fabrics';
import { blockAmounts, byAmount } from '@quiltwright/shared/model/cloth/cloth-amounts';
import { inQuietCloth, lightestGroundOf, lightnessOf } from '@quiltwright/shared/model/cloth/quiet-cloth';
import type { Start } from '@quiltwright/shared/model/free-form/starts';

/** The numbers of the library fabrics that the starts (ready-made arrangements for an empty quilt) use. */
const [SHIRTING, NAVY, GOLD, BLUE] = [18, 41, 59, 463]; // Bluebell Shirting, Midnight Vine, Goldenrod Vine, Creek Stone
const [BUTTERMILK, JUNIPER, PERSIMMON] = [106, 315, 180];
const [VANILLA, WINE, RHUBARB, CARDINAL] = [498, 103, 93, 81];
const [LINEN, CLOVER, FERN] = [116, 47, 46];

/**
 * The names of the blocks of each start (a ready-made arrangement for an empty quilt), in order. The grid
 * repeats one block, whose copies form long diagonals together. A sampler has twelve different blocks. A
 * checkerboard and a chain alternate a star with one other block. Guests may use all these blocks.
 */
export const startingBlocks: Readonly<Record<Start, readonly string[]>> = {
  grid: ['Jacobs Ladder'],
  sampler: [
    ...['Ohio Star', 'Jacobs Ladder', 'Churn Dash', 'Sawtooth Star', 'Shoo Fly', 'LeMoyne Star', 'Bears Paw'],
    ...['Friendship Star', 'Double Nine Patch', 'Yankee Puzzle', 'Sisters Choice', 'Broken Dishes'],
  ],
  medallion: ['Ohio Star', 'Square in a Square', 'Churn Dash'],
  checkerboard: ['Ohio Star', 'Snowball'],
  chain: ['Ohio Star', 'Double Nine Patch'],
};

/**
 * The fabrics of the blocks of each start (a ready-made arrangement for an empty quilt), by the block's name. Each
 * list is in the order of the block's fabric spots, from 1. A block or start without an entry keeps the fabrics of
 * the library. The sampler uses one ground fabric, and a little gold in about every second block.
 */
const startingCloth: Partial<Record<Start, Readonly<Record<string, readonly number[]>>>> = {
  sampler: {
    'Ohio Star': [SHIRTING, NAVY, BLUE, GOLD],
    'Jacobs Ladder': [SHIRTING, NAVY, BLUE],
    'Churn Dash': [SHIRTING, BLUE, NAVY, GOLD],
    'Sawtooth Star': [SHIRTING, NAVY, BLUE],
    'Shoo Fly': [SHIRTING, BLUE, GOLD],
    'LeMoyne Star': [SHIRTING, NAVY, BLUE],
    'Bears Paw': [SHIRTING, BLUE, NAVY, GOLD],
    'Friendship Star': [SHIRTING, NAVY],
    'Double Nine Patch': [SHIRTING, NAVY, SHIRTING],
    'Yankee Puzzle': [SHIRTING, BLUE, NAVY],
    'Sisters Choice': [SHIRTING, NAVY, GOLD],
    'Broken Dishes': [SHIRTING, NAVY, NAVY],
  },
  medallion: {
    'Ohio Star': [BUTTERMILK, JUNIPER, GOLD, PERSIMMON],
    'Churn Dash': [BUTTERMILK, PERSIMMON, JUNIPER, GOLD],
  },
  checkerboard: { 'Ohio Star': [VANILLA, WINE, RHUBARB, CARDINAL], Snowball: [VANILLA, CARDINAL] },
  chain: {
    'Ohio Star': [LINEN, CLOVER, FERN, GOLD],
    'Double Nine Patch': [LINEN, FERN, LINEN],
  },
};

/**
 * For some starts (ready-made arrangements for an empty quilt), the name of the block that lies between blocks with
 * more pieces. This block gets quiet fabrics, which suit the fabrics of the start's first block.
 */
const linking: Partial<Record<Start, string>> = { medallion: 'Square in a Square', checkerboard: 'Snowball' };

/**
 * The greatest number of blocks in any start (a ready-made arrangement for an empty quilt). If a library has none of
 * the blocks of a start, the start uses the library's first blocks, at most this many.
 */
const MOST = 12;

/**
 * Returns the blocks of a start (a ready-made arrangement for an empty quilt) from a library. Empty if there are
 * neither blocks in the library nor blocks of the quilter.
 * @param own the quilter's blocks, which replace the first blocks of the start; the fabrics of the quilter's first
 *   block also replace the fabrics of the start's remaining blocks
 */
export function blocksFor<Block extends PlaceableBlock>(
  start: Start,
  library: readonly Block[],
  own: readonly Block[] = [],
): Block[] {
  const inOwn = own[0] ? ownFabrics(start, own[0]) : new Map<number, number>();
  const known = startingBlocks[start].flatMap((name) => {
    const block = library.find(({ designName }) => designName === name);
    const cloth = startingCloth[start]?.[name]?.map((fabric) => inOwn.get(fabric) ?? fabric);
    return block ? [cloth && block.cloth ? { ...block, cloth } : block] : [];
  });
  const blocks = withFirst(own, known.length > 0 ? known : library.slice(0, MOST));
  const [first] = blocks;
  if (!first) return [];
  const shown = dressed(first);
  const isLinking = (block: Block) => block.designName === linking[start] && !own.includes(block);
  return blocks.map((block) => (isLinking(block) && inQuietCloth(block, shown)) || block);
}

/**
 * Returns `blocks`, in which the blocks of `own` replace the first ones. If a later block has the same name as a
 * block of `own`, the replaced block moves to the place of that later block.
 */
function withFirst<Block extends PlaceableBlock>(own: readonly Block[], blocks: readonly Block[]): Block[] {
  const all = [...blocks];
  for (const [place, block] of own.entries()) {
    const same = all.findIndex(({ designName }) => designName === block.designName);
    const replaced = all[place];
    if (same > place && replaced) all[same] = replaced;
    all[place] = block;
  }
  return all;
}

/**
 * Returns a map from each fabric of a start (a ready-made arrangement) to the fabric of `block` that replaces it. The
 * ground of `block` replaces the start's ground. The three most used other fabrics of `block` replace the start's
 * other fabrics, both in the order from dark to light. Empty if `block` has no other fabrics of the library.
 */
function ownFabrics(start: Start, block: PlaceableBlock): ReadonlyMap<number, number> {
  const levels = dressed(block);
  const ground = lightestGroundOf(levels);
  const own = byAmount(blockAmounts(levels)).filter(
    (fabric) => fabric !== ground && fabricAppearance.has(fabric),
  );
  const [dark, medium = dark, light = own.length > 1 ? medium : ground] = darkestFirst(own.slice(0, 3));
  const cloths = Object.values(startingCloth[start] ?? {});
  const startGround = cloths[0]?.[0];
  if (dark === undefined || medium === undefined || startGround === undefined) return new Map();
  const others = darkestFirst([...new Set(cloths.flat())].filter((fabric) => fabric !== startGround));
  const tones = [dark, medium, light ?? medium];
  return new Map([
    [startGround, ground],
    ...others.map((fabric, place) => [fabric, tones[place] ?? medium] as const),
  ]);
}

function darkestFirst(fabrics: readonly number[]): number[] {
  return [...fabrics].sort((one, other) => lightnessOf(one) - lightnessOf(other));
}
