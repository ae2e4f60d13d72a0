import { blockCommands, type BlankBlock } from './block-commands.js';
import { newBlockDocument, type BlockDocument } from './block-document.js';
import { act, ran } from '../command.js';

/** Returns a new designed block: a blank block in its own fabrics. */
export function begunBlock(blank: BlankBlock): BlockDocument {
  return ran(newBlockDocument(), act(blockCommands.chooseBlock, blank));
}
