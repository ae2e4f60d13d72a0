import type { Result } from '../../result.js';
import { BLOCK_SCHEMA_VERSION, type Block } from '../block.js';
import { blockSchema } from './block-schema.js';
import { restore, type Restoration, type RestoreOptions } from './restore.js';

const restoration: Restoration<typeof blockSchema> = {
  kind: 'block',
  version: BLOCK_SCHEMA_VERSION,
  steps: {
    /* Version 1 has no colourways. */
    1: (stored) => ({ ...stored, colourways: [], schemaVersion: 2 }),
    /* Version 2 has no shapes with an outline of their own. */
    2: (stored) => ({ ...stored, schemaVersion: 3 }),
  },
  schema: blockSchema,
};

/**
 * Converts a stored block of any version to the current format. Fails with `damaged` if the block is invalid,
 * or with `newer` if a later version of the product wrote it.
 */
export function restoreBlock(stored: unknown, options?: RestoreOptions): Result<Block> {
  return restore(stored, restoration, options);
}
