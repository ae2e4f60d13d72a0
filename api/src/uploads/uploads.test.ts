import {
  deleteFabric,
  renameFabric,
  retrFabricList,
  retrFabricSingleton,
  saveFabric,
} from '@quiltwright/shared/contract/calls/fabric-calls';
import { storeCreatedBlock, storeDesignedBlock } from '@quiltwright/shared/contract/calls/block-calls';
import { PROBLEM_TYPE } from '@quiltwright/shared/contract/problem';
import { problemSchema } from '@quiltwright/shared/contract/problem-schema';
import { storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainBlock, squaresIn } from '../../test/blocks.js';
import type { Browser } from '../../test/browser.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { keptOf, modelOf, plainPicture, sendPicture, upload } from '../../test/uploads.js';
import { Account } from '../accounts/account.schema.js';
import { StoredFabric } from '../fabrics/fabric.schema.js';
import { References } from '../references/references.schema.js';
import { Attempts } from '../rate-limits/attempts.schema.js';
import { RateLimits } from '../rate-limits/rate-limits.js';

const api = testApi({ library: true });

let quilter: Browser;
beforeAll(async () => {
  quilter = await api().subscriber();
});

const uploadsOf = async (browser: Browser) =>
  (await browser.call(retrFabricList, { body: { paletteNum: 999, quilterNum: browser.quilterNum } })).body;

/**
 * Returns the browser of a new quilter with `count` uploads, which have references and documents but no
 * pictures.
 */
async function withUploads(count: number): Promise<Browser> {
  const browser = await api().subscriber();
  const { quilterNum } = browser;
  const first = 1_000_000 + 1000 * quilterNum;
  const fabrics = Array.from({ length: count }, (_, i) => first + i);
  await modelOf<StoredFabric>(api(), StoredFabric).insertMany(
    fabrics.map((_id) => ({
      ...{ _id, quilterNum, paletteNum: 999, fabricName: 'Old', userFabricName: 'Old' },
      ...{ fabricUrl: 'old.webp', swatchUrl: 'old.webp', averageColour: '#000000', schemaVersion: 1 },
    })),
  );
  await modelOf<References>(api(), References).insertOne({
    ...{ _id: quilterNum, blocks: [], fabrics, uses: [], deletions: [], unused: [], schemaVersion: 3 },
  });
  return browser;
}

describe('saveFabric', () => {
  it('makes a fabric from a picture, which belongs to the quilter and comes first in palette 999', async () => {
    const quilter = await api().subscriber();
    const older = await upload(quilter, 'first.png');
    const fabric = await upload(quilter, 'Ann\'s "roses".png', await plainPicture('#884422'));
    expect(fabric).toMatchObject({
      fabricNum: older.fabricNum + 1,
      paletteNum: 999,
      fabricName: 'Anns roses',
      userFabricName: 'Anns roses',
    });
    expect(fabric.fabricNum).toBeGreaterThanOrEqual(10_000);
    expect(await uploadsOf(quilter)).toEqual([fabric, older]);
    const { body } = await quilter.call(retrFabricSingleton, {
      query: { fabricNum: String(fabric.fabricNum) },
    });
    expect(body).toEqual(fabric);
  });

  it.each([
    ['another quilterNum', { quilterNum: '1' }, 403],
    ['a quilterNum that isn’t a number', { quilterNum: '[]' }, 400],
    ['another palette', { paletteNum: '2' }, 400],
    ['a field too many', { role: 'house' }, 400],
    ['a field with a path', { 'quilterNum[0]': '1' }, 400],
    ['a field __proto__', { ['__proto__']: '1' }, 400],
    ['a field that is too long', { paletteNum: '9'.repeat(60) }, 400],
  ])('refuses %s, and keeps nothing', async (_, fields, status) => {
    const before = await keptOf(api(), quilter);
    expect((await sendPicture(quilter, await plainPicture(), 'x.png', fields)).status).toBe(status);
    expect(await keptOf(api(), quilter)).toEqual(before);
  });

  it('refuses a form without a picture, with it in another field, or with a file that isn’t one', async () => {
    const fields = { quilterNum: String(quilter.quilterNum), paletteNum: '999' };
    expect((await quilter.sendForm(saveFabric.path, fields)).status).toBe(400);
    const bytes = await plainPicture();
    expect(
      (await quilter.sendForm(saveFabric.path, fields, { field: 'x', name: 'x.png', bytes })).status,
    ).toBe(400);
    expect((await quilter.refused(saveFabric, { body: fields })).status).toBe(415);
  });

  it('reliability 19: answers 415 for any other file, whatever its name, and stores nothing', async () => {
    const before = await keptOf(api(), quilter);
    const files = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      await sharp(await plainPicture())
        .webp()
        .toBuffer(),
      await sharp(await plainPicture())
        .tiff()
        .toBuffer(),
      Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;'),
      (await plainPicture()).subarray(0, 60),
    ];
    for (const file of files) {
      const { status, headers, text } = await sendPicture(quilter, file, 'rose.png');
      expect([status, headers['content-type']]).toEqual([415, expect.stringContaining(PROBLEM_TYPE)]);
      expect(problemSchema.parse(JSON.parse(text)).detail).toMatch(
        /^(This (file|picture)|[A-Z]+ files) .*\.$/,
      );
    }
    expect(await keptOf(api(), quilter)).toEqual(before);
  });

  it('answers −1 if there is no room, before any of the picture is read', async () => {
    const full = await withUploads(LIMITS.uploads);
    const { status, body } = await sendPicture(full, Buffer.from('no picture'));
    expect([status, body]).toEqual([200, { phpResponse: '-1' }]);
    const [first] = await uploadsOf(full);
    await full.call(deleteFabric, { body: { fabricNum: first?.fabricNum ?? 0 } });
    await upload(full);
  });

  it('reliability 10: accepts one of 50 at once at 99', async () => {
    const almost = await withUploads(LIMITS.uploads - 1);
    const picture = await plainPicture();
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendPicture(almost, picture)));
    const said = answers.map(
      ({ status, body }) => `${String(status)} ${(body as { phpResponse: string }).phpResponse}`,
    );
    expect(said.sort()).toEqual([...Array.from({ length: 49 }, () => '200 -1'), '201 1'].sort());
    expect((await uploadsOf(almost)).length).toBe(LIMITS.uploads);
    expect(await keptOf(api(), almost)).toMatchObject({ fabrics: 100, incoming: 0, places: 100, uses: 0 });
  });

  it('is refused after the subscription has ended', async () => {
    const lapsed = await api().subscriber();
    const fabric = await upload(lapsed);
    await modelOf<Account>(api(), Account).updateOne(
      { _id: lapsed.quilterNum },
      { paidUntil: new Date(Date.now() - 1000) },
    );
    expect((await sendPicture(lapsed, await plainPicture())).status).toBe(402);
    const { fabricNum } = fabric;
    await lapsed.call(renameFabric, { body: { fabricNum, fabricName: 'Mine' } });
    await lapsed.call(deleteFabric, { body: { fabricNum } });
  });

  it('reliability 25: is allowed 200 times in a quarter of an hour', async () => {
    const often = await api().subscriber();
    const limit = { key: `upload ${String(often.quilterNum)}`, most: 200, tooMany: '' };
    const limits = api().app.get(RateLimits, { strict: false });
    await Promise.all(Array.from({ length: 199 }, () => limits.count(limit)));
    await upload(often);
    const { status, headers } = await sendPicture(often, await plainPicture());
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('reliability 25: one address', () => {
  it('is allowed 600 uploads in a quarter of an hour, by any quilters', async () => {
    await upload(await api().subscriber());
    const attempts = modelOf<Attempts>(api(), Attempts);
    const [counted] = await attempts.find({ _id: /^upload address ./ }).lean();
    expect(counted?.times.length).toBeGreaterThan(0);
    const times = Array.from({ length: 600 }, () => new Date());
    await attempts.updateOne({ _id: counted?._id }, { times });
    const { status, headers } = await sendPicture(await api().subscriber(), await plainPicture());
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await attempts.deleteOne({ _id: counted?._id });
  });
});

describe('Idempotency-Key', () => {
  const send = (browser: Browser, key: string, bytes: Buffer, name?: string) =>
    sendPicture(browser, bytes, name, {}, { 'Idempotency-Key': key });

  it('returns the first fabric for the same picture, even without room or subscription', async () => {
    const almost = await withUploads(LIMITS.uploads - 1);
    const picture = await plainPicture('#123456');
    const first = await send(almost, 'once', picture);
    expect(first).toMatchObject({ status: 201, body: { phpResponse: '1' } });
    const kept = await keptOf(api(), almost);
    const { quilterNum } = almost;
    await modelOf<Account>(api(), Account).updateOne({ _id: quilterNum }, { paidUntil: new Date(0) });
    const again = await send(almost, 'once', picture);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await keptOf(api(), almost)).toEqual(kept);
    expect((await send(almost, 'another', picture)).status).toBe(402);
  });

  it('makes one fabric from a picture that comes five times at once', async () => {
    const browser = await api().subscriber();
    const before = await keptOf(api(), browser);
    const picture = await plainPicture();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(browser, 'at-once', picture)));
    const [fabric] = await uploadsOf(browser);
    for (const { status, body } of answers)
      expect([status, body]).toEqual([201, { phpResponse: '1', ...fabric }]);
    expect(await keptOf(api(), browser)).toEqual({
      ...{ fabrics: 1, pictures: before.pictures + 2, incoming: 0, places: 1, uses: 0 },
    });
  });

  it('belongs to one picture of one quilter, for a day, and while its fabric exists', async () => {
    const [browser, other] = [await api().subscriber(), await api().subscriber()];
    const picture = await plainPicture();
    const numOf = (answer: { body: unknown }) => saveFabric.answer.parse(answer.body);
    const first = numOf(await send(browser, 'mine', picture));
    for (const [bytes, name] of [
      [await plainPicture('#ffffff'), 'cloth.png'],
      [picture, 'other.png'],
    ] as const)
      expect((await send(browser, 'mine', bytes, name)).status).toBe(422);
    expect(numOf(await send(other, 'mine', picture))).not.toEqual(first);
    expect((await send(browser, 'two words', picture)).status).toBe(400);
    const fabrics = modelOf<StoredFabric>(api(), StoredFabric);
    const { quilterNum } = browser;
    await fabrics.updateOne({ quilterNum }, { 'store.at': new Date(Date.now() - 25 * 60 * 60_000) });
    await send(browser, 'mine', picture);
    const [second, ...older] = await uploadsOf(browser);
    expect([{ phpResponse: '1', ...older[0] }, older.length]).toEqual([first, 1]);
    await browser.call(deleteFabric, { body: { fabricNum: second?.fabricNum ?? 0 } });
    await send(browser, 'mine', picture);
    expect((await uploadsOf(browser)).length).toBe(2);
  });
});

describe('reliability 21: an upload', () => {
  it('is served under a name that can’t be guessed, as a picture and nothing else', async () => {
    const fabric = await upload(quilter);
    const other = await upload(quilter);
    for (const name of [fabric.fabricUrl, fabric.swatchUrl]) {
      expect(name).toMatch(/^\d+-[\w-]{22}(-swatch)?\.webp$/);
      const { status, headers, body, cookies } = await api().visitor().send('GET', `/fabrics/${name}`);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringMatching(/^sandbox/) as string,
        'x-content-type-options': 'nosniff',
      });
      expect(cookies).toEqual([]);
      expect((await sharp(body as Buffer).metadata()).format).toBe('webp');
    }
    const token = (url: string) => url.replace(/^\d+-/, '');
    expect(token(other.fabricUrl)).not.toBe(token(fabric.fabricUrl));
  });
});

describe('reliability 17: another’s upload', () => {
  it('isn’t accessible', async () => {
    const other = await api().subscriber();
    const { fabricNum } = await upload(quilter);
    // The upload stays inaccessible to others, even if its owner uses it in a quilt.
    const own = cribQuilt(quilter.quilterNum, { sashingFabric: fabricNum });
    await quilter.call(storeQuilt, { body: own });
    const missing = 999_999_999;
    for (const [call, sent] of [
      [retrFabricSingleton, (num: number) => ({ query: { fabricNum: num } })],
      [deleteFabric, (num: number) => ({ body: { fabricNum: num } })],
      [renameFabric, (num: number) => ({ body: { fabricNum: num, fabricName: 'Mine now' } })],
    ] as const) {
      const refused = await other.refused(call, sent(fabricNum));
      expect([refused.status, refused.body]).toEqual([404, (await other.refused(call, sent(missing))).body]);
    }
    expect(await uploadsOf(other)).toEqual([]);
    const quilt = cribQuilt(other.quilterNum, { sashingFabric: fabricNum });
    expect((await other.refused(storeQuilt, { body: quilt })).status).toBe(422);
    const block = plainBlock(other.quilterNum, { levels: squaresIn([fabricNum]) });
    expect((await other.refused(storeDesignedBlock, { body: block })).status).toBe(422);
    expect((await other.refused(storeCreatedBlock, { body: block })).status).toBe(422);
    const { body } = await quilter.call(retrFabricSingleton, { query: { fabricNum: String(fabricNum) } });
    expect(body.userFabricName).toBe('cloth');
  });

  it('and library fabrics can’t be renamed or deleted', async () => {
    expect((await quilter.refused(deleteFabric, { body: { fabricNum: 11 } })).status).toBe(404);
    expect(
      (await quilter.refused(renameFabric, { body: { fabricNum: 11, fabricName: 'Mine' } })).status,
    ).toBe(404);
  });
});
