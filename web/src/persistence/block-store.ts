import { createStore } from 'zustand/vanilla';
import {
  newBlockDocument,
  type BlockAction,
  type BlockDocument,
} from '../model/designed-block/block-document';
import { runOn } from './table';

/** The block on the table. It outlives the screen: leaving and coming back, or a screen that fails, loses nothing. */
export const blockTable = createStore<BlockDocument>(newBlockDocument);

/** Does something to the block on the table, if that can be done now. */
export function runOnBlock(action: BlockAction): void {
  runOn(blockTable, action);
}
