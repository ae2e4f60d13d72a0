import { sep } from 'node:path';
import type { DynamicModule } from '@nestjs/common';
import { ServeStaticModule } from '@nestjs/serve-static';
import type { Response } from 'express';

/**
 * Serves the built web app: its files, and the page itself for every other address, which it knows to show.
 * The build puts a hash into the names below assets/, so those never change; all else is asked for anew.
 *
 * @param folder an absolute path
 */
export function webFiles(folder: string): DynamicModule {
  return ServeStaticModule.forRoot({
    rootPath: folder,
    exclude: ['/api/{*path}', '/assets/{*path}', '/fabrics/{*path}', '/block-images/{*path}'],
    serveStaticOptions: {
      setHeaders: (response: Response, path: string) => {
        const isHashed = path.includes(`${sep}assets${sep}`);
        response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    },
  });
}
