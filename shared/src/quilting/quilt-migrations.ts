import type { Result } from '../result.js';
import type { PackedQuilt } from './packed-quilt.js';
import { QUILT_SCHEMA_VERSION } from './quilt.js';
import { quiltSchema } from './quilt-schema.js';
import { restore, type Restoration, type RestoreOptions, type Stored } from './restore.js';

const restoration: Restoration<typeof quiltSchema> = {
  kind: 'quilt',
  version: QUILT_SCHEMA_VERSION,
  steps: {
    /*
     * Version 1 kept sashing as a yes or no, and its placements knew neither `pattern` nor `strokeWidth`.
     * What is neither is passed on, for the check at the end to find.
     */
    1: ({ sashing, ...stored }) => ({
      ...stored,
      generatingSashing: typeof sashing === 'boolean' ? (sashing ? 2 : 0) : sashing,
      blocks: Array.isArray(stored['blocks'])
        ? stored['blocks'].map((placement: Stored) => ({ ...placement, pattern: false, strokeWidth: 0 }))
        : stored['blocks'],
      schemaVersion: 2,
    }),
    /* Version 2 had the levels in the placements, in a form that may still be sent: the schema leads them on. */
    2: (stored) => ({ ...stored, schemaVersion: 3 }),
  },
  schema: quiltSchema,
};

/** A quilt as it was stored, in whatever version, in today's form; fails as `restore` does. */
export function restoreQuilt(stored: unknown, options?: RestoreOptions): Result<PackedQuilt> {
  return restore(stored, restoration, options);
}
