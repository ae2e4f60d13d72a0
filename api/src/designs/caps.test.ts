import {
  deleteBlock,
  retrDesignedBlock,
  storeCreatedBlock,
  storeDesignedBlock,
} from '@quiltwright/shared/contract/calls/block-calls';
import { deleteQuilt, retrQuilt, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainBlock } from '../../test/blocks.js';
import type { Browser } from '../../test/browser.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { StoredBlock } from '../blocks/block.schema.js';
import { StoredQuilt } from '../quilts/quilt.schema.js';
import { ReferencesRepository } from '../references/references.repository.js';
import { References } from '../references/references.schema.js';

const api = testApi({ library: true });
const model = <T>(of: { name: string }) => api().app.get<Model<T>>(getModelToken(of.name), { strict: false });

let quilter: Browser;
beforeEach(async () => {
  quilter = await api().subscriber();
});

const numbers = (count: number, from: number) => Array.from({ length: count }, (_, n) => from + n);

/** Adds `count` numbers without documents to the blocks or quilts that the quilter's `References` list. */
async function list(field: 'blocks' | 'quilts', count: number): Promise<void> {
  const nums = numbers(count, 100_000_000 + quilter.quilterNum * 10_000);
  await model<References>(References).updateOne(
    { _id: quilter.quilterNum },
    {
      $push: { [field]: { $each: nums } },
      $setOnInsert: { schemaVersion: 4 },
    },
    { upsert: true },
  );
}

const createdBlock = (changes = {}) => plainBlock(quilter.quilterNum, changes);
const storedDocuments = (of: { name: string }) =>
  model(of).countDocuments({ quilterNum: quilter.quilterNum });

const post = (path: string, body: object, key: string) =>
  quilter.send('POST', path, { body, headers: { 'Idempotency-Key': key } });

describe('blocks of one account', () => {
  const full =
    'Your account is full: it has 2,000 saved blocks. Delete created or designed blocks that you no longer need, then save this block again.';

  it('are 2,000 at most, created and designed together, also with 50 stores at once at 1,999', async () => {
    await list('blocks', 1_999);
    const answers = await Promise.all(
      numbers(50, 0).map((n) => {
        const { path } = n % 2 === 0 ? storeCreatedBlock : storeDesignedBlock;
        return post(path, createdBlock({ designName: `Block ${String(n)}` }), `b${String(n)}`);
      }),
    );
    expect([201, 422].map((status) => answers.filter((answer) => answer.status === status).length)).toEqual([
      1, 49,
    ]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ detail: full, most: 2_000 });
    expect(await storedDocuments(StoredBlock)).toBe(1);
  });

  it('can be stored again at the maximum, and a repeated store gets its answer', async () => {
    await list('blocks', 1_999);
    const last = createdBlock({ designName: 'The last' });
    const first = await post(storeCreatedBlock.path, last, 'last');
    expect(await post(storeCreatedBlock.path, last, 'last')).toMatchObject({
      status: 201,
      body: { revision: 1 },
    });
    const { designedBlockNum } = first.body as { designedBlockNum: number };
    const again = createdBlock({ designedBlockNum, revision: 1 });
    expect((await quilter.call(storeCreatedBlock, { body: again })).body.revision).toBe(2);
    const { body: copied } = await quilter.call(retrDesignedBlock, {
      query: { designedBlockNum: String(designedBlockNum) },
    });
    const { revision, ...copy } = copied;
    const asCopy = { ...copy, designedBlockNum: 0 } as never;
    expect(await quilter.refused(storeCreatedBlock, { body: asCopy })).toMatchObject({
      status: 422,
      body: { detail: full },
    });
    await quilter.call(deleteBlock, { body: { designNum: designedBlockNum, isBlank: 2 } });
    expect((await quilter.call(storeCreatedBlock, { body: asCopy })).status).toBe(201);
  });

  it('beyond the maximum stay, and can be read and stored again', async () => {
    const { body } = await quilter.call(storeCreatedBlock, { body: createdBlock() });
    await list('blocks', 2_500);
    const { designedBlockNum } = body;
    const query = { designedBlockNum: String(designedBlockNum) };
    await quilter.call(retrDesignedBlock, { query });
    await quilter.call(storeCreatedBlock, { body: createdBlock({ designedBlockNum, revision: 1 }) });
    expect((await quilter.refused(storeCreatedBlock, { body: createdBlock() })).body.detail).toBe(full);
  });

  it('report the remaining room once it is less than a tenth', async () => {
    await list('blocks', 1_799);
    const store = async () => (await quilter.call(storeDesignedBlock, { body: createdBlock() })).body;
    expect(await store()).not.toHaveProperty('room');
    expect(await store()).toMatchObject({ room: 199 });
  });
});

describe('quilts of one account', () => {
  const quilt = (changes = {}) => cribQuilt(quilter.quilterNum, changes);

  it('are 1,000 at most, also with 50 stores at once at 999', async () => {
    await list('quilts', 999);
    const answers = await Promise.all(
      numbers(50, 0).map((n) => post(storeQuilt.path, quilt(), `q${String(n)}`)),
    );
    expect([201, 422].map((status) => answers.filter((answer) => answer.status === status).length)).toEqual([
      1, 49,
    ]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      detail:
        'Your account is full: it has 1,000 saved quilts. Delete quilts that you no longer need, then save this quilt again.',
      most: 1_000,
    });
    expect(await storedDocuments(StoredQuilt)).toBe(1);
    const made = answers.find(({ status }) => status === 201)?.body as { quiltNum: number };
    expect(made).toMatchObject({ room: 0 });
    const { quiltNum } = made;
    await quilter.call(storeQuilt, { body: quilt({ quiltNum, revision: 1 }) });
    await quilter.call(retrQuilt, { query: { quiltNum: String(quiltNum) } });
    await quilter.call(deleteQuilt, { body: { quiltNum } });
    expect((await quilter.call(storeQuilt, { body: quilt() })).body.room).toBe(0);
  });

  it('stored before they were counted are counted with the next store', async () => {
    const { body } = await quilter.call(storeQuilt, { body: quilt() });
    await model<References>(References).deleteOne({ _id: quilter.quilterNum });
    await quilter.call(storeQuilt, { body: quilt() });
    const kept = await model<References>(References).findById(quilter.quilterNum).lean();
    expect(kept?.quilts).toContain(body.quiltNum);
    expect(kept?.quilts).toHaveLength(2);
  });

  it('in references of an earlier version are counted from the start of the server', async () => {
    const { body } = await quilter.call(storeQuilt, { body: quilt() });
    await model<References>(References).updateOne(
      { _id: quilter.quilterNum },
      { $unset: { quilts: 1 }, $set: { schemaVersion: 3 } },
    );
    await api().app.get(ReferencesRepository, { strict: false }).onModuleInit();
    const kept = await model<References>(References).findById(quilter.quilterNum).lean();
    expect(kept).toMatchObject({ quilts: [body.quiltNum], schemaVersion: 4 });
  });
});
