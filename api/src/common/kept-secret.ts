import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inDataDir, OWNER_ALONE } from './data-dir.js';
import { StartError } from './start-error.js';

const BYTES = 32;

/**
 * The secret in the file DATA_DIR/name, readable by its owner alone: 256 random bits, made where there is
 * none yet. Several processes that start at once get the same one.
 *
 * @throws StartError where the file can't be written or read, or holds no secret.
 */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  const secret = inDataDir(dataDir, `The secret in ${file}`, () => {
    makeOnce(file);
    chmodSync(file, OWNER_ALONE);
    return readFileSync(file, 'utf8').trim();
  });
  if (secret.length >= BYTES) return secret;
  throw new StartError(`${file} holds no secret. Remove it, and a new one is made: everyone signs in again.`);
}

/** A link that appears with its content, or fails because another process was first. */
function makeOnce(file: string): void {
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
