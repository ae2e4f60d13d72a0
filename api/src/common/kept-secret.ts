import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inDataDir, OWNER_ALONE } from './data-dir.js';
import { StartError } from './start-error.js';

const BYTES = 32;

/**
 * Returns the secret in the file DATA_DIR/name, which only its owner can read. If the file is missing, creates it with
 * 256 random bits. Several processes that start at once get the same secret.
 *
 * @throws StartError if the file can't be written or read, or has no secret.
 */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  const secret = inDataDir(dataDir, `The secret in ${file}`, () => {
    makeOnce(file);
    chmodSync(file, OWNER_ALONE);
    return readFileSync(file, 'utf8').trim();
  });
  if (secret.length >= BYTES) return secret;
  throw new StartError(
    `${file} holds no secret. Remove the file. The next start then makes a new secret, and everyone must log in again.`,
  );
}

/**
 * Creates the file by a hard link: readers then never see a file without its whole content. Fails if another process
 * has already created the file.
 */
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
