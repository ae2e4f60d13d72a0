import type { PremadeFacts } from '../../quilting/block.js';
import type { Patchwork } from '../patchwork.js';

/** What a block's row states besides its name and its drawing. */
export interface BlockFacts {
  /** Other names that the pattern goes by, each with two published sources that give it to this very pattern. */
  also?: Readonly<Record<string, readonly [string, string]>>;
  /** Patches that are cut for it; the tests count them. Appliqué lies on patches without cutting them. */
  patches: number;
  symmetry: PremadeFacts['symmetry'];
  /** Patches to a side, where that isn't the number of cells, or the sum of their sizes. */
  grid?: number;
  difficulty?: PremadeFacts['difficulty'];
  /** One of the blocks that guests work with. */
  trial?: boolean;
  /**
   * The pattern's number in Barbara Brackman's encyclopedia (“BB 1234”) or in the catalogue of the Ladies Art
   * Company (“LAC 12”), or an early printing and its year.
   */
  source?: string;
  /** Library fabrics by name, for the spots A, B, C … in turn. */
  cloth: string[];
}

/** A block's row in the table of its family: its number, for ever, and its name as people read it (Bear’s Paw). */
export type BlockRow = readonly [
  designedBlockNum: number,
  title: string,
  facts: BlockFacts,
  drawing: Patchwork,
];
