import { getModelToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  listSharedPages,
  renewSharedLink,
  sharePage,
  stopSharing,
  updateSharedPage,
} from '@quiltwright/shared/contract/calls/shared-page-calls';
import { storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Model } from 'mongoose';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { createApp } from '../app.js';
import { Image } from '../images/image.schema.js';

const api = testApi({ library: true, RATE_LIMIT_FACTOR: '10' });
const CHOICES = { makerName: 'Marian Reed', words: '', mayColour: true, mayKeep: true, givesCloth: false };

/** A second server over the same database. */
let other: NestExpressApplication;
beforeAll(async () => {
  other = await createApp(api().config, pino({ level: 'silent' }));
});
afterAll(() => other.close());

let maker: Browser;
/** The same quilter at the second server. */
let elsewhere: Browser;
let quilt: { kind: 'quilt'; designNum: number };
beforeEach(async () => {
  const email = await api().addSubscriber();
  maker = await api().visitor().signIn(email, 'a patchwork of words');
  elsewhere = await new Browser(other.getHttpServer()).signIn(email, 'a patchwork of words');
  const { body } = await maker.call(storeQuilt, { body: cribQuilt(maker.quilterNum) });
  quilt = { kind: 'quilt', designNum: body.quiltNum };
});

/** Returns the call's body. It has no quilting by default, because its light takes a second to draw. */
const shownAs = (quilting: 'crosshatch' | null = null) => ({ ...quilt, ...CHOICES, quilting });
const share = (by = maker) => by.send('POST', sharePage.path, { body: shownAs() });
const shared = async (quilting?: 'crosshatch') =>
  (await maker.call(sharePage, { body: shownAs(quilting) })).body.page;
const statusOf = async (path: string) => (await api().visitor().send('GET', path)).status;
const pictures = () =>
  api()
    .app.get<Model<Image>>(getModelToken(Image.name), { strict: false })
    .countDocuments({ _id: /^shared\// });

it('an update tells the address that a new link gave the page in the meantime', async () => {
  const page = await shared();
  const body = { pageNum: page.pageNum };
  const [updated, renewed] = await Promise.all([
    maker.call(updateSharedPage, { body }),
    maker.call(renewSharedLink, { body }),
  ]);
  expect(updated.body.page.address).toBe(renewed.body.page.address);
  expect(await statusOf(updated.body.page.picture)).toBe(200);
  expect(await statusOf(page.address)).toBe(410);
});

it('a page is stopped at once, also while it is updated', async () => {
  const before = await pictures();
  const page = await shared('crosshatch');
  const body = { pageNum: page.pageNum };
  const done: string[] = [];
  const noted = (what: string) => (answer: { status: number }) => {
    done.push(what);
    return answer.status;
  };
  const updating = maker.send('POST', updateSharedPage.path, { body }).then(noted('updated'));
  // Drawing the snapshot with its quilting takes longer than these visits.
  for (let visit = 0; visit < 3; visit++) expect(await statusOf(page.address)).toBe(200);
  const statuses = await Promise.all([
    updating,
    maker.send('POST', stopSharing.path, { body }).then(noted('stopped')),
  ]);
  expect([statuses, done]).toEqual([
    [404, 204],
    ['stopped', 'updated'],
  ]);
  expect(await statusOf(page.address)).toBe(410);
  expect(await pictures()).toBe(before);
});

it('all addresses of a page that is renewed and stopped at the same time are gone', async () => {
  for (let round = 0; round < 3; round++) {
    const page = await shared();
    const body = { pageNum: page.pageNum };
    const [renewed] = await Promise.all([
      elsewhere.send('POST', renewSharedLink.path, { body }),
      maker.call(stopSharing, { body }),
    ]);
    const addresses = [page.address];
    if (renewed.status === 200) addresses.push(renewSharedLink.answer.parse(renewed.body).page.address);
    for (const address of addresses) expect(await statusOf(address)).toBe(410);
  }
});

it('two servers that update a page at the same time leave one snapshot', async () => {
  const before = await pictures();
  const { pageNum } = await shared();
  const perPage = (await pictures()) - before;
  await Promise.all([maker, elsewhere].map((by) => by.call(updateSharedPage, { body: { pageNum } })));
  expect(await pictures()).toBe(before + perPage);
  const [page] = (await maker.call(listSharedPages)).body.pages;
  expect(await statusOf(page?.picture ?? '')).toBe(200);
});

describe('the maximum number of pages', () => {
  /** Fills the account up to a number of pages. */
  async function fill(count: number): Promise<void> {
    const page = await shared();
    const pages = api().connection.collection('sharedPages');
    const stored = await pages.findOne({ _id: page.pageNum as never });
    const first = 1_000_000 + 1000 * maker.quilterNum;
    await pages.insertMany(
      Array.from({ length: count - 1 }, (_, n) => ({
        ...stored,
        _id: (first + n) as never,
        token: `filler ${String(first + n)}`,
      })),
    );
  }

  it('holds for many calls at the same time', async () => {
    await fill(LIMITS.sharedPages - 2);
    const answers = await Promise.all(Array.from({ length: 6 }, () => share()));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 201, 422, 422, 422, 422]);
  });

  it('holds for two servers at the same time, and a refused page leaves nothing', async () => {
    await fill(LIMITS.sharedPages - 1);
    const [before, perPage] = [await pictures(), 2];
    const answers = await Promise.all([share(), share(elsewhere)]);
    const made = answers.filter(({ status }) => status === 201).length;
    expect(made).toBeLessThanOrEqual(1);
    expect(await pictures()).toBe(before + made * perPage);
    expect((await maker.call(listSharedPages)).body.pages.length).toBe(LIMITS.sharedPages - 1 + made);
  });
});
