import type { Inches } from '../geometry/units.js';
import type { PremadeFacts } from '../quilting/block.js';
import type { Levels } from '../quilting/shapes/shape.js';
import type { BLOCK_KIND } from './codes.js';

/**
 * A block in a list, with its shapes in layers (`levels`, bottom first). A pre-made block also has the library's facts
 * about it. A damaged block has no levels.
 */
export interface BlockListItem extends Facts {
  designedBlockNum: number;
  designName: string;
  blockWidth: Inches;
  blockHeight: Inches;
  levels: Levels;
  /**
   * Only for a drawn block: the number of the real fabric in each of its fabric spots 1, 2, 3 …, in this order.
   * Undefined if no spot has a real fabric.
   */
  spotFabrics?: number[] | undefined;
  /** The time of the last save. Missing in blocks that were last saved before this field existed. */
  changedAt?: string | undefined;
}

/** A quilter's own block in a list, without its shapes. Another call returns the shapes. */
export interface BlockSummary {
  designedBlockNum: number;
  designName: string;
  kind: keyof typeof BLOCK_KIND;
  blockWidth: Inches;
  blockHeight: Inches;
  /** A number that changes whenever the block changes. */
  revision: number;
  /** The time of the last save. Missing in blocks that were last saved before this field existed. */
  changedAt?: string | undefined;
}

/** A block in a list: a pre-made block with its shapes, or a quilter's own block without its shapes. */
export type ListedBlock = BlockListItem | (BlockSummary & { [Fact in keyof Facts]?: Facts[Fact] });

/** True if a block in a list has its shapes. A quilter's own block may be listed without shapes. */
export function hasShapes(block: ListedBlock): block is BlockListItem {
  return 'levels' in block;
}

type Facts = { [Fact in keyof PremadeFacts]?: PremadeFacts[Fact] | undefined };

/**
 * Returns the name of a block that people read. A library block has a title, such as Bear’s Paw. A quilter's own block
 * has the name that the quilter gave it.
 */
export function titleOf({ title, designName }: Pick<BlockListItem, 'title' | 'designName'>): string {
  return title ?? designName;
}

/** True if a block has layers. A damaged block has none: it can only be renamed or deleted. */
export function isReadable({ levels }: Pick<BlockListItem, 'levels'>): boolean {
  return levels.length > 0;
}
