import { blockKind } from './block-kind';
import { blockTable } from './block-store';
import { Work } from './work';

/** Keeps, saves and loads the block on the table. */
export const blockWork = new Work(blockKind, blockTable);
