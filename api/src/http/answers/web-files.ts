import { join, sep } from 'node:path';
import { calls } from '@quiltwright/shared/contract/calls';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

/** The folder of the built web app. */
export const WEB_FOLDER = join(import.meta.dirname, '../../../../web/dist/site');

/**
 * The folder of the HTML pages that the build made with a placeholder for the site's address. They must not be
 * served before the placeholder is replaced.
 */
export const DRAWN_FOLDER = join(WEB_FOLDER, '../drawn');

/** The Cache-Control of files whose names contain a hash of their content. These files never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Folders without pages of the web app. A missing file in them is answered with an error and not with the app's
 * `index.html`.
 */
const FOLDERS = ['/api', '/functions', '/assets', '/fabrics', '/block-images', '/s'];

/** Paths of the API's calls. They are never answered with the web app's `index.html`. */
const CALLS: ReadonlySet<string> = new Set(Object.values(calls).map(({ path }) => plain(path)));

/**
 * Serves the built web app: its files, the home page and the app's `index.html`. The build made the home page
 * in advance; it is served at two addresses. `index.html` is served at every other address that the app can
 * show. The build puts a hash into the names below assets/, so these files never change. Browsers revalidate
 * everything else. There are no redirects, so that no address can lead to another site.
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
      response.setHeader('Cache-Control', isHashed ? IMMUTABLE : 'no-cache');
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

/** Returns a path in the form in which the router compares paths: in lower case, without a slash at the end. */
function plain(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}
