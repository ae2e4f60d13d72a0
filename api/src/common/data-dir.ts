import { mkdirSync } from 'node:fs';
import { StartError } from './start-error.js';

/** For files that only the server's own user reads. */
export const OWNER_ALONE = 0o600;

/**
 * Does `use`, which keeps something in DATA_DIR: the directory is there then, made for its owner alone where
 * it wasn't.
 *
 * @param what for the message: "The secret in …"
 * @throws StartError where the directory can't be made, or `use` fails.
 */
export function inDataDir<T>(dataDir: string, what: string, use: () => T): T {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return use();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `${what} can't be kept: ${why}.\nMake DATA_DIR a directory that this user can write to.`,
    );
  }
}
