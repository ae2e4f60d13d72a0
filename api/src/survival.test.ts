import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeCreatedBlock } from '@quiltwright/shared/contract/calls/block-calls';
import { health } from '@quiltwright/shared/contract/calls/site-calls';
import { retrQuilt, retrQuiltList, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import type { Collection } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainBlock, squaresIn } from '../test/blocks.js';
import { Browser } from '../test/browser.js';
import { Load } from '../test/load.js';
import { cribQuilt } from '../test/quilts.js';
import { ServedApi } from '../test/served-api.js';
import { connect } from './database/connection/connection.js';
import { engineNote, engineNotePath } from './database/engine/engine-note.js';
import type { References } from './references/references.schema.js';

const STORES_A_ROUND = 50;

let folder: string;
let api: ServedApi;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiltwright-kill-'));
  api = await ServedApi.start(folder);
});
afterEach(async () => {
  api.signal('SIGKILL');
  await api.ended;
  // The engine of a killed server still writes for a moment.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const signIn = () => new Browser(api.url).signIn('kept@example.org', 'a patchwork of words');

const nameOf = (n: number) => `Quilt ${String(n)}`;

const engine = async () => engineNote.parse(JSON.parse(await readFile(engineNotePath(folder), 'utf8')));

/** Runs `work` with the collection of all quilters' references, directly in the database. */
async function onReferences<T>(
  work: (references: Collection<Pick<References, '_id' | 'deletions'>>) => Promise<T>,
): Promise<T> {
  const connection = await connect((await engine()).uri, { embedded: true, dbName: 'quiltwright' });
  try {
    return await work(connection.collection('shelves'));
  } finally {
    await connection.close();
  }
}

/** Leaves the quilter's references in the state of a quilt's deletion that was interrupted at its start. */
async function breakOffDeletion(_id: number): Promise<void> {
  const deletion = { kind: 'quilt', num: 999_999, at: new Date() } as const;
  await onReferences((references) => references.updateOne({ _id }, { $push: { deletions: deletion } }));
}

const deletionsOf = (_id: number) =>
  onReferences(async (references) => (await references.findOne({ _id }))?.deletions);

/**
 * Returns a `Load` that stores one new quilt after another. Each quilt is sent once, with a separate Idempotency-Key.
 */
function loadBy(quilter: Browser): Load {
  return new Load(async (n) => {
    const { status } = await quilter.send('POST', storeQuilt.path, {
      body: cribQuilt(quilter.quilterNum, { quiltName: nameOf(n) }),
      headers: { 'Idempotency-Key': `store-${String(n)}` },
    });
    if (status !== 201) throw new Error(String(status));
  });
}

/** Checks that every confirmed quilt is stored, once and complete. */
async function expectAllKept(load: Load, quilter: Browser): Promise<void> {
  const { quilterNum } = quilter;
  const { body: list } = await quilter.call(retrQuiltList, { body: { quilterNum, onlyStd: 2 } });
  const numbers = list.map(({ quiltName }) => Number(quiltName.replace('Quilt ', '')));
  expect(load.lost(numbers)).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
  const expected = cribQuilt(quilterNum);
  for (const { quiltNum, quiltName } of list) {
    const { body } = await quilter.call(retrQuilt, { query: { quiltNum: String(quiltNum) } });
    expect(body).toMatchObject({ ...expected, quiltNum, quiltName });
  }
}

describe('reliability 8: kill -9 of the server under load', () => {
  it('loses no confirmed quilt, and a repeated store creates no second one', async () => {
    const load = loadBy(await signIn());
    await load.acknowledgedMore(STORES_A_ROUND);
    api.signal('SIGKILL');
    await api.ended;
    await expect.poll(() => load.failures.length).toBeGreaterThan(0);
    await load.stop();

    api = await ServedApi.start(folder);
    const quilter = await signIn();
    await expectAllKept(load, quilter);
    // The last quilts were being stored when the server was killed. They are sent again, whether they were stored or
    // not.
    const last = Math.max(...load.acknowledged);
    for (let n = last - 12; n <= last + 8; n++) {
      const { body } = await quilter.call(storeQuilt, {
        body: cribQuilt(quilter.quilterNum, { quiltName: nameOf(n) }),
        headers: { 'Idempotency-Key': `store-${String(n)}` },
      });
      expect(body.revision).toBe(1);
      load.acknowledged.add(n);
    }
    await expectAllKept(load, quilter);
  });
});

describe('reliability 8, 9: kill -9 of the engine under load', () => {
  it('is answered with 503 and a time to retry, then the service recovers by itself', async () => {
    const quilter = await signIn();
    // A quilter with only library blocks in their quilts has no references.
    const block = plainBlock(quilter.quilterNum, { levels: squaresIn([1]) });
    await quilter.call(storeCreatedBlock, { body: block });
    const load = loadBy(quilter);
    for (let round = 0; round < 2; round++) {
      await load.acknowledgedMore(STORES_A_ROUND);
      if (round === 0) await breakOffDeletion(quilter.quilterNum);
      process.kill((await engine()).pid, 'SIGKILL');
      await load.acknowledgedMore(STORES_A_ROUND);
    }
    await load.stop();
    expect(load.failures.length).toBeGreaterThan(0);
    for (const failure of load.failures) expect(failure).toEqual(new Error('503'));
    expect((await quilter.call(health)).body).toEqual({ status: 'up', database: 'up' });
    await expectAllKept(load, quilter);
    await expect.poll(() => deletionsOf(quilter.quilterNum)).toEqual([]);
  });
});

describe('reliability 11: SIGTERM', () => {
  it('lets the requests under way finish, and ends with 0', async () => {
    const quilter = await signIn();
    const stores = Array.from({ length: 20 }, (_, n) =>
      quilter.send('POST', storeQuilt.path, {
        body: cribQuilt(quilter.quilterNum, { quiltName: nameOf(n) }),
      }),
    );
    await stores[0];
    api.signal('SIGTERM');
    const settled = await Promise.allSettled(stores);
    expect(await api.ended).toEqual([0, null]);
    const answered = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.status] : []));
    expect(answered).toContain(201);

    api = await ServedApi.start(folder);
    const { body: list } = await (
      await signIn()
    ).call(retrQuiltList, {
      body: { quilterNum: quilter.quilterNum, onlyStd: 2 },
    });
    expect(list.length).toBeGreaterThanOrEqual(answered.filter((status) => status === 201).length);
  });
});
