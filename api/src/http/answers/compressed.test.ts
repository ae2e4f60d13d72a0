import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { BROTLI, compressed } from './compressed.js';

const quilt = (bytes: number) => 'sashing '.repeat(bytes / 8);

/** Answers /BYTES with a text of that length. */
const app = express()
  .use(compressed)
  .get('/:bytes', ({ params: { bytes }, query: { type } }, response) => {
    response.type(typeof type === 'string' ? type : 'txt').send(quilt(Number(bytes)));
  });

/** Sends a GET request for `path`. The body of the answer is decompressed; its headers stay as sent. */
const ask = (path: string, encodings = 'gzip, br') =>
  request(app).get(path).set('Accept-Encoding', encodings);

it.each([1024, 16_000])('sends a small answer of %i bytes compressed, and its length', async (bytes) => {
  const { headers, text } = await ask(`/${String(bytes)}`);
  expect(text).toBe(quilt(bytes));
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(brotliCompressSync(quilt(bytes), BROTLI).length),
    'content-type': 'text/plain; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(headers['transfer-encoding']).toBeUndefined();
});

it('sends a larger answer compressed as it is made', async () => {
  const { headers, text } = await ask('/16008');
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'transfer-encoding': 'chunked' });
  expect(text).toBe(quilt(16_008));
});

it.each([
  ['that is short', '/1016', 'br', undefined],
  ['that isn’t text', '/2000?type=png', 'br', undefined],
  ['to a browser without Brotli', '/2000', 'gzip', 'gzip'],
  ['to a browser that accepts nothing', '/2000', 'identity', undefined],
])('sends an answer %s otherwise', async (_, path, encodings, encoding) => {
  const { headers } = await ask(path, encodings);
  expect(headers['content-encoding']).toBe(encoding);
});

it('sends no body for HEAD, and none that is unchanged', async () => {
  const { headers } = await ask('/2000');
  const head = await request(app).head('/2000').set('Accept-Encoding', 'br');
  expect(head.headers['content-encoding']).toBeUndefined();
  const again = await ask('/2000').set('If-None-Match', headers['etag'] ?? '');
  expect([again.status, again.text]).toEqual([304, '']);
});
