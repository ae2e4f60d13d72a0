import { BLOCK, QUILTER } from '../../limits.js';
import { newBlock, type Block } from '../../quilting/block.js';
import type { Action, CommandDefinition, Worked } from '../command.js';
import { begun, type Stored, type OpenDocument } from '../open-document.js';

/** The part of the document that undo restores. */
export interface BlockDesign {
  /**
   * The block. Its number is always 0. `fabricSpot1` to `fabricSpot9` are always 0 too, because they follow from the
   * layers.
   */
  block: Block;
}

/** The open designed block, with its history. */
export type BlockDocument = OpenDocument<BlockDesign, Block>;

export type BlockCommand<Argument = null> = CommandDefinition<Worked<BlockDocument>, Argument>;
export type BlockAction = Action<Worked<BlockDocument>>;

/** Returns a new document, without a block. */
export function newBlockDocument(): BlockDocument {
  return openedBlock(newBlock(QUILTER.nobody), null);
}

/** Returns a designed block from the server or a file as a document, without history. */
export function openedBlock(block: Block, stored: Stored | null): BlockDocument {
  // A drawn block has its fabrics in `spotFabrics`, but a design has its fabrics in its levels.
  const { spotFabrics: _, ...content } = bareBlock(block);
  return begun({ block: content }, content, stored);
}

/** Returns a block without its server number and revision, and without the fields `fabricSpot1` to `fabricSpot9`. */
export function bareBlock({ revision: _, ...block }: Block): Block {
  return {
    ...block,
    designedBlockNum: 0,
    fabricSpot1: 0,
    fabricSpot2: 0,
    fabricSpot3: 0,
    fabricSpot4: 0,
    fabricSpot5: 0,
    fabricSpot6: 0,
    fabricSpot7: 0,
    fabricSpot8: 0,
    fabricSpot9: 0,
  };
}

/** Returns the block with 0 as the number of its original block, if the original is a quilter's own block. */
export function fromNoOwn(block: Block): Block {
  if (block.usedBlockNum < BLOCK.firstOwn) return block;
  return { ...block, blockNum: BLOCK.none, usedBlockNum: BLOCK.none };
}
