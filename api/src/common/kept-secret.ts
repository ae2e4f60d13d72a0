import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.js';

const OWNER_ALONE = 0o600;
const BYTES = 32;

/**
 * The secret in the file DATA_DIR/name, readable by its owner alone: 256 random bits, made where there is
 * none yet. Several processes that start at once get the same one.
 *
 * @throws StartError where the file can't be written or read, or holds no secret.
 */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    makeOnce(dataDir, file);
    chmodSync(file, OWNER_ALONE);
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= BYTES) return secret;
  } catch (error) {
    throw new StartError(
      `The secret in ${file} can't be kept: ${error instanceof Error ? error.message : String(error)}.\n` +
        'Make DATA_DIR a directory that this user can write to.',
    );
  }
  throw new StartError(`${file} holds no secret. Remove it, and a new one is made: everyone signs in again.`);
}

/** A link that appears with its content, or fails because another process was first. */
function makeOnce(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, `${randomBytes(BYTES).toString('base64url')}\n`, { mode: OWNER_ALONE, flag: 'wx' });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
