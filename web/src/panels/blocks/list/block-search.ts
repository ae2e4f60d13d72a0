import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import type { PremadeFacts } from '@quiltwright/shared/quilting/block';

type Difficulty = PremadeFacts['difficulty'];

/**
 * The family that the filter offers for blocks drawn by the quilter. No block of the library belongs to this family.
 */
const CREATED_FAMILY = 'My blocks';
export const DESIGN_FAMILY = 'My Saved Block Designs';

/** The fields of a block that the search uses. */
type Described = Pick<
  BlockListItem,
  'designName' | 'otherNames' | 'family' | 'grid' | 'difficulty' | 'trial'
>;

/** The conditions of a search for blocks. Null means that any value matches. */
export interface BlockFilter {
  words: string;
  family: string | null;
  grid: number | null;
  difficulty: Difficulty | null;
  /** True to find only blocks that guests can use. */
  free: boolean;
}

export const allBlocks: BlockFilter = { words: '', family: null, grid: null, difficulty: null, free: false };

/** A value that a filter offers, with its name and the number of blocks that a search with this value finds. */
export interface Facet<Value> {
  value: Value;
  name: string;
  count: number;
}

export interface Facets {
  families: readonly Facet<string>[];
  grids: readonly Facet<number>[];
  difficulties: readonly Facet<Difficulty>[];
}

export const difficulties = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];
const difficultyNames: Readonly<Record<Difficulty, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

/** Returns the blocks that match a filter: first those with a matching name, then those with a matching family. */
export function findBlocks<Block extends Described>(
  blocks: readonly Block[],
  filter: BlockFilter,
): readonly Block[] {
  const wanted = wordsOf(filter.words);
  const has = (names: readonly string[]) => {
    const parted = names.map(wordsOf);
    return wanted.every((word) => parted.some((words) => isIn(words, word)));
  };
  const named: Block[] = [];
  const related: Block[] = [];
  for (const block of blocks) {
    const { family, grid, difficulty, free } = filter;
    if (family !== null && familyOf(block) !== family) continue;
    if (grid !== null && block.grid !== grid) continue;
    if (difficulty !== null && block.difficulty !== difficulty) continue;
    if (free && block.trial === false) continue;
    const names = [block.designName, ...(block.otherNames ?? [])];
    if (has(names)) named.push(block);
    else if (has([...names, familyOf(block)])) related.push(block);
  }
  return [...named, ...related];
}

/** Returns the filter with null in place of a family or a grid that no block has. */
export function withoutUnknown(filter: BlockFilter, blocks: readonly Described[]): BlockFilter {
  const { family, grid } = filter;
  return {
    ...filter,
    family: blocks.some((block) => familyOf(block) === family) ? family : null,
    grid: blocks.some((block) => block.grid === grid) ? grid : null,
  };
}

/**
 * Returns the blocks with the quilter's own drawings first, because they would be hard to find after hundreds of
 * library blocks.
 */
export function ownFirst<Block extends Pick<BlockListItem, 'designedBlockNum'>>(
  blocks: readonly Block[],
): Block[] {
  const isOwn = ({ designedBlockNum }: Block) => designedBlockNum >= BLOCK.firstOwn;
  return [...blocks.filter(isOwn), ...blocks.filter((block) => !isOwn(block))];
}

/** True if a block is for subscribers only and the quilter isn't a subscriber. */
export function isLockedTo({ trial }: Pick<Described, 'trial'>, subscribes: boolean): boolean {
  return trial === false && !subscribes;
}

/** Returns the blocks sorted: locked blocks, which are for subscribers only, come last. */
export function lockedLast<Block extends Described>(blocks: readonly Block[], subscribes: boolean): Block[] {
  const isLocked = (block: Block) => isLockedTo(block, subscribes);
  return [...blocks.filter((block) => !isLocked(block)), ...blocks.filter(isLocked)];
}

/**
 * Returns the families, grids and difficulties that a filter offers. Each choice has the number of blocks that a search
 * with this choice finds. A choice that finds no block is left out, unless the filter already contains this choice.
 */
export function facetsOf(blocks: readonly Described[], filter: BlockFilter): Facets {
  const families = countsOf(findBlocks(blocks, { ...filter, family: null }).map(familyOf));
  const grids = countsOf(findBlocks(blocks, { ...filter, grid: null }).map(({ grid }) => grid));
  const levels = countsOf(
    findBlocks(blocks, { ...filter, difficulty: null }).map(({ difficulty }) => difficulty),
  );
  return {
    families: offered([...new Set(blocks.map(familyOf))], families, filter.family, (family) => family),
    grids: offered(
      [...new Set(blocks.flatMap(({ grid }) => grid ?? []))].sort((a, b) => a - b),
      grids,
      filter.grid,
      gridName,
    ),
    difficulties: offered(difficulties, levels, filter.difficulty, (level) => difficultyNames[level]),
  };
}

/** Returns the name of a block's drafting grid, for example 4 × 4. */
function gridName(grid: number): string {
  return grid === 1 ? 'No grid' : `${grid} × ${grid}`;
}

function familyOf({ family }: Described): string {
  return family ?? CREATED_FAMILY;
}

function countsOf<Value>(values: readonly Value[]): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function offered<Value>(
  values: readonly Value[],
  counts: ReadonlyMap<Value | undefined, number>,
  chosen: Value | null,
  name: (value: Value) => string,
): Facet<Value>[] {
  return values
    .map((value) => ({ value, name: name(value), count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || value === chosen);
}

/**
 * True if one of the words contains the typed text, or if several successive words, joined without spaces, begin with
 * the typed text.
 */
function isIn(words: readonly string[], typed: string): boolean {
  return words.some((word, index) => word.includes(typed) || words.slice(index).join('').startsWith(typed));
}

const numbers: Readonly<Record<string, string>> = {
  4: 'four',
  5: 'five',
  7: 'seven',
  9: 'nine',
  16: 'sixteen',
  25: 'twenty five',
};

/**
 * Returns the words of a text in a form in which different spellings match. Words are in lower case, without
 * apostrophes, and split at hyphens. Numbers become words, and accented letters single characters.
 */
function wordsOf(text: string): string[] {
  return text
    .normalize()
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/\d+/g, (digits) => numbers[digits] ?? digits)
    .split(/[\s\-‐‑–]+/)
    .filter(Boolean);
}
