import { blockCommands, type BlankBlock } from './block-commands.js';
import { newBlockDocument, type BlockDocument } from './block-document.js';
import { act, ran } from '../command.js';

/** Returns a new document for a blank block, in which a quilter colours it. The block starts in its own fabrics. */
export function begunBlock(blank: BlankBlock): BlockDocument {
  return ran(newBlockDocument(), act(blockCommands.chooseBlock, blank));
}
