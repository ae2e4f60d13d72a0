import { dressed, type PlaceableBlock } from '../../model/block-fabrics';
import { inQuietCloth } from '../../model/quiet-cloth';
import type { Start } from '../../model/free-form/start-commands';

/**
 * The blocks of each start in order, by name: a star among blocks that fit its grid. In rows, columns or rounds they
 * are the same on both sides of the middle. Guests may use all of them.
 */
export const startingBlocks: Readonly<Record<Start, readonly string[]>> = {
  grid: ['Ohio Star'],
  sampler: ['Ohio Star', 'Churn Dash', 'Sawtooth Star', 'Sisters Choice', 'Bears Paw', 'Friendship Star'],
  medallion: ['Ohio Star', 'Square in a Square', 'Churn Dash'],
  rows: ['Ohio Star', 'Shoo Fly', 'Churn Dash', 'Shoo Fly'],
  columns: ['Ohio Star', 'Flying Geese'],
};

/** Blocks that lie between others of more pieces. */
const linking: ReadonlySet<string> = new Set(['Square in a Square', 'Shoo Fly']);

/** The most blocks of any start: others replace missing ones. */
const MOST = 6;

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
  const known = startingBlocks[start].flatMap(
    (name) => library.find(({ designName }) => designName === name) ?? [],
  );
  const blocks = [...own, ...(known.length > 0 ? known : library.slice(0, MOST))];
  const [first] = blocks;
  if (!first) return [];
  const shown = dressed(first);
  return blocks.map((block) => (linking.has(block.designName) && inQuietCloth(block, shown)) || block);
}
