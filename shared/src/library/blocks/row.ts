import type { PremadeFacts } from '../../quilting/block.js';
import type { Patchwork } from '../patchwork.js';

/** The facts in a block's row, besides its name and its drawing. */
export interface BlockFacts {
  /** Other names of the pattern, each with two published sources that use it for exactly this pattern. */
  also?: Readonly<Record<string, readonly [string, string]>>;
  /** The number of patches to cut. The tests count them. Appliqué lies on patches without cutting them. */
  patches: number;
  symmetry: PremadeFacts['symmetry'];
  /**
   * The number of patches along one side of the block. Left out if it is the number of cells, or the sum of their
   * sizes.
   */
  grid?: number;
  difficulty?: PremadeFacts['difficulty'];
  /** True if guests may use the block. */
  trial?: boolean;
  /**
   * The pattern's number in Barbara Brackman's encyclopedia (“BB 1234”) or in the catalogue of the Ladies Art
   * Company (“LAC 12”), or an early printing with its year.
   */
  source?: string;
  /** Library fabrics by name, for the spots A, B, C … in turn. */
  cloth: string[];
}

/**
 * A block's row in the table of its family: its number, which never changes, and the name that people read
 * (Bear’s Paw).
 */
export type BlockRow = readonly [
  designedBlockNum: number,
  title: string,
  facts: BlockFacts,
  drawing: Patchwork,
];
