import { blockCommands, type BlankBlock } from './block-commands';
import { newBlockDocument, type BlockDocument } from './block-document';
import { act, ran } from '../command';

/** Returns a new design: a blank block in its fabrics. */
export function begunBlock(blank: BlankBlock): BlockDocument {
  return ran(newBlockDocument(), act(blockCommands.chooseBlock, blank));
}
