import type { Result } from '../../result.js';
import type { PackedQuilt } from './packed-quilt.js';
import { QUILT_SCHEMA_VERSION } from '../quilt.js';
import { quiltSchema } from './quilt-schema.js';
import { restore, type Restoration, type RestoreOptions, type Stored } from './restore.js';

const restoration: Restoration<typeof quiltSchema> = {
  kind: 'quilt',
  version: QUILT_SCHEMA_VERSION,
  steps: {
    /*
     * Version 1 stored sashing as true or false, and its placements had no `pattern` or `strokeWidth`. Other
     * values pass unchanged, and the final check reports them.
     */
    1: ({ sashing, ...stored }) => ({
      ...stored,
      generatingSashing: typeof sashing === 'boolean' ? (sashing ? 2 : 0) : sashing,
      blocks: Array.isArray(stored['blocks'])
        ? stored['blocks'].map((placement: Stored) => ({ ...placement, pattern: false, strokeWidth: 0 }))
        : stored['blocks'],
      schemaVersion: 2,
    }),
    /* Version 2 has the levels in the placements. The schema accepts that form and packs it. */
    2: (stored) => ({ ...stored, schemaVersion: 3 }),
    /* Version 3 has no colourways. */
    3: (stored) => ({ ...stored, schemaVersion: 4 }),
    /* Version 4 has no turned or mirrored blocks, and no outlines of shapes. */
    4: (stored) => ({ ...stored, schemaVersion: 5 }),
    /* Version 5 has fields for two borders and sashing. The schema accepts them and makes a list of them. */
    5: (stored) => ({ ...stored, schemaVersion: 6 }),
    /* Version 6 has no settings. */
    6: (stored) => ({ ...stored, schemaVersion: 7 }),
  },
  schema: quiltSchema,
};

/**
 * Converts a stored quilt of any version to the current format. Fails with `damaged` if the quilt is invalid,
 * or with `newer` if a later version of the product wrote it.
 */
export function restoreQuilt(stored: unknown, options?: RestoreOptions): Result<PackedQuilt> {
  return restore(stored, restoration, options);
}
