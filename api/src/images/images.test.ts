import { getModelToken } from '@nestjs/mongoose';
import { retrFabricSingleton } from '@quiltwright/shared/contract/calls/fabric-calls';
import { fabricCollections } from '@quiltwright/shared/library/fabric-collections';
import { QUILTER } from '@quiltwright/shared/limits';
import type { Model } from 'mongoose';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';
import { FabricsRepository } from '../fabrics/fabrics.repository.js';
import { LibrarySeeder } from '../library/library-seeder.js';
import { houseFabrics, painter } from '../library/paint/paint.js';
import { premadeBlock } from '../library/premade.js';
import { Image } from './image.schema.js';

const api = testApi({ library: true });
beforeAll(async () => {
  const cloth = premadeBlock(1)?.cloth ?? [];
  const missing = houseFabrics.filter(({ fabricNum }) => cloth.includes(fabricNum));
  await api().app.get(LibrarySeeder, { strict: false }).seed(missing, painter);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  api().visitor().send('GET', path, { headers });

describe('/fabrics/FILE', () => {
  it.each([
    ['fabricUrl', 512],
    ['swatchUrl', 120],
  ] as const)('serves the picture at %s, cacheable for ever', async (name, side) => {
    const guest = await api().guest();
    const { body: fabric } = await guest.call(retrFabricSingleton, { query: { fabricNum: '11' } });
    const { status, headers, body, cookies } = await get(`/fabrics/${fabric[name]}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(cookies).toEqual([]);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: side, height: side });
  });

  it.each([
    '/fabrics/none.webp',
    '/fabrics/..%2Fblock-images%2FNine%20Patch.jpg',
    '/fabrics/%00',
    '/fabrics/',
  ])('answers 404 for %s', async (path) => {
    expect((await api().visitor().refused({ method: 'GET', path })).status).toBe(404);
  });
});

it('serves a pre-made block in plain colours if cloth can’t be read', async () => {
  const images = api().app.get<Model<Image>>(getModelToken(Image.name), { strict: false });
  const fabrics = api().app.get(FabricsRepository, { strict: false });
  const civilWar = fabricCollections.find(({ collectionNum }) => collectionNum === 1001);
  const cloth = await fabrics.readable(QUILTER.library, civilWar?.fabricNums ?? []);
  for (const { fabricUrl } of cloth)
    await images.updateOne({ _id: `fabrics/${fabricUrl}` }, { bytes: Buffer.from('cut short') });
  const { status, body } = await get('/block-images/1001/Nine%20Patch.svg');
  expect(status).toBe(200);
  const [, tile = ''] = /href="data:image\/webp;base64,([^"]+)"/.exec(String(body)) ?? [];
  const { channels } = await sharp(Buffer.from(tile, 'base64')).stats();
  // WebP changes colours a little.
  expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeLessThan(10);
});

it('serves a pre-made block in the cloth of a collection, as a picture that loads nothing else', async () => {
  const { status, headers, body } = await get('/block-images/1001/Nine%20Patch.svg');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-security-policy': "sandbox; default-src 'none'; img-src data:",
    'cache-control': 'public, no-cache',
  });
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(String(body)).not.toMatch(/href="(?!data:)/);
});

describe('/block-images/NAME.jpg', () => {
  it('serves the picture of a pre-made block, and 304 if it is unchanged', async () => {
    const { status, headers, body } = await get('/block-images/Nine%20Patch.jpg');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, no-cache' });
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 480, height: 480 });
    const again = await get('/block-images/Nine%20Patch.jpg', { 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  it('serves a small picture for lists, of less than half the bytes', async () => {
    const whole = await get('/block-images/Nine%20Patch.jpg');
    const { status, headers, body } = await get('/block-images/Nine%20Patch-small.webp');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, no-cache' });
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 320, height: 320 });
    expect(Number(headers['content-length'])).toBeLessThan(Number(whole.headers['content-length']) / 2);
  });

  it.each([
    '/block-images/No%20Such.jpg',
    '/block-images/..%2F..%2Fetc%2Fpasswd',
    '/block-images/Nine%20Patch.png',
    '/block-images/1001/No%20Such.svg',
    '/block-images/999/Nine%20Patch.svg',
  ])('answers 404 for %s', async (path) => {
    expect((await api().visitor().refused({ method: 'GET', path })).status).toBe(404);
  });
});

it.each(['/block-images/Nine%20Patch.jpg', '/block-images/1001/Nine%20Patch.svg'])(
  'answers a Range beyond the end of %s with 416',
  async (path) => {
    const { status, headers } = await get(path, { Range: 'bytes=90000000-' });
    expect(status).toBe(416);
    expect(headers['content-range']).toMatch(/^bytes \*\/[1-9]\d+$/);
    expect(headers['cache-control']).toBe('no-store');
  },
);
