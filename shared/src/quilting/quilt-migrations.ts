import { z } from 'zod';
import { plainSentence } from '../plain-words.js';
import { failure, success, type Result } from '../result.js';
import { quiltSchema, QUILT_SCHEMA_VERSION, type Quilt } from './quilt.js';

type Stored = Record<string, unknown>;

/** The step from each older version to the next; `steps[n]` takes version n to n + 1. */
const steps: Record<number, (stored: Stored) => Stored> = {
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
};

/**
 * A quilt as it was stored, in whatever version, brought to today's form and checked.
 * Fails with `damaged`, naming the first thing that is wrong, or with `newer` when a later
 * version of the product wrote it. Never throws.
 */
export function restoreQuilt(stored: unknown): Result<Quilt> {
  const head = z.looseObject({ schemaVersion: z.int().min(1) }).safeParse(stored);
  if (!head.success) return failure('damaged', 'This quilt is damaged: it does not say which version it is.');
  let document: Stored = head.data;
  for (let version = head.data.schemaVersion; version < QUILT_SCHEMA_VERSION; version++) {
    const step = steps[version];
    if (!step) return failure('damaged', `This quilt is damaged: there never was a version ${version}.`);
    document = step(document);
  }
  if (head.data.schemaVersion > QUILT_SCHEMA_VERSION) {
    return failure('newer', 'This quilt was saved by a newer version. Reload the page and open it again.');
  }
  const quilt = quiltSchema.safeParse(document);
  if (quilt.success) return success(quilt.data);
  const issue = quilt.error.issues[0];
  return failure('damaged', `This quilt is damaged: ${issue ? plainSentence(issue) : 'it can’t be read.'}`);
}
