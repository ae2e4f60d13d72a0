import type { mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';
import { FabricsRepository } from '../fabrics/fabrics.repository.js';
import { QuiltsRepository } from '../quilts/quilts.repository.js';

const api = testApi();
const QUILTER = 100;
const STORED = 50;

interface Operation {
  collectionName: string;
  params: [filter: mongo.Document, ...rest: unknown[]];
}

/** Returns the number of documents that the database examines for each filter on a collection during `run`. */
async function examined(collection: string, run: () => Promise<void>): Promise<number[]> {
  const { connection } = api();
  const filters: mongo.Document[] = [];
  const note = ({ collectionName, params }: Operation) => {
    if (collectionName === collection) filters.push(params[0]);
  };
  connection.on('operation-start', note);
  await run();
  connection.off('operation-start', note);
  return Promise.all(
    filters.map(async (filter) => {
      const explained = await connection.collection(collection).find(filter).explain('executionStats');
      return (explained as { executionStats: { totalDocsExamined: number } }).executionStats
        .totalDocsExamined;
    }),
  );
}

const note = (num: number) => ({
  ...{ key: `key-${String(num)}`, bodyHash: 'h', revision: 1, at: new Date() },
});

it('a store examines only its own quilt and that of its key, among any number of quilts', async () => {
  const quilts = Array.from({ length: STORED }, (_, num) => ({
    ...{ _id: num as never, quilterNum: QUILTER, revision: 1, stores: [note(num)] },
  }));
  await api().connection.collection('quilts').insertMany(quilts);
  const repository = api().app.get(QuiltsRepository, { strict: false });

  const looks = await examined('quilts', async () => {
    const heads = await repository.heads(QUILTER, 7, 'key-9');
    expect(heads.map(({ _id }) => _id).sort((a, b) => a - b)).toEqual([7, 9]);
    expect(await repository.heads(QUILTER, 0, 'new')).toMatchObject([{ _id: 0 }]);
    expect(await repository.heads(QUILTER, 8, undefined)).toMatchObject([{ _id: 8 }]);
    expect(await repository.heads(QUILTER + 1, 7, 'key-9')).toEqual([]);
    await repository.forgetKey(QUILTER, 'key-9');
  });
  expect(looks).toHaveLength(5);
  expect(Math.max(...looks)).toBeLessThanOrEqual(3);
  expect(await repository.heads(QUILTER, 7, 'key-9')).toMatchObject([{ _id: 7 }]);
});

const DAY = 24 * 60 * 60_000;

/**
 * Stores a quilt at revision 4 with notes of the given ages (ms). The key of a note is the quilt's number, a hyphen and
 * the index of the note.
 */
async function storedWith(_id: number, ages: readonly number[]) {
  const stores = ages.map((age, n) => ({
    ...{ key: `${String(_id)}-${String(n)}`, bodyHash: 'h', revision: 1, at: new Date(Date.now() - age) },
  }));
  const quilt = { _id: _id as never, quilterNum: QUILTER, revision: 4, claim: 'c', uses, stores };
  await api().connection.collection('quilts').insertOne(quilt);
}

const uses = { blocks: [600], fabrics: [] };
const revised = (_id: number) => ({ _id, quilterNum: QUILTER, revision: 5, uses, schemaVersion: 3 });
const added = { key: '$new.key', bodyHash: 'h', revision: 5, at: new Date() };

it('a save keeps the notes of the last day, and drops older ones', async () => {
  await storedWith(1000, [2 * DAY, DAY + 1000, DAY - 60_000, 0]);
  const repository = api().app.get(QuiltsRepository, { strict: false });
  expect(await repository.replace({ ...revised(1000), claim: 'd' }, added, 4)).toBe(true);
  const head = await repository.head(QUILTER, 1000);
  expect(head).toMatchObject({ revision: 5, claim: 'd', uses });
  expect(head?.stores.map(({ key }) => key)).toEqual(['1000-2', '1000-3', '$new.key']);
  const [found] = await repository.heads(QUILTER, 0, '$new.key');
  expect(found).toMatchObject({ _id: 1000, stores: [{ key: '$new.key' }] });
});

it('a save keeps the latest thousand notes', async () => {
  await storedWith(
    1001,
    Array.from({ length: 1000 }, () => 0),
  );
  const repository = api().app.get(QuiltsRepository, { strict: false });
  expect(await repository.replace({ ...revised(1001), claim: 'd' }, { ...added, key: 'last' }, 4)).toBe(true);
  const { stores = [] } = (await repository.head(QUILTER, 1001)) ?? {};
  expect(stores).toHaveLength(1000);
  expect([stores[0]?.key, stores.at(-1)?.key]).toEqual(['1001-1', 'last']);
});

it('a save with the same uses keeps the claim, and stores nothing if anything is different', async () => {
  await storedWith(1002, [2 * DAY]);
  const repository = api().app.get(QuiltsRepository, { strict: false });
  const note = { ...added, key: 'quick' };
  const others = { blocks: [600, 601], fabrics: [] };
  expect(await repository.replaceWithSameUses({ ...revised(1002), uses: others }, note, 4)).toBe(false);
  expect(await repository.replaceWithSameUses(revised(1002), note, 3)).toBe(false);
  expect(await repository.replaceWithSameUses(revised(1002), { ...note, key: '1002-0' }, 4)).toBe(false);
  expect(await repository.replaceWithSameUses({ ...revised(1002), quilterNum: QUILTER + 1 }, note, 4)).toBe(
    false,
  );
  expect(await repository.head(QUILTER, 1002)).toMatchObject({ revision: 4, stores: [{ key: '1002-0' }] });
  expect(await repository.replaceWithSameUses(revised(1002), note, 4)).toBe(true);
  expect(await repository.head(QUILTER, 1002)).toMatchObject({
    ...{ revision: 5, claim: 'c', uses, stores: [{ key: 'quick' }] },
  });
});

it('the start drops indexes of earlier versions that lists no longer use', async () => {
  const quilts = api().connection.collection('quilts');
  await quilts.createIndex({ quilterNum: 1, _id: -1, quiltName: 1 }, { name: 'summary' }, {});
  await quilts.createIndex({ quilterNum: 1, _id: -1, places: 1 }, { name: 'summary with places' }, {});
  const repository = api().app.get(QuiltsRepository, { strict: false });
  const names = async () => (await quilts.indexes()).map(({ name }) => name);
  expect(await names()).toEqual(expect.arrayContaining(['summary', 'summary with places']));
  await repository.onModuleInit();
  // Another start finds none of these indexes.
  await repository.onModuleInit();
  expect(await names()).not.toContain('summary');
  expect(await names()).not.toContain('summary with places');
  expect(await names()).toContain('summary with sideways');
});

it('finds an upload by its key without examining others', async () => {
  const fabrics = Array.from({ length: STORED }, (_, num) => ({
    ...{ _id: num as never, quilterNum: QUILTER, store: note(num) },
  }));
  await api().connection.collection('fabrics').insertMany(fabrics);
  const repository = api().app.get(FabricsRepository, { strict: false });

  const looks = await examined('fabrics', async () => {
    expect(await repository.uploadByKey(QUILTER, 'key-9')).toMatchObject({ _id: 9 });
    await repository.forgetKey(QUILTER, 'key-9');
    expect(await repository.uploadByKey(QUILTER, 'key-9')).toBeNull();
  });
  expect(looks).toHaveLength(3);
  expect(Math.max(...looks)).toBeLessThanOrEqual(3);
});
