import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { sendBytes } from './send-bytes.js';
import { IMMUTABLE } from './web-files.js';

/**
 * Answers with the files that the build compressed, `NAME.br` beside each `NAME`, if the browser accepts Brotli. Other
 * requests go to the next handler. A page requests many of these files, so they stay in memory and their requests
 * aren't logged.
 *
 * @param folder the folder of the built web app, an absolute path. Without a build there are no such files.
 */
export function precompressed(folder: string): RequestHandler {
  const assets = join(folder, 'assets');
  const names = new Set(namesIn(assets).flatMap((name) => (name.endsWith('.br') ? name.slice(0, -3) : [])));
  const known = new Map<string, Promise<Buffer>>();
  const bytesOf = (name: string): Promise<Buffer> => {
    const before = known.get(name);
    if (before) return before;
    const bytes = readFile(join(assets, `${name}.br`));
    known.set(name, bytes);
    // Forgets a file that can't be read, so that the next request tries again.
    bytes.catch(() => known.delete(name));
    return bytes;
  };
  return async (request, response, next) => {
    const name = request.path.slice('/assets/'.length);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !request.path.startsWith('/assets/') || !names.has(name)) {
      next();
      return;
    }
    response.vary('Accept-Encoding');
    // A file that can't be read, because a new build has removed it, is missing for the next handler too.
    const bytes = request.acceptsEncodings('br') ? await bytesOf(name).catch(() => null) : null;
    if (!bytes) {
      next();
      return;
    }
    response.type(name.slice(name.lastIndexOf('.'))).setHeader('Content-Encoding', 'br');
    // The build puts a hash of the content into each name.
    response.setHeader('ETag', `"${name}.br"`).setHeader('Cache-Control', IMMUTABLE);
    sendBytes(request, response, bytes);
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
