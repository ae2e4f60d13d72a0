import { join, sep } from 'node:path';
import { calls } from '@quiltwright/shared/contract/calls';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

/** Where the build puts the web app. */
export const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist/site');

/** Where it puts the pages that lack where the site is, so none of them may be served as it lies there. */
export const DRAWN_FOLDER = join(WEB_FOLDER, '../drawn');

/** Folders that are never the page, not even where nothing is there. */
const FOLDERS = ['/api', '/functions', '/assets', '/fabrics', '/block-images'];

/** The same of calls. */
const CALLS: ReadonlySet<string> = new Set(Object.values(calls).map(({ path }) => plain(path)));

/**
 * Serves the built web app: its files; the home screen as the build drew it, at its two addresses; and the bare page
 * for every other address, which it knows to show. The build puts a hash into the names below assets/, so those never
 * change; all else is asked for anew. Nothing is redirected, so that no address can lead elsewhere.
 *
 * @param folder an absolute path
 */
export function webFiles(folder: string): RequestHandler[] {
  const files = express.static(folder, {
    index: 'home.html',
    extensions: ['html'],
    redirect: false,
    setHeaders: (response: Response, path: string) => {
      const isHashed = path.includes(`${sep}assets${sep}`);
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = (request: Request, response: Response, next: NextFunction): void => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !isPage(plain(request.path))) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile('index.html', { root: folder, cacheControl: false }, (error?: Error) => {
      // A reader who leaves before the end gets no answer.
      if (error && !response.headersSent) next(error);
    });
  };
  return [files, page];
}

function isPage(path: string): boolean {
  return !CALLS.has(path) && !FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/** The router minds neither case nor a slash at the end. */
function plain(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}
