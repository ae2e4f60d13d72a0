import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressed } from '../http/answers/compressed.js';
import { BLOCK_LIST, blockPages } from './block-pages.js';

/** Returns a page long enough to be compressed. */
const page = (name: string) => `${name} at %SITE% ${'patch '.repeat(1000)}`;
const sent = (name: string) => page(name).replace('%SITE%', 'https://quilts.example/?a&amp;b');

let folder: string;
let app: Express;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiltwright-drawn-'));
  await mkdir(join(folder, 'block-list'));
  await writeFile(join(folder, 'block-list.html'), page('the list'));
  await writeFile(join(folder, 'block-list/bears-paw.html'), page('Bear’s Paw'));
  await writeFile(join(folder, 'no-block.html'), page('no block'));
  app = express().use(compressed).use(BLOCK_LIST, blockPages(folder, 'https://quilts.example/?a&b'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['/block-list?block=Ohio%20Star', 'the list'],
  ['/block-list/bears-paw?to=quilt', 'Bear’s Paw'],
])('puts the site’s address into the page at %s', async (path, name) => {
  const { status, headers, text } = await request(app).get(path);
  expect([status, text]).toEqual([200, sent(name)]);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
});

it.each([
  ['/block-list/', '/block-list'],
  ['/Block-List?block=Ohio%20Star', '/block-list?block=Ohio%20Star'],
  ['/block-list/bears-paw/', '/block-list/bears-paw'],
  ['/BLOCK-LIST/bears-paw', '/block-list/bears-paw'],
  ['/block-list/%62ears-paw', '/block-list/bears-paw'],
  ['/block-list/Bears%20Paw', '/block-list/bears-paw'],
  ['/block-list/Bear%E2%80%99s%20Paw?to=quilt', '/block-list/bears-paw?to=quilt'],
  ['/block-list/Eight%20Point%20Design', '/block-list/ohio-star'],
])('redirects from %s to the page’s own address, %s', async (path, address) => {
  const { status, headers } = await request(app).get(path);
  expect([status, headers['location']]).toEqual([301, address]);
});

it.each([
  '/block-list/no-such-block',
  '/block-list/bears-paw/extra',
  '/block-list//',
  '/block-list/%ff',
  '/block-list/%E0%A4%A',
  '/block-list/..%2Fno-block',
])('answers 404 at %s, because no block has that name', async (path) => {
  const { status, text } = await request(app).get(path);
  expect([status, text]).toEqual([404, sent('no block')]);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('serves browsers that accept %s the page as %s', async (accepted, encoding) => {
  const { headers, text } = await request(app).get('/block-list').set('Accept-Encoding', accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe('Accept-Encoding');
  expect(text).toBe(sent('the list'));
});

it('doesn’t send the page again to a browser that has it', async () => {
  const { headers } = await request(app).get('/block-list/bears-paw');
  const again = (path: string) => request(app).get(path).set('If-None-Match', String(headers['etag']));
  expect(await again('/block-list/bears-paw')).toMatchObject({ status: 304, text: '' });
  expect((await again('/block-list')).status).toBe(200);
});

it('keeps a page in memory once it is served', async () => {
  const path = join(folder, 'block-list/bears-paw.html');
  await request(app).get('/block-list/bears-paw');
  await rm(path);
  expect((await request(app).get('/block-list/bears-paw')).text).toBe(sent('Bear’s Paw'));
});

it('tries again for a page that was missing', async () => {
  const path = '/block-list/ohio-star';
  expect((await request(app).get(path)).status).toBe(500);
  await writeFile(join(folder, `${path}.html`), page('Ohio Star'));
  expect((await request(app).get(path)).text).toBe(sent('Ohio Star'));
});

it('answers only GET and HEAD', async () => {
  expect((await request(app).post('/block-list')).status).toBe(404);
  expect((await request(app).head('/block-list')).status).toBe(200);
});

it.each(['br', 'gzip', 'identity'])(
  'answers a Range beyond the end of the page as %s with 416',
  async (encoding) => {
    const asked = { 'Accept-Encoding': encoding, Range: 'bytes=90000-' };
    const { status, headers } = await request(app).get('/block-list').set(asked);
    expect(status).toBe(416);
    expect(headers['content-range']).toMatch(/^bytes \*\/[1-9]\d+$/);
  },
);
