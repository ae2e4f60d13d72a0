import { blockCommands, type BlankBlock } from './block-commands';
import { runOnBlock } from './block-store';
import { blockWork } from './block-work';

/** Lays a blank block on the table in its cloth, as a new design. */
export function beginBlock(blank: BlankBlock): void {
  blockWork.startNew();
  runOnBlock(blockCommands.chooseBlock(blank));
}
