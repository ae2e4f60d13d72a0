import type { BlockListItem, ListedBlock } from '@quiltwright/shared/contract/block-list-item';

/**
 * The names of blocks to start with. All of these blocks are in the free trial, and each belongs to a different
 * family of blocks.
 */
export const STARTERS = [
  'Ohio Star',
  'Churn Dash',
  'Log Cabin',
  'Friendship Star',
  'Flying Geese',
  'Nine Patch',
  'Pinwheel',
  'Shoo Fly',
] as const;

/**
 * Returns the blocks to start with. The block that the quilter drew or changed last comes first, before the library
 * blocks in `STARTERS`. Returns at most as many blocks as `STARTERS` has names.
 */
export function startersOf(blocks: readonly ListedBlock[], library: readonly BlockListItem[]): ListedBlock[] {
  const savedAt = ({ changedAt = '' }: ListedBlock) => changedAt;
  const drawn = blocks
    .filter((block) => 'kind' in block && block.kind === 'created')
    .sort((one, other) => savedAt(other).localeCompare(savedAt(one)));
  const known = STARTERS.flatMap((name) => library.find(({ designName }) => designName === name) ?? []);
  return [...drawn.slice(0, 1), ...known].slice(0, STARTERS.length);
}
