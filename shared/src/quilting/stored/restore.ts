import { z } from 'zod';
import { plainSentence } from '../../plain-words.js';
import { failure, success, type Result } from '../../result.js';
import { withKnownKeys } from './known-keys.js';

/** A stored document whose content hasn't been checked yet. */
export type Stored = Record<string, unknown>;

/** The settings for converting stored documents of one kind to the current format. */
export interface Restoration<Schema extends z.ZodType> {
  /** The word for these documents in messages. */
  kind: 'quilt' | 'block';
  /** The number of the current format's version. */
  version: number;
  /** Functions that convert a document by one version: `steps[n]` converts version n to n + 1. */
  steps: Readonly<Record<number, (stored: Stored) => Stored>>;
  /** The schema of the current format. */
  schema: Schema;
}

export interface RestoreOptions {
  /**
   * True to drop unknown keys, for example from a file that another program edited. If missing, a document with unknown
   * keys counts as `damaged`.
   */
  ignoresUnknownKeys?: boolean;
}

/**
 * The schema of a document that has a version number. It is made once, because making a schema takes longer than using
 * it.
 */
const versioned = z.looseObject({ schemaVersion: z.int().min(1) });

/**
 * Converts a stored document of any version to the current format, and checks it. Fails with `damaged`, naming the
 * first fault, or with `newer` if a later version of the product wrote the document. Never throws.
 */
export function restore<Schema extends z.ZodType>(
  stored: unknown,
  { kind, version: today, steps, schema }: Restoration<Schema>,
  { ignoresUnknownKeys = false }: RestoreOptions = {},
): Result<z.output<Schema>> {
  const damaged = (how: string) => failure('damaged', `This ${kind} is damaged: ${how}`);
  const head = versioned.safeParse(stored);
  if (!head.success) return damaged('its version number is missing.');
  let document: Stored = head.data;
  for (let version = head.data.schemaVersion; version < today; version++) {
    const step = steps[version];
    if (!step) return damaged(`version ${version} doesn’t exist.`);
    document = step(document);
  }
  if (head.data.schemaVersion > today) {
    return failure('newer', `This ${kind} was saved by a newer version. Reload the page and open it again.`);
  }
  const read = schema.safeParse(ignoresUnknownKeys ? withKnownKeys(schema, document) : document);
  if (read.success) return success(read.data);
  const issue = read.error.issues[0];
  return damaged(issue ? plainSentence(issue) : 'it can’t be read.');
}
