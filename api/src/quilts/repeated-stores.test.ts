import { deleteQuilt, retrQuiltList, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.js';
import { cribQuilt, quiltModel, retrieved, stored } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';

const api = testApi({ library: true });
let quilter: Browser;
beforeAll(async () => {
  quilter = await api().subscriber();
});

const key = (name: string) => ({ 'Idempotency-Key': name });

describe('Idempotency-Key', () => {
  it('returns the first answer again and creates nothing', async () => {
    const store = { body: cribQuilt(quilter.quilterNum, { quiltName: 'Twice' }), headers: key('twice') };
    const first = await quilter.call(storeQuilt, store);
    const again = await quilter.call(storeQuilt, store);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const { body: list } = await quilter.call(retrQuiltList, {
      body: { quilterNum: quilter.quilterNum, onlyStd: 2 },
    });
    expect(list.filter(({ quiltName }) => quiltName === 'Twice')).toHaveLength(1);
  });

  it('is checked before the revision', async () => {
    const quiltNum = await stored(quilter);
    const store = { body: cribQuilt(quilter.quilterNum, { quiltNum, revision: 1 }), headers: key('before') };
    await quilter.call(storeQuilt, store);
    const again = await quilter.call(storeQuilt, store);
    expect(again.body.revision).toBe(2);
    expect((await retrieved(quilter, quiltNum)).revision).toBe(2);
  });

  it('creates one quilt for many parallel calls', async () => {
    const store = { body: cribQuilt(quilter.quilterNum, { quiltName: 'At once' }), headers: key('at-once') };
    const answers = await Promise.all(Array.from({ length: 12 }, () => quilter.call(storeQuilt, store)));
    expect(new Set(answers.map(({ body }) => body.quiltNum)).size).toBe(1);
    expect(await quiltModel(api().app).countDocuments({ quiltName: 'At once' })).toBe(1);
  });

  it('is refused with another quilt', async () => {
    await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum), headers: key('other') });
    const { status } = await quilter.refused(storeQuilt, {
      body: cribQuilt(quilter.quilterNum, { quiltName: 'Other' }),
      headers: key('other'),
    });
    expect(status).toBe(422);
  });

  it('belongs to its quilter', async () => {
    const neighbour = await api().subscriber();
    const mine = await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum), headers: key('own') });
    const theirs = await neighbour.call(storeQuilt, {
      body: cribQuilt(neighbour.quilterNum),
      headers: key('own'),
    });
    expect(theirs.body.quiltNum).not.toBe(mine.body.quiltNum);
  });

  it('returns the first answer even if the quilt has since been deleted, and doesn’t create it again', async () => {
    const own = await api().subscriber();
    const { quilterNum } = own;
    const first = { body: cribQuilt(quilterNum), headers: key('deleted') };
    const made = await own.call(storeQuilt, first);
    const { quiltNum } = made.body;
    const second = { body: cribQuilt(quilterNum, { quiltNum, revision: 1 }), headers: key('deleted-too') };
    const stored = await own.call(storeQuilt, second);
    await own.call(deleteQuilt, { body: { quiltNum } });

    const again = [await own.call(storeQuilt, first), await own.call(storeQuilt, second)];
    expect(again.map(({ status, body }) => [status, body])).toEqual([
      [201, made.body],
      [200, stored.body],
    ]);
    const other = { body: cribQuilt(quilterNum, { quiltName: 'Other' }), headers: key('deleted') };
    expect((await own.refused(storeQuilt, other)).status).toBe(422);
    const { body: list } = await own.call(retrQuiltList, { body: { quilterNum, onlyStd: 2 } });
    expect(list).toEqual([]);
  });

  it('of a quilt that has since been deleted is refused with an existing one', async () => {
    const deleted = await quilter.call(storeQuilt, {
      body: cribQuilt(quilter.quilterNum),
      headers: key('of-deleted'),
    });
    await quilter.call(deleteQuilt, { body: { quiltNum: deleted.body.quiltNum } });
    const quiltNum = await stored(quilter);
    const { status, body } = await quilter.refused(storeQuilt, {
      body: cribQuilt(quilter.quilterNum, { quiltNum, revision: 1 }),
      headers: key('of-deleted'),
    });
    expect([status, body.detail]).toEqual([
      422,
      'This Idempotency-Key was already used for another quilt. Use a new key.',
    ]);
    expect((await retrieved(quilter, quiltNum)).revision).toBe(1);
  });

  it('may be used again after a day', async () => {
    const first = await quilter.call(storeQuilt, {
      body: cribQuilt(quilter.quilterNum),
      headers: key('old'),
    });
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000 - 1000);
    await quiltModel(api().app).updateOne(
      { _id: first.body.quiltNum },
      { $set: { 'stores.0.at': yesterday } },
    );
    const body = cribQuilt(quilter.quilterNum, { quiltName: 'A day later' });
    const second = await quilter.call(storeQuilt, { body, headers: key('old') });
    expect(second.body.quiltNum).not.toBe(first.body.quiltNum);
  });

  it('must be printable', async () => {
    const { status } = await quilter.refused(storeQuilt, {
      body: cribQuilt(quilter.quilterNum),
      headers: key('two words'),
    });
    expect(status).toBe(400);
  });
});
