import { readdir, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getModelToken } from '@nestjs/mongoose';
import { storeCreatedBlock, storeDesignedBlock, deleteBlock } from '@quiltwright/shared/contract/block-calls';
import {
  deleteFabric,
  renameFabric,
  retrFabricList,
  retrFabricSingleton,
  saveFabric,
} from '@quiltwright/shared/contract/fabric-calls';
import { XSRF_COOKIE } from '@quiltwright/shared/contract/headers';
import { PROBLEM_TYPE, problemSchema } from '@quiltwright/shared/contract/problem';
import { deleteQuilt, storeQuilt } from '@quiltwright/shared/contract/quilt-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Model } from 'mongoose';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainBlock, squaresIn } from '../../test/blocks.js';
import type { Browser } from '../../test/browser.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { plainPicture, sendPicture, upload } from '../../test/uploads.js';
import { Account } from '../accounts/account.schema.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { StoredFabric } from '../fabrics/fabric.schema.js';
import { Image } from '../images/image.schema.js';
import { Shelf } from '../shelf/shelf.schema.js';
import { RateLimits } from '../rate-limits/rate-limits.js';
import { HalfDone } from '../sweep/half-done.js';
import { UploadForms } from './upload-forms.js';

const api = testApi({ library: true });
const model = <T>(of: { name: string }) => api().app.get<Model<T>>(getModelToken(of.name), { strict: false });

let quilter: Browser;
beforeAll(async () => {
  quilter = await api().subscriber();
});

const uploadsOf = async (browser: Browser) =>
  (await browser.call(retrFabricList, { body: { paletteNum: 999, quilterNum: browser.quilterNum } })).body;

/** All that there is of uploads: documents, pictures, files on their way, places on the shelf. */
async function kept(browser: Browser): Promise<number[]> {
  const { quilterNum } = browser;
  const shelf = await model<Shelf>(Shelf).findById(quilterNum).lean();
  return [
    await model<StoredFabric>(StoredFabric).countDocuments({ quilterNum }),
    await model<Image>(Image).countDocuments({ _id: /^fabrics\/\d{5,}-/ }),
    (await readdir(join(api().config.dataDir, 'incoming'))).length,
    shelf?.fabrics.length ?? 0,
    shelf?.uses.length ?? 0,
  ];
}

/** A quilter with so many uploads, of which only the shelf and the documents are there. */
async function withUploads(count: number): Promise<Browser> {
  const browser = await api().subscriber();
  const { quilterNum } = browser;
  const first = 1_000_000 + 1000 * quilterNum;
  const fabrics = Array.from({ length: count }, (_, i) => first + i);
  await model<StoredFabric>(StoredFabric).insertMany(
    fabrics.map((_id) => ({
      ...{ _id, quilterNum, paletteNum: 999, fabricName: 'Old', userFabricName: 'Old' },
      ...{ fabricUrl: 'old.webp', swatchUrl: 'old.webp', averageColour: '#000000', schemaVersion: 1 },
    })),
  );
  await model<Shelf>(Shelf).insertOne({
    ...{ _id: quilterNum, blocks: [], fabrics, uses: [], deletions: [], unused: [], schemaVersion: 3 },
  });
  return browser;
}

describe('saveFabric', () => {
  it('makes a fabric of a picture, which is the quilter’s own and comes first in palette 999', async () => {
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
    ['a quilterNum that is no number', { quilterNum: '[]' }, 400],
    ['another palette', { paletteNum: '2' }, 400],
    ['a field too many', { role: 'house' }, 400],
    ['a field with a path', { 'quilterNum[0]': '1' }, 400],
    ['a field __proto__', { ['__proto__']: '1' }, 400],
    ['a field that is too long', { paletteNum: '9'.repeat(60) }, 400],
  ])('refuses %s, and keeps nothing', async (_, fields, status) => {
    const before = await kept(quilter);
    expect((await sendPicture(quilter, await plainPicture(), 'x.png', fields)).status).toBe(status);
    expect(await kept(quilter)).toEqual(before);
  });

  it('refuses a form without a picture, in another field, or that is none', async () => {
    const fields = { quilterNum: String(quilter.quilterNum), paletteNum: '999' };
    expect((await quilter.sendForm(saveFabric.path, fields)).status).toBe(400);
    const bytes = await plainPicture();
    expect(
      (await quilter.sendForm(saveFabric.path, fields, { field: 'x', name: 'x.png', bytes })).status,
    ).toBe(400);
    expect((await quilter.refused(saveFabric, { body: fields })).status).toBe(415);
  });

  it('reliability 19: answers 415 to what is no picture, whatever it is called, and keeps nothing', async () => {
    const before = await kept(quilter);
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
      expect(problemSchema.parse(JSON.parse(text)).detail).toMatch(/^This (file|picture) .*\.$/);
    }
    expect(await kept(quilter)).toEqual(before);
  });

  it('says −1 when there is no room, before anything of the picture is read', async () => {
    const full = await withUploads(LIMITS.uploads);
    const { status, body } = await sendPicture(full, Buffer.from('no picture'));
    expect([status, body]).toEqual([200, { phpResponse: '-1' }]);
    const [first] = await uploadsOf(full);
    await full.call(deleteFabric, { body: { fabricNum: first?.fabricNum ?? 0 } });
    await upload(full);
  });

  it('reliability 10: of 50 at once at 99, one is taken', async () => {
    const almost = await withUploads(LIMITS.uploads - 1);
    const picture = await plainPicture();
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendPicture(almost, picture)));
    const said = answers.map(
      ({ status, body }) => `${String(status)} ${(body as { phpResponse: string }).phpResponse}`,
    );
    expect(said.sort()).toEqual([...Array.from({ length: 49 }, () => '200 -1'), '201 1'].sort());
    expect((await uploadsOf(almost)).length).toBe(LIMITS.uploads);
    const [documents, , incoming, places, uses] = await kept(almost);
    expect([documents, incoming, places, uses]).toEqual([100, 0, 100, 0]);
  });

  it('is not for a subscription that has ended', async () => {
    const lapsed = await api().subscriber();
    const fabric = await upload(lapsed);
    await model<Account>(Account).updateOne(
      { _id: lapsed.quilterNum },
      { paidUntil: new Date(Date.now() - 1000) },
    );
    expect((await sendPicture(lapsed, await plainPicture())).status).toBe(402);
    const { fabricNum } = fabric;
    await lapsed.call(renameFabric, { body: { fabricNum, fabricName: 'Mine' } });
    await lapsed.call(deleteFabric, { body: { fabricNum } });
  });

  it('reliability 25: is borne 200 times in a quarter of an hour', async () => {
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

describe('reliability 20: a form', () => {
  /** Begins an upload by hand, on a connection of its own. */
  async function begin(
    { quilterNum, token, cookies }: Browser,
    length: string,
  ): Promise<{ socket: Socket; answer: () => string; closed: Promise<void> }> {
    const server = api().app.getHttpServer() as { address(): AddressInfo | null };
    if (!server.address()) await api().app.listen(0, '127.0.0.1');
    const socket = connect(server.address()?.port ?? 0, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    const closed = new Promise<void>((resolve) =>
      socket.on('close', () => {
        resolve();
      }),
    );
    socket.on('error', () => undefined);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    socket.write(
      [
        `POST ${saveFabric.path} HTTP/1.1`,
        'Host: localhost',
        `Cookie: ${cookie}`,
        `X-XSRF-TOKEN: ${cookies.get(XSRF_COOKIE) ?? ''}`,
        ...(token === '' ? [] : [`Authorization: Bearer ${token}`]),
        'Content-Type: multipart/form-data; boundary=here',
        length,
        '',
        '',
      ].join('\r\n'),
    );
    const part = (head: string, text: string) =>
      `--here\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}`;
    const text =
      part('name="quilterNum"', `${String(quilterNum)}\r\n`) + part('name="file"; filename="a.png"', '');
    socket.write(length.startsWith('Transfer') ? chunked(Buffer.from(text)) : text);
    return { socket, answer: () => answer, closed };
  }

  const MEGABYTE = Buffer.alloc(1_000_000, 'x');
  const chunked = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

  it('that says how large it is, and is too large, is answered before it is read', async () => {
    const { socket, answer } = await begin(quilter, `Content-Length: ${String(100_000_000)}`);
    await expect.poll(answer).toContain('HTTP/1.1 413');
    expect(answer()).toContain('This picture is larger than 15 MB.');
    socket.destroy();
  });

  it('without end is answered once it is too large, drained for a while, and cut off', async () => {
    const before = await kept(quilter);
    const { socket, answer, closed } = await begin(quilter, 'Transfer-Encoding: chunked');
    let sent = 0;
    while (!socket.closed && sent < 100) {
      socket.write(chunked(MEGABYTE));
      sent++;
      await new Promise((resolve) => setTimeout(resolve, 4));
      if (sent === 15) expect(answer()).toBe('');
      if (sent === 25) await expect.poll(answer).toContain('HTTP/1.1 413');
    }
    expect(sent).toBeGreaterThan(30);
    await closed;
    await expect.poll(() => kept(quilter)).toEqual(before);
  });

  it('that breaks off leaves nothing', async () => {
    const before = await kept(quilter);
    const { socket } = await begin(quilter, 'Content-Length: 2000000');
    socket.write(MEGABYTE);
    await expect.poll(async () => (await kept(quilter))[2]).toBe(1);
    socket.destroy();
    await expect.poll(() => kept(quilter)).toEqual(before);
  });

  it.each([
    [
      'no token',
      (browser: Browser) => {
        browser.token = '';
      },
      401,
    ],
    ['no anti-forgery value', (browser: Browser) => browser.cookies.set(XSRF_COOKIE, 'x'), 403],
  ] as const)('with %s is refused unread', async (_, spoil, status) => {
    const browser = await api().subscriber();
    spoil(browser);
    const { socket, answer } = await begin(browser, 'Content-Length: 10000000');
    await expect.poll(answer).toContain(`HTTP/1.1 ${String(status)}`);
    expect((await kept(browser))[2]).toBe(0);
    socket.destroy();
  });

  it('of exactly 15 MB may come, one byte more may not', async () => {
    const picture = await plainPicture();
    const largest = Buffer.concat([picture, Buffer.alloc(LIMITS.uploadBytes - picture.length)]);
    await upload(quilter, 'large.png', largest);
    const { status } = await sendPicture(quilter, Buffer.concat([largest, Buffer.alloc(1)]));
    expect(status).toBe(413);
  });

  it('whose file a killed server left is swept away after an hour', async () => {
    const forms = api().app.get(UploadForms, { strict: false });
    await writeFile(join(api().config.dataDir, 'incoming', 'left'), 'x');
    await forms.sweep(new Date(Date.now() - 60_000));
    expect((await kept(quilter))[2]).toBe(1);
    await forms.sweep(new Date(Date.now() + 60_000));
    expect((await kept(quilter))[2]).toBe(0);
  });
});

describe('reliability 21: an upload', () => {
  it('is served under a name that cannot be guessed, as a picture and nothing else', async () => {
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

describe('renameFabric', () => {
  it('names an upload anew, by the rules for names', async () => {
    const { fabricNum } = await upload(quilter);
    await quilter.call(renameFabric, { body: { fabricNum, fabricName: '  Rose garden ' } });
    const { body } = await quilter.call(retrFabricSingleton, { query: { fabricNum: String(fabricNum) } });
    expect(body.userFabricName).toBe('Rose garden');
    for (const fabricName of ["Ann's", '2"', ' ', 'x'.repeat(100)]) {
      expect((await quilter.refused(renameFabric, { body: { fabricNum, fabricName } })).status).toBe(422);
    }
  });
});

describe('deleteFabric', () => {
  it('leaves nothing of an upload', async () => {
    const browser = await api().subscriber();
    const before = await kept(browser);
    const { fabricNum, fabricUrl } = await upload(browser);
    expect((await browser.call(deleteFabric, { body: { fabricNum } })).body).toEqual({ dbResponse: 1 });
    expect(await kept(browser)).toEqual(before);
    expect((await browser.refused(deleteFabric, { body: { fabricNum } })).status).toBe(404);
    expect((await browser.refused({ method: 'GET', path: `/fabrics/${fabricUrl}` })).status).toBe(404);
  });

  it('leaves one that blocks and quilts use, and says which', async () => {
    const { quilterNum } = quilter;
    const { fabricNum } = await upload(quilter);
    const levels = squaresIn([fabricNum]);
    const { body: block } = await quilter.call(storeDesignedBlock, {
      body: plainBlock(quilterNum, { designName: 'Rose block', levels }),
    });
    const { body: quilt } = await quilter.call(storeQuilt, {
      body: cribQuilt(quilterNum, {
        quiltName: 'Rose quilt',
        generatingSashing: 0,
        sashingFabric: fabricNum,
      }),
    });
    const { body } = await quilter.call(deleteFabric, { body: { fabricNum } });
    expect(body).toEqual({
      dbResponse: -2,
      usedOn: {
        blocks: { [block.designedBlockNum]: 'Rose block' },
        quilts: { [quilt.quiltNum]: 'Rose quilt' },
      },
    });
    await quilter.call(deleteBlock, { body: { designNum: block.designedBlockNum, isBlank: 0 } });
    await quilter.call(deleteQuilt, { body: { quiltNum: quilt.quiltNum } });
    expect((await quilter.call(deleteFabric, { body: { fabricNum } })).body).toEqual({ dbResponse: 1 });
  });
});

describe('a subscriber who is removed', () => {
  it('leaves no upload and no picture', async () => {
    const email = await api().addSubscriber();
    const browser = await api().visitor().signIn(email, 'a patchwork of words');
    const before = await kept(browser);
    await upload(browser);
    await api().app.get(AccountsService, { strict: false }).remove(email);
    expect(await kept(browser)).toEqual(before);
  });
});

describe('reliability 17: another’s upload', () => {
  it('is not there', async () => {
    const other = await api().subscriber();
    const { fabricNum } = await upload(quilter);
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

  it('nor is there one of the house to be renamed or deleted', async () => {
    expect((await quilter.refused(deleteFabric, { body: { fabricNum: 11 } })).status).toBe(404);
    expect(
      (await quilter.refused(renameFabric, { body: { fabricNum: 11, fabricName: 'Mine' } })).status,
    ).toBe(404);
  });
});

describe('an upload that a kill left half done', () => {
  const sweep = () =>
    api()
      .app.get(HalfDone, { strict: false })
      .sweep(new Date(Date.now() + 1000));
  const pending = (quilterNum: number) =>
    model<Shelf>(Shelf).updateOne({ _id: quilterNum }, { $set: { 'uses.$[].pending': true } });

  it('is forgotten with its pictures where it was not written, and kept where it was', async () => {
    const browser = await api().subscriber();
    const empty = await kept(browser);
    const { fabricNum } = await upload(browser);
    const { quilterNum } = browser;
    const whole = await kept(browser);
    const claim = {
      kind: 'fabric',
      num: fabricNum,
      revision: 1,
      blocks: [],
      fabrics: [],
      claim: 'x',
      pending: true,
      at: new Date(),
    };
    await model<Shelf>(Shelf).updateOne({ _id: quilterNum }, { $push: { uses: claim } });
    await sweep();
    expect(await kept(browser)).toEqual(whole);
    await model<Shelf>(Shelf).updateOne({ _id: quilterNum }, { $push: { uses: claim } });
    await pending(quilterNum);
    await model<StoredFabric>(StoredFabric).deleteOne({ _id: fabricNum });
    await sweep();
    expect(await kept(browser)).toEqual(empty);
  });
});
