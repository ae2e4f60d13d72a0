import type { PremadeFacts } from '../../quilting/block.js';
import type { Patchwork } from '../patchwork.js';

/** The facts about a pre-made block, besides its number, its name and its drawing. */
export interface BlockFacts {
  /** Other names of the pattern, each with two published sources that use the name for exactly this pattern. */
  also?: Readonly<Record<string, readonly [string, string]>>;
  /**
   * The number of patches to cut, which a test compares with the drawing. An appliqué patch is sewn on top, so it
   * doesn't divide the patches under it.
   */
  patches: number;
  symmetry: PremadeFacts['symmetry'];
  /**
   * The number of patches along one side of the block. Left out if it equals the `grid` of the block's drawing (see
   * `Patchwork`).
   */
  grid?: number;
  difficulty?: PremadeFacts['difficulty'];
  /** True if guests may use the block. */
  trial?: boolean;
  /**
   * The publication of the pattern: its number in Barbara Brackman's encyclopedia (“BB 1234”) or in the catalogue of
   * the Ladies Art Company (“LAC 12”). For other patterns, an early printing with its year.
   */
  source?: string;
  /** The names of library fabrics for the fabric spots A, B, C … in this order. */
  cloth: string[];
}

/**
 * One pre-made block in the table of its family. The block's number never changes. `title` is the name that people read
 * (Bear’s Paw).
 */
export type BlockRow = readonly [
  designedBlockNum: number,
  title: string,
  facts: BlockFacts,
  drawing: Patchwork,
];
