import { blockCommands, type BlankBlock } from './block-commands';
import { newBlockDocument, type BlockDocument } from './block-document';
import { act } from '../command';

/** Returns a new design: a blank block in its fabrics. */
export function begunBlock(blank: BlankBlock): BlockDocument {
  return act(blockCommands.chooseBlock, { argument: blank }).run(newBlockDocument());
}
