import { join, sep } from 'node:path';
import type { DynamicModule } from '@nestjs/common';
import { ServeStaticModule } from '@nestjs/serve-static';
import { calls } from '@quiltwright/shared/contract/calls';
import type { Response } from 'express';

/** Where the build puts the web app. */
export const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist/site');

/** Where it puts the pages that lack where the site is, so none of them may be served as it lies there. */
export const DRAWN_FOLDER = join(WEB_FOLDER, '../drawn');

/** Addresses that are never the page, not even where nothing is there. */
const NOT_THE_PAGE = [
  ...['/api/{*path}', '/functions/{*path}', '/assets/{*path}', '/fabrics/{*path}', '/block-images/{*path}'],
  ...Object.values(calls).map(({ path }) => path),
];

/**
 * Serves the built web app: its files; the home screen as the build drew it, at its two addresses; and the bare page
 * for every other address, which it knows to show. The build puts a hash into the names below assets/, so those never change; all else is asked for anew.
 *
 * @param folder an absolute path
 */
export function webFiles(folder: string): DynamicModule {
  return ServeStaticModule.forRoot({
    rootPath: folder,
    exclude: NOT_THE_PAGE,
    serveStaticOptions: {
      index: 'home.html',
      extensions: ['html'],
      setHeaders: (response: Response, path: string) => {
        const isHashed = path.includes(`${sep}assets${sep}`);
        response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    },
  });
}
