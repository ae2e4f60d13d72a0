import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Server } from './server.js';

/**
 * Returns the last e-mail that the server sent: its raw text, followed by its decoded text. Without a mail server, the
 * server writes e-mails to files.
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
