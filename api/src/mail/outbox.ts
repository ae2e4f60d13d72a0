import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWNER_ALONE } from '../common/data-dir.js';

/**
 * Writes a mail to a file in `folder`, readable by its owner only. The file's name starts with the time, so
 * that a listing of the folder is in the order of time. The promise resolves once the file is on the disk.
 */
export async function keepInOutbox(folder: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replaceAll(':', '-');
  const file = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
  try {
    await writeFile(file, message, { mode: OWNER_ALONE, flag: 'wx', flush: true });
  } catch (error) {
    // A partial mail is useless.
    await rm(file, { force: true });
    throw error;
  }
}
