import { sharePage } from '@quiltwright/shared/contract/calls/shared-page-calls';
import { storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { expect, it } from 'vitest';
import type { Browser } from '../../test/browser.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { modelOf } from '../../test/uploads.js';
import { Image } from '../images/image.schema.js';
import { StrayPictures } from './stray-pictures.js';

const api = testApi({ library: true });
const CHOICES = { makerName: 'Marian Reed', words: '', mayColour: true, mayKeep: true, givesCloth: false };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 12, minute));

async function shared(by: Browser) {
  const { body } = await by.call(storeQuilt, { body: cribQuilt(by.quilterNum) });
  const design = { kind: 'quilt' as const, designNum: body.quiltNum };
  return (await by.call(sharePage, { body: { ...design, ...CHOICES } })).body.page;
}

const sweep = (...sent: Parameters<StrayPictures['sweep']>) =>
  api()
    .app.get(StrayPictures, { strict: false })
    .sweep(...sent);

/** Returns the names of the stored pictures of shared pages. */
async function stored(): Promise<string[]> {
  const images = await modelOf<Image>(api(), Image).find({ _id: /^shared\// }, { _id: 1 });
  return images.map(({ _id }) => _id).sort();
}

/** Removes a page from the database without its pictures, as if the server had been killed in between. */
const forget = (pageNum: number) =>
  api()
    .connection.collection('sharedPages')
    .deleteOne({ _id: pageNum as never });

it('removes pictures that have had no page for ten minutes, and leaves all others', async () => {
  const maker = await api().subscriber();
  await shared(maker);
  const kept = await stored();
  const lost = await shared(maker);
  const both = await stored();
  expect(both.length).toBe(2 * kept.length);
  await forget(lost.pageNum);
  // Pictures without a page may belong to a page that is being made.
  for (const minute of [0, 9]) {
    await sweep(at(minute));
    expect(await stored()).toEqual(both);
  }
  await sweep(at(10));
  expect(await stored()).toEqual(kept);
});

it('removes them at once when the embedded engine starts', async () => {
  const before = await stored();
  const { pageNum } = await shared(await api().subscriber());
  await forget(pageNum);
  await sweep(at(0), 0);
  expect(await stored()).toEqual(before);
});

it('removes a page whose account was removed while the page was being made', async () => {
  const before = await stored();
  const maker = await api().subscriber();
  const page = await shared(maker);
  await api()
    .connection.collection('accounts')
    .deleteOne({ _id: maker.quilterNum as never });
  await sweep(at(0));
  expect((await api().visitor().send('GET', page.address)).status).toBe(410);
  expect(await stored()).toEqual(before);
});
