import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import type { Start } from '../../model/free-form/start-commands';

/**
 * Blocks that each start lays in turn, by their names: a star among blocks of its grids, and where they lie in rows, columns or
 * rounds, the same on both sides of the middle. Guests may have all of them.
 */
export const startingBlocks: Readonly<Record<Start, readonly string[]>> = {
  grid: ['Ohio Star'],
  sampler: ['Ohio Star', 'Churn Dash', 'Sawtooth Star', 'Sisters Choice', 'Bears Paw', 'Friendship Star'],
  medallion: ['Ohio Star', 'Square in a Square', 'Churn Dash'],
  rows: ['Ohio Star', 'Square in a Square', 'Churn Dash', 'Square in a Square'],
  columns: ['Ohio Star', 'Flying Geese'],
};

/** The most of any start: where its own aren’t there, others take their place. */
const MOST = 6;

/** The blocks that a start lays, from a library; none where that has none. */
export function blocksFor<Block extends Pick<BlockListItem, 'designName'>>(
  start: Start,
  library: readonly Block[],
): Block[] {
  const known = startingBlocks[start].flatMap(
    (name) => library.find(({ designName }) => designName === name) ?? [],
  );
  return known.length > 0 ? known : library.slice(0, MOST);
}
