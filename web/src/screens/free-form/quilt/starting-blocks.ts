import { dressed, type PlaceableBlock } from '../../../model/cloth/block-fabrics';
import { inQuietCloth } from '../../../model/cloth/quiet-cloth';
import type { Start } from '../../../model/free-form/commands/start-commands';

/** Fabrics by their numbers. */
const [SHIRTING, NAVY, GOLD, BLUE] = [18, 41, 59, 463]; // Bluebell Shirting, Midnight Vine, Goldenrod Vine, Creek Stone
const [BUTTERMILK, JUNIPER, PERSIMMON] = [106, 315, 180];
const [VANILLA, WINE, RHUBARB, CARDINAL] = [498, 103, 93, 81];
const [LINEN, CLOVER, FERN] = [116, 47, 46];

/**
 * The blocks of each start in order, by name. A sampler has twelve different ones. Rows and columns alternate a
 * star with one other block. Guests may use all of them.
 */
export const startingBlocks: Readonly<Record<Start, readonly string[]>> = {
  grid: ['Ohio Star'],
  sampler: [
    ...['Ohio Star', 'Jacobs Ladder', 'Churn Dash', 'Sawtooth Star', 'Shoo Fly', 'LeMoyne Star', 'Bears Paw'],
    ...['Friendship Star', 'Double Nine Patch', 'Yankee Puzzle', 'Sisters Choice', 'Broken Dishes'],
  ],
  medallion: ['Ohio Star', 'Square in a Square', 'Churn Dash'],
  rows: ['Ohio Star', 'Shoo Fly'],
  columns: ['Ohio Star', 'Double Nine Patch'],
};

/**
 * Fabrics of the blocks of a start, for the spots 1, 2, 3 … in turn. A start without them, and all other blocks, have
 * the fabrics of the library. A sampler has one ground, and a little gold in about every second block.
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
  rows: { 'Ohio Star': [VANILLA, WINE, RHUBARB, CARDINAL] },
  columns: {
    'Ohio Star': [LINEN, CLOVER, FERN, GOLD],
    'Double Nine Patch': [LINEN, FERN, LINEN],
  },
};

/** Blocks that lie between others of more pieces. */
const linking: ReadonlySet<string> = new Set(['Square in a Square', 'Shoo Fly']);

/** The most blocks of any start: others replace missing ones. */
const MOST = 12;

/**
 * Returns the blocks of a start from a library; empty for an empty library. A linking block without fabrics of its
 * own takes the quiet ones of the first block, with its ground on theirs.
 * @param own blocks that come before these
 */
export function blocksFor<Block extends PlaceableBlock>(
  start: Start,
  library: readonly Block[],
  own: readonly Block[] = [],
): Block[] {
  const known = startingBlocks[start].flatMap((name) => {
    const block = library.find(({ designName }) => designName === name);
    const cloth = startingCloth[start]?.[name];
    return block ? [cloth && block.cloth ? { ...block, cloth: [...cloth] } : block] : [];
  });
  const blocks = [...own, ...(known.length > 0 ? known : library.slice(0, MOST))];
  const [first] = blocks;
  if (!first) return [];
  const shown = dressed(first);
  const isLinking = ({ designName }: Block) =>
    linking.has(designName) && startingCloth[start]?.[designName] === undefined;
  return blocks.map((block) => (isLinking(block) && inQuietCloth(block, shown)) || block);
}
