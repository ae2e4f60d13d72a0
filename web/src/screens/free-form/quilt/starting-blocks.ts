import { dressed, type PlaceableBlock } from '../../../model/cloth/block-fabrics';
import { inQuietCloth } from '../../../model/cloth/quiet-cloth';
import type { Start } from '../../../model/free-form/commands/start-commands';

/** Fabrics by their numbers, for the spots of a block in turn. */
const CLOTHS = {
  // Bluebell Shirting, Midnight Vine, Goldenrod Vine, Creek Stone
  blues: [18, 41, 59, 463],
  // Buttermilk Vine, Juniper Vine, Goldenrod Vine, Persimmon Pin Dot
  autumn: [106, 315, 59, 180],
  // The same with persimmon before green
  leaves: [106, 180, 315, 59],
  // Vanilla Stone, Mulled Wine, Rhubarb Linen, Cardinal Vine
  reds: [498, 103, 93, 81],
  // Linen Star, Clover Pin Dot, Fern Hollow
  greens: [116, 47, 46],
  // Geese in one green
  geese: [116, 46, 46, 46],
} as const;

/**
 * The blocks of each start in order, by name. A sampler has twelve different ones. Rows and columns alternate a
 * star with one other block. Guests may use all of them.
 */
export const startingBlocks: Readonly<Record<Start, readonly string[]>> = {
  grid: ['Ohio Star'],
  sampler: [
    ...['Ohio Star', 'Churn Dash', 'Jacobs Ladder', 'Sisters Choice', 'Sawtooth Star', 'Clays Choice'],
    ...['Bears Paw', 'Shoo Fly', 'LeMoyne Star', 'Double Nine Patch', 'Yankee Puzzle', 'Broken Dishes'],
  ],
  medallion: ['Ohio Star', 'Square in a Square', 'Churn Dash'],
  rows: ['Ohio Star', 'Shoo Fly'],
  columns: ['Sawtooth Star', 'Flying Geese'],
};

/**
 * Fabrics of the blocks that set the colours of a start, for the spots 1, 2, 3 … in turn. A start without them, and all
 * other blocks, have the fabrics of the library.
 */
const startingCloth: Partial<Record<Start, Readonly<Record<string, readonly number[]>>>> = {
  sampler: { 'Ohio Star': CLOTHS.blues },
  medallion: { 'Ohio Star': CLOTHS.autumn, 'Churn Dash': CLOTHS.leaves },
  rows: { 'Ohio Star': CLOTHS.reds },
  columns: { 'Sawtooth Star': CLOTHS.greens, 'Flying Geese': CLOTHS.geese },
};

/** Blocks that lie between others of more pieces. */
const linking: ReadonlySet<string> = new Set(['Square in a Square', 'Shoo Fly']);

/** The most blocks of any start: others replace missing ones. */
const MOST = 12;

/**
 * Returns the blocks of a start from a library; empty for an empty library. A linking block takes the quiet fabrics of
 * the first one, with its ground on theirs.
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
  return blocks.map((block) => (linking.has(block.designName) && inQuietCloth(block, shown)) || block);
}
