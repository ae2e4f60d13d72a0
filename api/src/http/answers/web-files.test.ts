import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressed } from './compressed.js';
import { precompressed } from './precompressed.js';
import { ProblemFilter } from '../problem.filter.js';
import { webFiles } from './web-files.js';

const TEXT = 'sashing '.repeat(1000);
const PACKED = brotliCompressSync(TEXT);

let folder: string;
let app: Express;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiltwright-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'index.html'), `the page ${TEXT}`);
  await writeFile(join(folder, 'home.html'), `home ${TEXT}`);
  await writeFile(join(folder, 'assets/table-1a.js'), TEXT);
  await writeFile(join(folder, 'assets/table-1a.js.br'), PACKED);
  app = express().use(precompressed(folder), compressed, webFiles(folder));
  app.use((error: unknown, asked: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) next(error);
    else new ProblemFilter().catch(error, new ExecutionContextHost([asked, response]));
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => request(app).get(path).set(headers);

it.each([
  ['/', 'home '],
  ['/home', 'home '],
  ['/standard-quilt-layouts', 'the page '],
  ['/pictures', 'the page '],
])('answers %s with %j, revalidated each time', async (path, start) => {
  const { status, headers, text } = await get(path);
  expect([status, text]).toEqual([200, `${start}${TEXT}`]);
  expect(headers['cache-control']).toBe('no-cache');
});

it.each(['/assets/none.js', '/assets', '/assets/', '/API/none', '/fabrics/none.webp', '/storeQuilt/'])(
  'has no page at %s',
  async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers['location']).toBeUndefined();
  },
);

it('has no page if the app isn’t built', async () => {
  const bare = express().use(webFiles(join(folder, 'none')));
  expect((await request(bare).get('/standard-quilt-layouts')).status).toBe(404);
});

describe('a Range', () => {
  it.each([
    ['of a file', '/assets/table-1a.js', 'identity', TEXT.length],
    ['of a compressed file', '/assets/table-1a.js', 'br', PACKED.length],
    ['of the home screen', '/', 'gzip', TEXT.length + 5],
    ['of the page', '/standard-quilt-layouts', 'gzip', TEXT.length + 9],
  ])(
    '%s that begins after its end is answered with 416 and the length',
    async (_, path, encoding, length) => {
      const answer = await get(path, {
        Range: 'bytes=900000-',
        'Accept-Encoding': encoding,
      });
      const { status, headers } = answer;
      expect([status, headers['content-range']]).toEqual([416, `bytes */${String(length)}`]);
      expect(headers['content-type']).toContain('application/problem+json');
      expect(headers['cache-control']).toBe('no-store');
      for (const name of ['content-encoding', 'last-modified']) expect(headers[name]).toBeUndefined();
      expect(answer.body).toMatchObject({
        status: 416,
        detail: 'The requested range of bytes is not in this file.',
      });
    },
  );

  it('returns that part, uncompressed', async () => {
    const asked = { Range: 'bytes=8-2007', 'Accept-Encoding': 'gzip' };
    const { status, headers, text } = await get('/assets/table-1a.js', asked);
    expect([status, headers['content-range'], text]).toEqual([
      206,
      `bytes 8-2007/${String(TEXT.length)}`,
      'sashing '.repeat(250),
    ]);
  });
});
