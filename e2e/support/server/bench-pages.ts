import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { clothPng } from '../pictures/cloth-pictures.js';

const folder = fileURLToPath(new URL('../../../web/bench', import.meta.url));

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Headers that isolate a page from other origins. Only an isolated page gets a clock in microseconds. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * Builds the benchmark's pages in production mode, so that React's development checks don't run. The pixel tests use
 * these pages too.
 */
export async function buildBenchPages(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build({ configFile: join(folder, 'vite.config.ts') });
}

/** A server of the benchmark's built pages, and of made-up fabrics under /fabrics/. */
export class BenchPages {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<BenchPages> {
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const file = path.startsWith('/fabrics/')
        ? clothPng(basename(path)).then((body) => ({ body, type: 'image/png' }))
        : readFile(join(folder, 'dist', path)).then((body) => ({ body, type: types[extname(path)] ?? '' }));
      file.then(
        ({ body, type }) => {
          response.writeHead(200, { ...ISOLATED, 'Content-Type': type, 'Cache-Control': 'max-age=3600' });
          response.end(body);
        },
        () => response.writeHead(404).end(),
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new BenchPages(server);
  }

  /** Returns the address of a page by its name: 'ours', 'naive-konva', 'svg?use' … */
  url(page: string): string {
    const { port } = this.#server.address() as AddressInfo;
    const [name = '', query = ''] = page.split('?');
    return `http://127.0.0.1:${String(port)}/${name}.html?${query}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
