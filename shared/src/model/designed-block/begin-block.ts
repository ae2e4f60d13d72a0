import { blockCommands, type BlankBlock } from './block-commands.js';
import { newBlockDocument, type BlockDocument } from './block-document.js';
import { act, ran } from '../command.js';

/**
 * Returns a new document with a blank block, which a quilter can colour. The fabrics that the library or the block's
 * maker chose for the blank replace its placeholders. Placeholders without such a fabric stay.
 */
export function begunBlock(blank: BlankBlock): BlockDocument {
  return ran(newBlockDocument(), act(blockCommands.chooseBlock, blank));
}
