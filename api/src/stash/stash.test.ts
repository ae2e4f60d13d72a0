import { deleteFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import { retrStash, storeStash } from '@quiltwright/shared/contract/calls/stash-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import type { FabricStash } from '@quiltwright/shared/quilting/stash';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.js';
import { testApi } from '../../test/test-api.js';
import { upload } from '../../test/uploads.js';
import { AccountRemoval } from '../subscribers/account-removal.js';

const api = testApi({ library: true });
let quilter: Browser;
beforeEach(async () => {
  quilter = await api().subscriber();
});

const FAT_QUARTERS = { width: 21, length: 18, count: 3 };
const stash = async (browser = quilter) => (await browser.call(retrStash)).body.fabrics;
const store = (of: FabricStash) => quilter.call(storeStash, { body: { ...of, pieces: [...of.pieces] } });
const stored = () => api().connection.collection('stashes');
const ofMany = (count: number, first: number) =>
  Array.from({ length: count }, (_, n) => ({ fabricNum: first + n, yards: 1, pieces: [] }));

describe('the stash', () => {
  it('is empty at first, then has the last stored amount of each fabric', async () => {
    expect(await stash()).toEqual([]);
    expect((await store({ fabricNum: 11, yards: 2.375, pieces: [] })).status).toBe(204);
    await store({ fabricNum: 12, yards: 0, pieces: [FAT_QUARTERS] });
    await store({ fabricNum: 11, yards: 1, pieces: [{ width: 6.5, length: 40, count: 1 }] });
    expect(await stash()).toEqual([
      { fabricNum: 12, yards: 0, pieces: [FAT_QUARTERS] },
      { fabricNum: 11, yards: 1, pieces: [{ width: 6.5, length: 40, count: 1 }] },
    ]);
    await store({ fabricNum: 12, yards: 0, pieces: [] });
    expect((await stash()).map(({ fabricNum }) => fabricNum)).toEqual([11]);
  });

  it('keeps everything stored at once, each fabric once', async () => {
    const yards = Array.from({ length: 20 }, (_, n) => n + 1);
    await Promise.all(
      yards.flatMap((each) => [11, 12].map((fabricNum) => store({ fabricNum, yards: each, pieces: [] }))),
    );
    expect((await stash()).map(({ fabricNum }) => fabricNum).sort((a, b) => a - b)).toEqual([11, 12]);
  });

  it('doesn’t overwrite an amount that another window has changed', async () => {
    const body = (yards: number, was: number, pieces: (typeof FAT_QUARTERS)[] = []) => ({
      ...{ fabricNum: 11, yards, pieces },
      was: { yards: was, pieces: [] },
    });
    expect((await quilter.call(storeStash, { body: body(1, 0) })).status).toBe(204);
    // The other window also began with an empty amount.
    const refused = await quilter.refused(storeStash, { body: body(2, 0) });
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('another window')]);
    expect(await stash()).toEqual([{ fabricNum: 11, yards: 1, pieces: [] }]);
    // Storing the same amount again isn't a conflict.
    expect((await quilter.call(storeStash, { body: body(1, 0) })).status).toBe(204);
    await quilter.call(storeStash, { body: body(0, 1, [FAT_QUARTERS]) });
    const none = { fabricNum: 11, yards: 0, pieces: [] };
    expect(
      (await quilter.refused(storeStash, { body: { ...none, was: { yards: 1, pieces: [] } } })).status,
    ).toBe(409);
    await quilter.call(storeStash, { body: { ...none, was: { yards: 0, pieces: [FAT_QUARTERS] } } });
    expect(await stash()).toEqual([]);
    // Two changes are sent at the same time, and only one is stored.
    const answers = await Promise.all(
      [3, 4].map((yards) =>
        quilter.call(storeStash, { body: body(yards, 0) }).then(
          () => yards,
          () => null,
        ),
      ),
    );
    const [stored] = answers.filter((yards) => yards !== null);
    expect(answers.filter((yards) => yards === null)).toHaveLength(1);
    expect(await stash()).toEqual([{ fabricNum: 11, yards: stored, pieces: [] }]);
  });

  it('belongs to its quilter, and is removed with the account', async () => {
    const email = await api().addSubscriber();
    const leaving = await api().visitor().signIn(email, 'a patchwork of words');
    await leaving.call(storeStash, { body: { fabricNum: 11, yards: 1, pieces: [] } });
    expect(await stash()).toEqual([]);
    const _id = leaving.quilterNum as never;
    expect(await stored().countDocuments({ _id })).toBe(1);
    await api().app.get(AccountRemoval, { strict: false }).remove(email);
    expect(await stored().countDocuments({ _id })).toBe(0);
  });

  it('leaves out uploads that have since been deleted', async () => {
    const { fabricNum } = await upload(quilter);
    await store({ fabricNum, yards: 0.5, pieces: [] });
    expect(await stash()).toHaveLength(1);
    await quilter.call(deleteFabric, { body: { fabricNum } });
    expect(await stash()).toEqual([]);
  });

  it('has room for a number of fabrics, not counting missing ones', async () => {
    const [_id, full] = [quilter.quilterNum as never, LIMITS.stashFabrics];
    await store({ fabricNum: 11, yards: 1, pieces: [] });
    // Library numbers without cloth in these tests stand for deleted uploads.
    await stored().updateOne({ _id }, { $set: { fabrics: ofMany(full, 5000) } });
    await store({ fabricNum: 11, yards: 1, pieces: [] });
    expect(await stash()).toEqual([{ fabricNum: 11, yards: 1, pieces: [] }]);
    await stored().updateOne({ _id }, { $set: { fabrics: Array(full).fill(ofMany(1, 12)[0]) } });
    const refused = await quilter.refused(storeStash, { body: { fabricNum: 11, yards: 1, pieces: [] } });
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      expect.stringContaining('which is the maximum'),
    ]);
    // The stored fabrics can still be changed.
    await store({ fabricNum: 12, yards: 3, pieces: [] });
    expect(await stash()).toEqual([{ fabricNum: 12, yards: 3, pieces: [] }]);
  });

  it('can be seen but not changed after the subscription has ended', async () => {
    await store({ fabricNum: 11, yards: 1, pieces: [] });
    await api()
      .connection.collection('accounts')
      .updateOne({ _id: quilter.quilterNum as never }, { $set: { paidUntil: new Date(Date.now() - 1000) } });
    const body = { fabricNum: 11, yards: 2, pieces: [] };
    const refused = await quilter.refused(storeStash, { body });
    expect([refused.status, refused.body.detail]).toEqual([402, expect.stringContaining('Renew')]);
    expect(await stash()).toEqual([{ fabricNum: 11, yards: 1, pieces: [] }]);
  });

  it('has a limit on changes', async () => {
    const times = Array.from({ length: 300 }, () => new Date());
    await api()
      .connection.collection('attempts')
      .insertOne({ _id: `stash ${String(quilter.quilterNum)}` as never, times, schemaVersion: 1 });
    const body = { fabricNum: 11, yards: 2, pieces: [] };
    expect((await quilter.refused(storeStash, { body })).status).toBe(429);
    expect(await stash()).toEqual([]);
  });

  it.each<[string, object, number, string]>([
    ['of a missing fabric', { fabricNum: 9999 }, 422, 'There is no fabric 9999.'],
    ['of a placeholder', { fabricNum: 1 }, 422, 'fabricNum must be at least 11.'],
    ['less than nothing', { yards: -1 }, 422, 'yards must be at least 0.'],
    ['more than a bolt or two', { yards: 101 }, 422, 'yards must be at most 100.'],
    ['without an end', { yards: null }, 400, 'yards must be a number.'],
    ['a thread', { pieces: [{ width: 0.1, length: 9, count: 1 }] }, 422, 'pieces › 0 › width'],
    ['half a piece', { pieces: [{ width: 9, length: 9, count: 0.5 }] }, 400, 'pieces › 0 › count'],
    ['41 sizes', { pieces: Array.from({ length: 41 }, () => FAT_QUARTERS) }, 422, '40 sizes of pieces'],
    ['an operator', { pieces: { $ne: [] } }, 400, 'pieces must be a list.'],
    ['of a colour', { colour: 'red' }, 400, 'unknown fields: colour'],
  ])('may not be %s', async (_, change, status, detail) => {
    await store({ fabricNum: 11, yards: 1, pieces: [] });
    const body = { fabricNum: 11, yards: 2, pieces: [], ...change };
    const refused = await quilter.refused(storeStash, { body });
    expect(refused.body.detail).toContain(detail);
    expect(refused.status).toBe(status);
    expect(await stash()).toEqual([{ fabricNum: 11, yards: 1, pieces: [] }]);
  });
});
