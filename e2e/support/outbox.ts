import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Server } from './server.js';

/**
 * The letter that the server sent last, as text that can be searched: as it is, and decoded. Without a mail server it
 * keeps them as files.
 */
export async function lastLetter({ dataDir }: Server): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  const last = (await readdir(outbox)).sort().at(-1);
  if (last === undefined) throw new Error('No letter was sent.');
  const raw = await readFile(join(outbox, last), 'utf8');
  // Of quoted-printable. What is plain comes first: there `token=3F` is no sign that was quoted.
  const decoded = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return `${raw}\n${decoded}`;
}
