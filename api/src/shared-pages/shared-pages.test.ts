import { getModelToken } from '@nestjs/mongoose';
import { storeDesignedBlock } from '@quiltwright/shared/contract/calls/block-calls';
import {
  changeSharedPage,
  listSharedPages,
  renewSharedLink,
  retrSharedDesign,
  sharePage,
  stopSharing,
  updateSharedPage,
} from '@quiltwright/shared/contract/calls/shared-page-calls';
import { retrQuilt, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { FABRIC } from '@quiltwright/shared/limits';
import { packedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import type { Model } from 'mongoose';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainBlock, squaresIn } from '../../test/blocks.js';
import type { Browser } from '../../test/browser.js';
import { cribQuilt, largestQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { upload } from '../../test/uploads.js';
import { Image } from '../images/image.schema.js';
import { AccountRemoval } from '../subscribers/account-removal.js';
import { runSharedCommand } from './run-shared-command.js';
import { Visits, weekOf } from './visits.js';

const api = testApi({ library: true, PUBLIC_URL: 'https://quilts.example', RATE_LIMIT_FACTOR: '10' });
const CHOICES = { makerName: 'Marian Reed', words: '', mayColour: true, mayKeep: true, givesCloth: false };

let maker: Browser;
beforeEach(async () => {
  maker = await api().subscriber();
});

async function quilt(changes: Parameters<typeof cribQuilt>[1] = {}, by = maker): Promise<number> {
  const { body } = await by.call(storeQuilt, { body: cribQuilt(by.quilterNum, changes) });
  return body.quiltNum;
}

/**
 * Shares a design, by default a new quilt and without quilting. To lay the light of quilting over a picture takes a
 * second.
 */
async function share(changes: object = {}, by = maker) {
  const body = { kind: 'quilt' as const, designNum: 0, ...CHOICES, quilting: null, ...changes };
  body.designNum ||= await quilt({}, by);
  return (await by.call(sharePage, { body })).body.page;
}

const get = (path: string, headers = {}) => api().visitor().send('GET', path, { headers });
const tokenOf = ({ address }: { address: string }) => address.slice('/s/'.length);

/** Returns the pictures of shared pages that are stored. */
const pictures = () =>
  api()
    .app.get<Model<Image>>(getModelToken(Image.name), { strict: false })
    .countDocuments({ _id: /^shared\// });

describe('a shared quilt', () => {
  it('is a page that is complete without scripts', async () => {
    const page = await share({ words: 'For Anna.\nWith love.' });
    expect(page.address).toMatch(/^\/s\/[\w-]{22}$/);
    const { status, headers, text, cookies } = await get(page.address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'self'") as string,
    });
    expect(cookies).toEqual([]);
    // 3 columns of 4 blocks, of which the middle column has the second block.
    for (const part of [
      '<title>Crib quilt, a quilt by Marian Reed</title>',
      '<h1><bdi>Crib quilt</bdi></h1>',
      '36″ × 48″',
      'Crib',
      '8 Nine Patch',
      '4 Shoo Fly',
      'For Anna.\nWith love.',
      `src="${page.picture}"`,
      `href="/contact?about=${encodeURIComponent(page.address)}"`,
      `<meta property="og:image" content="https://quilts.example${page.preview}">`,
    ])
      expect(text).toContain(part);
  });

  it('has a picture, and a preview of 1200 × 630 with the quilt in the middle', async () => {
    const page = await share();
    const picture = await get(page.picture);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(picture.headers['cache-control']).toBe('private, no-cache');
    const { width, height } = await sharp(picture.body as Buffer).metadata();
    expect(height).toBeGreaterThan(1590);
    expect(width / height).toBeCloseTo(36 / 48, 3);
    const preview = await get(page.preview);
    const bytes = preview.body as Buffer;
    expect(bytes.length).toBeLessThanOrEqual(280_000);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.format]).toEqual([1200, 630, 'raw']);
    // The middle 630 pixels begin at 285. The ground beside them is one colour.
    for (const x of [0, 284, 916, 1199])
      for (const y of [0, 315, 629]) {
        const at = 3 * (y * 1200 + x);
        for (const [channel, value] of [0xf3, 0xec, 0xe1].entries())
          expect(Math.abs((data[at + channel] ?? 0) - value)).toBeLessThan(4);
      }
  });

  it('stays as it was when the quilt changes, until the page is updated', async () => {
    const designNum = await quilt();
    const page = await share({ designNum });
    const body = cribQuilt(maker.quilterNum, {
      quiltNum: designNum,
      revision: 1,
      quiltName: 'Second thoughts',
    });
    await maker.call(storeQuilt, { body });
    expect((await get(page.address)).text).toContain('Crib quilt');
    const before = await pictures();
    const { body: updated } = await maker.call(updateSharedPage, { body: { pageNum: page.pageNum } });
    expect(updated.page).toMatchObject({ address: page.address, designName: 'Second thoughts', revision: 2 });
    expect((await get(page.address)).text).toContain('Second thoughts');
    expect(await pictures()).toBe(before);
    expect((await get(updated.page.picture)).status).toBe(200);
    // A page that was opened before the update asks for the earlier picture.
    const [earlier, now] = [await get(page.picture), await get(updated.page.picture)];
    expect([earlier.status, earlier.body]).toEqual([200, now.body]);
    expect(earlier.headers.etag).toBe(now.headers.etag);
  });

  it('has one snapshot after two updates at once, and none if it is stopped meanwhile', async () => {
    const before = await pictures();
    const page = await share();
    const perPage = (await pictures()) - before;
    const body = { pageNum: page.pageNum };
    await Promise.all([maker.call(updateSharedPage, { body }), maker.call(updateSharedPage, { body })]);
    expect(await pictures()).toBe(before + perPage);
    await Promise.all([
      maker.send('POST', updateSharedPage.path, { body }),
      maker.call(stopSharing, { body }),
    ]);
    expect(await pictures()).toBe(before);
  });

  it('moves to a new link: the old address and its picture answer 410 at once', async () => {
    const page = await share();
    const { body } = await maker.call(renewSharedLink, { body: { pageNum: page.pageNum } });
    expect(body.page.address).not.toBe(page.address);
    for (const path of [page.address, page.picture, page.preview]) expect((await get(path)).status).toBe(410);
    const query = { page: tokenOf(page) };
    expect((await api().visitor().refused(retrSharedDesign, { query })).status).toBe(410);
    expect((await get(body.page.address)).status).toBe(200);
    expect((await get(body.page.picture)).status).toBe(200);
  });

  it('is gone at once when its maker stops sharing, with its pictures', async () => {
    const before = await pictures();
    const page = await share();
    await maker.call(stopSharing, { body: { pageNum: page.pageNum } });
    for (const path of [page.address, page.picture, page.preview]) expect((await get(path)).status).toBe(410);
    expect(await pictures()).toBe(before);
    expect((await maker.call(listSharedPages)).body.pages).toEqual([]);
  });

  it('stays when its maker’s subscription ends, and goes with the account', async () => {
    const email = await api().addSubscriber();
    const leaving = await api().visitor().signIn(email, 'a patchwork of words');
    const page = await share({}, leaving);
    const designNum = await quilt({}, leaving);
    await api()
      .connection.collection('accounts')
      .updateOne({ _id: leaving.quilterNum as never }, { $set: { paidUntil: new Date(Date.now() - 1000) } });
    expect((await get(page.address)).status).toBe(200);
    const body = { kind: 'quilt' as const, designNum, ...CHOICES };
    expect((await leaving.refused(sharePage, { body })).status).toBe(402);
    const { pageNum } = page;
    expect((await leaving.refused(updateSharedPage, { body: { pageNum } })).status).toBe(402);
    await leaving.call(changeSharedPage, { body: { pageNum, ...CHOICES, words: 'Still mine' } });
    await api().app.get(AccountRemoval, { strict: false }).remove(email);
    expect((await get(page.address)).status).toBe(410);
    expect((await get(page.picture)).status).toBe(410);
  });

  it('counts the visits of people in a week, and writes nothing while it is shown', async () => {
    const page = await share();
    const visits = api().app.get(Visits, { strict: false });
    await visits.write();
    const stored = async () =>
      JSON.stringify(await api().connection.collection('sharedPages').find({}).toArray());
    const before = await stored();
    for (let n = 0; n < 3; n++) await get(page.address, { 'Sec-Fetch-Dest': 'document' });
    await get(page.address);
    expect(await stored()).toBe(before);
    const thursday = new Date('2026-11-26T12:00:00Z');
    await visits.write(thursday);
    const { pages } = (await maker.call(listSharedPages)).body;
    expect(pages[0]?.visits).toEqual([{ week: '2026-11-23', count: 3 }]);
  });
});

it.each([
  ['2026-11-23T00:00:00Z', '2026-11-23'],
  ['2026-11-29T23:59:59Z', '2026-11-23'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('counts %s to the week of Monday %s', (moment, week) => {
  expect(weekOf(new Date(moment))).toBe(week);
});

describe('what visitors receive', () => {
  const NAUGHTY = '<script>alert(1)</script>';

  it('has stored names and words escaped', async () => {
    const designNum = await quilt({ quiltName: '</title><img src=x onerror=alert(1)>' });
    const words = `${NAUGHTY}\n"><svg onload=alert(1)>\n{{7*7}} \${7*7} <!--HEAD--> $& https://bad.example/`;
    const page = await share({ designNum, makerName: `O'Brien "${NAUGHTY}"`, words });
    const { text } = await get(page.address);
    for (const bad of [
      '<script>alert',
      '<svg onload',
      '<img src=x',
      '</title><',
      '<a href="https://bad',
      '"<',
    ])
      expect(text).not.toContain(bad);
    expect(text).toContain('O&#39;Brien &quot;&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
    expect(text).toContain('{{7*7}} ${7*7} &lt;!--HEAD--&gt; $&amp; https://bad.example/');
  });

  it('has nothing of the account, and no number or name of another design', async () => {
    const email = await api().addSubscriber();
    const quilter = await api().visitor().signIn(email, 'a patchwork of words');
    const photograph = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#884422' } })
      .withExif({ IFD0: { Artist: 'Ingrid of Bergen' } })
      .jpeg()
      .toBuffer();
    const { fabricNum } = await upload(quilter, 'Olga of Bergen.jpg', photograph);
    await quilt({ quiltName: 'Surprise for Sigrid' }, quilter);
    // Numbers that no other part of a page has by chance.
    const blockNum = 10_000 + 7_654_321;
    await api()
      .connection.collection('counters')
      .updateOne({ _id: 'block' as never }, { $set: { last: blockNum - 1 } }, { upsert: true });
    const body = plainBlock(quilter.quilterNum, { designName: 'Secret of the attic' });
    const block = await quilter.call(storeDesignedBlock, { body });
    expect(block.body.designedBlockNum).toBe(blockNum);
    const [first] = cribQuilt(quilter.quilterNum).blocks;
    const placement = { ...first, blockNum, levels: squaresIn([fabricNum, 11]) };
    const designNum = await quilt({ blocks: [placement as never], sashingFabric: fabricNum }, quilter);
    const stored = (await quilter.call(retrQuilt, { query: { quiltNum: String(designNum) } })).body;
    expect(JSON.stringify(stored)).toContain(String(blockNum));
    const page = await share({ designNum, givesCloth: true }, quilter);
    const design = await api()
      .visitor()
      .send('GET', retrSharedDesign.path, { query: { page: tokenOf(page) } });
    const cloth = [...(await get(page.address)).text.matchAll(/\/s\/[\w-]+\/[\w-]+\.webp/g)];
    expect(cloth).not.toEqual([]);
    const files = cloth.flatMap(([path]) => [path, path.replace('-small', '')]);
    const paths = [page.address, page.picture, page.preview, ...files];
    const answers = await Promise.all(paths.map((path) => get(path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const all = [...answers, design].map(({ headers, text, body: bytes }) =>
      [JSON.stringify(headers), text, Buffer.isBuffer(bytes) ? bytes.toString('latin1') : ''].join('\n'),
    );
    const { fabrics } = design.body as { fabrics: { fabricNum: number }[] };
    expect(fabrics.map((fabric) => fabric.fabricNum)).toContain(FABRIC.firstShared);
    for (const secret of [
      email,
      String(blockNum),
      'Secret of the attic',
      'Sigrid',
      'Olga',
      'Ingrid',
      `"${String(fabricNum)}`,
    ])
      for (const text of all) expect(text).not.toContain(secret);
    const answer = JSON.stringify(design.body);
    for (const [field, num] of Object.entries({
      quilterNum: quilter.quilterNum,
      fillFabric: fabricNum,
      blockNum,
    }))
      expect(answer).not.toContain(`"${field}":${String(num)}`);
    expect(answer).toMatch(/"quiltNum":0,|"quiltNum":0}/);
  });

  it('has the maker’s own cloth in full only if the maker gives it away', async () => {
    const { fabricNum } = await upload(maker);
    const designNum = await quilt({ generatingSashing: 2, sashingFabric: fabricNum });
    const page = await share({ designNum });
    const own = async () => {
      const { body } = await api()
        .visitor()
        .call(retrSharedDesign, { query: { page: tokenOf(page) } });
      return body.fabrics.find(({ isOwn }) => isOwn);
    };
    expect(page.hasOwnCloth).toBe(true);
    const small = await own();
    expect(small).toMatchObject({ fabricNum: FABRIC.firstShared, fabricName: '', userFabricName: '' });
    const picture = await get(small?.fabricUrl ?? '');
    expect((await sharp(picture.body as Buffer).metadata()).width).toBe(96);
    const full = small?.fabricUrl.replace('-small', '') ?? '';
    expect((await get(full)).status).toBe(404);
    await maker.call(changeSharedPage, { body: { pageNum: page.pageNum, ...CHOICES, givesCloth: true } });
    expect((await own())?.fabricUrl).toBe(full);
    expect((await get(full)).status).toBe(200);
  });

  it('has no colourways, nor cloth that only they use', async () => {
    const [shown, kept, before] = [await upload(maker), await upload(maker), await pictures()];
    const blocks = cribQuilt(maker.quilterNum).blocks.map(({ levels = [], ...placement }) => ({
      ...placement,
      levels: levels.map((level) => level.map((shape) => ({ ...shape, colourways: [kept.fabricNum] }))),
    }));
    const colourways = [{ name: 'Secret of the attic', sashing: kept.fabricNum }];
    const fields = { generatingSashing: 2 as const, sashingFabric: shown.fabricNum };
    const page = await share({ designNum: await quilt({ ...fields, colourways, blocks }), givesCloth: true });
    const { body } = await api()
      .visitor()
      .call(retrSharedDesign, { query: { page: tokenOf(page) } });
    expect(JSON.stringify(body)).not.toMatch(/colourways|attic/);
    expect(body.fabrics.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    // The page's picture and preview, and two pictures of the fabric.
    expect(await pictures()).toBe(before + 4);
  });

  it('isn’t the design itself if they may only look', async () => {
    const page = await share({ mayColour: false, mayKeep: false });
    expect((await get(page.address)).text).not.toMatch(/\/shared-copy|data-inches/);
    expect((await get((await share()).address)).text).toContain('data-inches="36"');
    const query = { page: tokenOf(page) };
    expect((await api().visitor().refused(retrSharedDesign, { query })).status).toBe(403);
  });
});

describe('the quilting of a page', () => {
  const lookOf = async (page: { address: string }) => {
    const query = { page: tokenOf(page) };
    const { quilting, binding } = (await api().visitor().call(retrSharedDesign, { query })).body;
    return [quilting, binding];
  };

  it('is that of the maker, and stays with an update that names none', async () => {
    const designNum = await quilt({ generatingSashing: 2, sashingFabric: 11 });
    const page = await share({ designNum, quilting: 'baptistFan', binding: 11 });
    expect(await lookOf(page)).toEqual(['baptistFan', 11]);
    const { pageNum } = page;
    await maker.call(updateSharedPage, { body: { pageNum } });
    expect(await lookOf(page)).toEqual(['baptistFan', 11]);
    await maker.call(updateSharedPage, { body: { pageNum, quilting: null, binding: 0 } });
    expect(await lookOf(page)).toEqual([null, 0]);
  });

  it('is crosshatch for quilts and none for blocks if nobody chose one, also on pages of before', async () => {
    const page = await share({ quilting: undefined });
    expect(await lookOf(page)).toEqual(['crosshatch', 0]);
    const { body } = await maker.call(storeDesignedBlock, { body: plainBlock(maker.quilterNum) });
    const block = { kind: 'block', designNum: body.designedBlockNum, quilting: undefined };
    expect(await lookOf(await share(block))).toEqual(['unquilted', 0]);
    const before = { $set: { schemaVersion: 1 }, $unset: { 'snapshot.quilting': 1, 'snapshot.binding': 1 } };
    await api()
      .connection.collection('sharedPages')
      .updateOne({ _id: page.pageNum as never }, before);
    expect(await lookOf(page)).toEqual(['crosshatch', 0]);
  });

  it('has a binding of the quilt alone, an upload by its public number', async () => {
    const { fabricNum: own } = await upload(maker);
    const designNum = await quilt({ generatingSashing: 2, sashingFabric: own });
    expect(await lookOf(await share({ designNum, binding: own }))).toEqual([null, FABRIC.firstShared]);
    expect(await lookOf(await share({ designNum, binding: 700 }))).toEqual([null, 0]);
  });

  it('keeps the upload of the binding when the quilt loses an older upload', async () => {
    const { fabricNum: older } = await upload(maker);
    const { fabricNum: own } = await upload(maker);
    const bound = { generatingSashing: 2, sashingFabric: own, borderWidth1: 3 } as const;
    const designNum = await quilt({ ...bound, borderFabric1: older });
    const page = await share({ designNum, binding: own });
    expect(await lookOf(page)).toEqual([null, FABRIC.firstShared + 1]);
    await quilt({ ...bound, borderFabric1: 11, quiltNum: designNum, revision: 1 });
    await maker.call(updateSharedPage, { body: { pageNum: page.pageNum } });
    expect(await lookOf(page)).toEqual([null, FABRIC.firstShared]);
  });
});

describe('a shared block', () => {
  it('is shown in its fabrics, without a list of blocks', async () => {
    const body = plainBlock(maker.quilterNum, { designName: 'Barn', levels: squaresIn([11], [12]) });
    const { designedBlockNum } = (await maker.call(storeDesignedBlock, { body })).body;
    const page = await share({ kind: 'block', designNum: designedBlockNum });
    const { text } = await get(page.address);
    expect(text).toContain('<h1><bdi>Barn</bdi></h1>');
    expect(text).toContain('12″ × 12″');
    const { width, height } = await sharp((await get(page.picture)).body as Buffer).metadata();
    expect(width).toBe(height);
    const query = { page: tokenOf(page) };
    const { block } = (await api().visitor().call(retrSharedDesign, { query })).body;
    expect(block).toMatchObject({ designName: 'Barn', designedBlockNum: 0, quilterNum: 0, usedBlockNum: 0 });
  });

  it('can’t be a pre-made one', async () => {
    const body = { kind: 'block' as const, designNum: 1, ...CHOICES };
    expect((await maker.refused(sharePage, { body })).status).toBe(404);
  });
});

describe('limits', () => {
  it('are 200 pages an account, told in words', async () => {
    const designNum = await quilt();
    const page = await share({ designNum });
    const pages = api().connection.collection('sharedPages');
    const stored = await pages.findOne({ _id: page.pageNum as never });
    await pages.insertMany(
      Array.from({ length: 198 }, (_, n) => ({
        ...stored,
        _id: (900_000 + n) as never,
        token: `filler ${n}`,
      })),
    );
    await share({ designNum });
    const body = { kind: 'quilt' as const, designNum, ...CHOICES };
    const { status, body: problem } = await maker.refused(sharePage, { body });
    expect([status, problem.detail]).toEqual([422, expect.stringContaining('200 pages')]);
    await pages.deleteMany({ _id: { $gte: 900_000 as never } });
  });

  it('hold for how often pages change', async () => {
    const times = Array.from({ length: 600 }, () => new Date());
    await api()
      .connection.collection('attempts')
      .insertOne({ _id: `shared pages ${String(maker.quilterNum)}` as never, times, schemaVersion: 1 });
    const body = { kind: 'quilt' as const, designNum: await quilt(), ...CHOICES };
    expect((await maker.refused(sharePage, { body })).status).toBe(429);
  });

  it.each([
    [{ words: 'x'.repeat(1001) }, 422, 'at most 1,000'],
    [{ words: 'left \u202e right' }, 422, 'invisible'],
    [{ makerName: ' ' }, 422, 'the name that your friends know'],
    [{ makerName: 'Ann\nBcc' }, 422, 'single line'],
    [{ makerName: 'x'.repeat(100) }, 422, 'too long'],
    [{ kind: 'fabric' }, 400, 'kind'],
    [{ token: 'mine' }, 400, 'unknown fields: token'],
    [{ mayKeep: 'yes' }, 400, 'mayKeep'],
    [{ quilting: 'plaid' }, 400, 'quilting'],
    [{ binding: -1 }, 422, 'binding'],
  ])('refuse %j', async (changes, status, detail) => {
    const body = { kind: 'quilt', designNum: 1, ...CHOICES, ...changes };
    const refused = await maker.refused(sharePage, { body });
    expect([refused.status, refused.body.detail]).toEqual([status, expect.stringContaining(detail)]);
  });

  it('hold for a quilt without blocks', async () => {
    const designNum = await quilt({ blocks: [] });
    const body = { kind: 'quilt' as const, designNum, ...CHOICES };
    const { status, body: problem } = await maker.refused(sharePage, { body });
    expect([status, problem.detail]).toEqual([422, expect.stringContaining('nothing to show')]);
  });

  it('let the largest quilt be shared', async () => {
    const { body } = await maker.call(storeQuilt, { body: packedQuilt(largestQuilt(maker.quilterNum)) });
    const page = await share({ designNum: body.quiltNum, quilting: 'crosshatch' });
    expect((await sharp((await get(page.picture)).body as Buffer).metadata()).width).toBeGreaterThan(1550);
  });
});

describe('a wrong address', () => {
  it.each(['/s/', '/s/x', `/s/${'A'.repeat(22)}`, '/s/..%2F..%2Fhome', '/s/%00', `/s/${'A'.repeat(23)}`])(
    '%s answers 404',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('sets no cookie and has no picture', async () => {
    const page = await share();
    const { headers, cookies, text } = await get(`/s/${'A'.repeat(22)}`);
    expect(cookies).toEqual([]);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(text).toContain('There is no page at this address');
    for (const name of ['x.jpg', page.picture.split('/').at(-1)])
      expect((await get(`/s/${'A'.repeat(22)}/${name}`)).status).toBe(404);
    for (const name of ['x.jpg', '..%2Fpicture.jpg', 'images'])
      expect((await get(`${page.address}/${name}`)).status).toBe(404);
  });

  it('is looked up by two indexes at most, and asks nothing of the database unless it can be a token', async () => {
    for (const [collection, field] of [
      ['sharedPages', 'token'],
      ['goneTokens', '_id'],
    ] as const) {
      const plan = await api()
        .connection.collection(collection)
        .find({ [field]: 'A'.repeat(22) as never })
        .explain('executionStats');
      const { totalDocsExamined, totalKeysExamined } = (plan as { executionStats: Record<string, number> })
        .executionStats;
      expect([collection, totalDocsExamined, totalKeysExamined]).toEqual([collection, 0, 0]);
    }
  });
});

it('keeps tokens out of the log', async () => {
  const page = await share();
  await get(page.address);
  await get(page.picture);
  await get(`${retrSharedDesign.path}?page=${tokenOf(page)}`);
  const log = api().log.join('');
  expect(log).toContain('"/s/…');
  expect(log).not.toContain(tokenOf(page));
});

it('is listed by npm run shared, and taken down', async () => {
  const page = await share();
  const environment = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: api().config.dataDir,
    MONGODB_URI: api().config.mongodbUri,
  };
  const run = (...args: string[]) => runSharedCommand(args, environment);
  const line = (await run('list')).split('\n').find((each) => each.startsWith(page.address));
  expect(line?.split('\t').slice(1)).toEqual([
    String(maker.quilterNum),
    page.sharedAt.slice(0, 10),
    'Marian Reed',
    'Crib quilt',
  ]);
  expect(await run('take-down', `https://quilts.example${page.address}`)).toContain('Took down “Crib quilt”');
  for (const path of [page.address, page.picture]) expect((await get(path)).status).toBe(410);
  await expect(run('take-down', tokenOf(page))).rejects.toThrow('no shared page');
  await expect(run('delete')).rejects.toThrow('Usage');
});

it('isn’t in the sitemap, and robots.txt doesn’t forbid it', async () => {
  expect((await get('/sitemap.xml')).text).not.toContain('/s/');
  expect((await get('/robots.txt')).text).not.toContain('Disallow');
});
