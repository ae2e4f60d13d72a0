import { createStore } from 'zustand/vanilla';
import { newBlockDocument, type BlockCommand, type BlockDocument } from './block-document';
import { runOn } from './table';

/** The block on the table. It outlives the screen: leaving and coming back, or a screen that fails, loses nothing. */
export const blockTable = createStore<BlockDocument>(newBlockDocument);

/** Runs a command if it can run now. */
export function runOnBlock(command: BlockCommand): void {
  runOn(blockTable, command);
}
