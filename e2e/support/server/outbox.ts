import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Server } from './server.js';

/**
 * Returns the last letter that the server sent, as text to search: raw, then decoded. Without a mail server
 * letters are files.
 */
export async function lastLetter({ dataDir }: Server): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  const last = (await readdir(outbox)).sort().at(-1);
  if (last === undefined) throw new Error('No letter was sent.');
  const raw = await readFile(join(outbox, last), 'utf8');
  // Decodes quoted-printable. The raw text comes first, because there `token=3F` isn't an escape.
  const decoded = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return `${raw}\n${decoded}`;
}
