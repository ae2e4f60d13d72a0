import { blockCommands, type BlankBlock } from './block-commands';
import { newBlockDocument, type BlockDocument } from './block-document';

/** A new design, for the table: a blank block in its cloth. */
export function begunBlock(blank: BlankBlock): BlockDocument {
  return blockCommands.chooseBlock(blank).run(newBlockDocument());
}
