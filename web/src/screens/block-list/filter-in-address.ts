import { isOneOf } from '../../browser/storage/guards';
import { allBlocks, difficulties, type BlockFilter } from '../../panels/blocks/list/block-search';

const isDifficulty = isOneOf(difficulties);

/**
 * Returns the filter of the block list that an address contains. Leaves out a grid or a difficulty that isn't valid.
 */
export function filterIn(params: URLSearchParams): BlockFilter {
  const grid = Number(params.get('grid'));
  const difficulty = params.get('difficulty');
  return {
    words: params.get('q') ?? allBlocks.words,
    family: params.get('family'),
    grid: Number.isSafeInteger(grid) && grid > 0 ? grid : null,
    difficulty: isDifficulty(difficulty) ? difficulty : null,
    free: params.get('free') === '1',
  };
}

/** Returns the query of an address, with a filter added. Leaves out a condition that doesn't narrow the list. */
export function withFilter(
  params: URLSearchParams,
  { words, family, grid, difficulty, free }: BlockFilter,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = { q: words.trim() && words, family, grid, difficulty, free: free ? '1' : null };
  for (const [key, value] of Object.entries(values))
    if (value === null || value === '') next.delete(key);
    else next.set(key, String(value));
  return next;
}
