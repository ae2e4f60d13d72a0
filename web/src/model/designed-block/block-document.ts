import { BLOCK, QUILTER } from '@quiltwright/shared/limits';
import { newBlock, type Block } from '@quiltwright/shared/quilting/block';
import type { Action, Command } from '../command';
import { begun, type Stored, type OpenDocument } from '../open-document';

/** What undo goes back to. */
export interface BlockDesign {
  /** Its number is always 0; `fabricSpot1` to `9` too, for they follow from the levels. */
  block: Block;
}

/** A designed block that is worked on, with its history. */
export type BlockDocument = OpenDocument<BlockDesign, Block>;

export type BlockCommand<Selection = null, Argument = null> = Command<BlockDocument, Selection, Argument>;
export type BlockAction = Action<BlockDocument>;

/** A new design, without a block. */
export function newBlockDocument(): BlockDocument {
  return openedBlock(newBlock(QUILTER.nobody), null);
}

/** A designed block as it came from the server or from a file, without history. */
export function openedBlock(block: Block, stored: Stored | null): BlockDocument {
  // What is drawn wears the cloth of its spots; a design has its cloth in its levels.
  const { spotFabrics: _, ...content } = bareBlock(block);
  return begun({ block: content }, content, stored);
}

/** A block without the number and the revision that a server gave it, and without its spots. */
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

/** The block as if it came from nothing, where it comes from one that a quilter drew. */
export function fromNoOwn(block: Block): Block {
  if (block.usedBlockNum < BLOCK.firstOwn) return block;
  return { ...block, blockNum: BLOCK.none, usedBlockNum: BLOCK.none };
}
