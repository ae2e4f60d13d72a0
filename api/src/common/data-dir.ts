import { mkdirSync } from 'node:fs';
import { StartError } from './start-error.js';

/** The mode of files that only the server's own user can read. */
export const OWNER_ALONE = 0o600;

/**
 * Runs `use`, which writes or reads files in DATA_DIR. If the directory is missing, creates it first, for its owner
 * only.
 *
 * @param what the subject of the error's message, for example "The secret in …"
 * @throws StartError if the directory can't be created, or `use` fails.
 */
export function inDataDir<T>(dataDir: string, what: string, use: () => T): T {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return use();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `${what} can't be stored: ${why}.\nMake DATA_DIR a directory that this user can write to.`,
    );
  }
}
