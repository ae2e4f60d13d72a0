import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express, { type Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressed } from './compressed.js';
import { precompressed } from './precompressed.js';

const TEXT = 'sashing '.repeat(1000);
const PACKED = brotliCompressSync(TEXT);

let folder: string;
let app: Express;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiltwright-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/table-1a.js'), TEXT);
  await writeFile(join(folder, 'assets/table-1a.js.br'), PACKED);
  await writeFile(join(folder, 'assets/later-2b.js'), TEXT);
  app = express().use(precompressed(folder), compressed, express.static(folder));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, encodings: string) => request(app).get(path).set('Accept-Encoding', encodings);

it('serves the file compressed by the build if the browser accepts it', async () => {
  const { headers, text } = await get('/assets/table-1a.js?v=1', 'gzip, br');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript') as string,
    'content-length': String(PACKED.length),
    vary: expect.stringContaining('Accept-Encoding') as string,
  });
  expect(text).toBe(TEXT);
});

it.each([
  ['to whoever doesn’t take it so', '/assets/table-1a.js', 'gzip', 'gzip'],
  ['of what the build did not compress', '/assets/later-2b.js', 'br', 'br'],
])('compresses on the fly %s', async (_, path, encodings, encoding) => {
  const { headers, text } = await get(path, encodings);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBeUndefined();
  expect(headers['vary']).toContain('Accept-Encoding');
  expect(text).toBe(TEXT);
});

it('serves it uncompressed if nothing else is accepted', async () => {
  const { headers, text } = await get('/assets/table-1a.js', 'identity');
  expect(headers['content-encoding']).toBeUndefined();
  expect(text).toBe(TEXT);
});

it('answers 404 for a file that a new build has removed', async () => {
  await writeFile(join(folder, 'assets/gone-3c.js.br'), PACKED);
  const running = express().use(precompressed(folder), express.static(folder));
  await rm(join(folder, 'assets/gone-3c.js.br'));
  const { status } = await request(running).get('/assets/gone-3c.js').set('Accept-Encoding', 'br');
  expect(status).toBe(404);
});

it('works without a build', async () => {
  const bare = express().use(precompressed(join(folder, 'none')), express.static(folder));
  expect((await request(bare).get('/assets/table-1a.js').set('Accept-Encoding', 'br')).text).toBe(TEXT);
});
