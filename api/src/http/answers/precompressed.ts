import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';

/**
 * Lets the next handler send the files that the build compressed, `NAME.br` beside each `NAME`, if the browser
 * accepts Brotli. The middleware `compression` then skips them, because they already have an encoding.
 *
 * @param folder the folder of the built web app, an absolute path. Without a build there are no such files.
 */
export function precompressed(folder: string): RequestHandler {
  const assets = join(folder, 'assets');
  const paths = new Set(namesIn(assets).flatMap((name) => (name.endsWith('.br') ? `/assets/${name}` : [])));
  return (request, response, next) => {
    const file = `${request.path}.br`;
    if ((request.method === 'GET' || request.method === 'HEAD') && paths.has(file)) {
      response.vary('Accept-Encoding');
      if (request.acceptsEncodings('br')) {
        response.type(request.path.slice(request.path.lastIndexOf('.')));
        response.setHeader('Content-Encoding', 'br');
        request.url = file;
      }
    }
    next();
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
