import type { Inches } from '../geometry/units.js';
import type { PremadeFacts } from '../quilting/block.js';
import type { Levels } from '../quilting/shape.js';
import type { BLOCK_KIND } from './codes.js';

/** A block in a list; pre-made ones also carry what the library says of them. A damaged one has no levels. */
export interface BlockListItem extends Facts {
  designedBlockNum: number;
  designName: string;
  blockWidth: Inches;
  blockHeight: Inches;
  levels: Levels;
  /** The cloth that the spots of a drawn block wear, as of `Block`. */
  spotFabrics?: number[] | undefined;
  /** When it was stored; what was stored before this was noted has none. */
  changedAt?: string | undefined;
}

/** A quilter's own block as lists have it: all but its shapes, which come with the block itself. */
export interface BlockSummary {
  designedBlockNum: number;
  designName: string;
  kind: keyof typeof BLOCK_KIND;
  blockWidth: Inches;
  blockHeight: Inches;
  /** Another one whenever the block changes. */
  revision: number;
  /** As of `BlockListItem`. */
  changedAt?: string | undefined;
}

/** A block in a list: a pre-made one with its shapes, or one of the quilter's own without them. */
export type ListedBlock = BlockListItem | (BlockSummary & { [Fact in keyof Facts]?: Facts[Fact] });

/** Whether a listed block comes with its shapes. */
export function hasShapes(block: ListedBlock): block is BlockListItem {
  return 'levels' in block;
}

type Facts = { [Fact in keyof PremadeFacts]?: PremadeFacts[Fact] | undefined };

/** What people read as a block's name: Bear’s Paw of the library, as it was typed of their own. */
export function titleOf({ title, designName }: Pick<BlockListItem, 'title' | 'designName'>): string {
  return title ?? designName;
}

/** Whether there is anything of a listed block but its name: a damaged one can only be renamed and deleted. */
export function isReadable({ levels }: Pick<BlockListItem, 'levels'>): boolean {
  return levels.length > 0;
}
