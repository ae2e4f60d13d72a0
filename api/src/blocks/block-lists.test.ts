import { once } from 'node:events';
import { connect } from 'node:net';
import {
  listBlocks,
  retrDesignedBlockList,
  renameBlock,
  storeCreatedBlock,
  storeDesignedBlock,
} from '@quiltwright/shared/contract/calls/block-calls';
import {
  listQuilts,
  retrQuilt,
  retrQuiltList,
  storeQuilt,
} from '@quiltwright/shared/contract/calls/quilt-calls';
import { inches } from '@quiltwright/shared/geometry/units';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainBlock, squaresIn } from '../../test/blocks.js';
import type { Browser } from '../../test/browser.js';
import { cribQuilt } from '../../test/quilts.js';
import { portOf, testApi } from '../../test/test-api.js';
import { BlocksRepository } from './blocks.repository.js';

const api = testApi({ library: true });

let quilter: Browser;
beforeEach(async () => {
  quilter = await api().subscriber();
});

let lastNum = 200_000_000;

/** Adds copies of a stored block or quilt directly to the database, each with its own number. */
async function multiply(collection: 'blocks' | 'quilts', count: number, changes: object = {}): Promise<void> {
  const of = api().connection.collection<{ _id: number; quilterNum: number }>(collection);
  const { quilterNum } = quilter;
  const one = await of.findOne({ quilterNum });
  const copies = Array.from({ length: count }, () => ({
    ...{ ...one, quilterNum, stores: [], ...changes, _id: ++lastNum },
  }));
  await of.insertMany(copies);
}

interface Operation {
  collectionName: string;
  method: string;
  params: [filter: object, options: object];
}

/**
 * Returns how many documents the database examines in a collection for the one query of `run`, and how many of
 * them the query returns.
 */
async function lookFor(
  collection: string,
  run: () => Promise<unknown>,
): Promise<{ read: number; given: number }> {
  const { connection } = api();
  const finds: Operation['params'][] = [];
  const note = ({ collectionName, method, params }: Operation) => {
    if (collectionName === collection && method === 'find') finds.push(params);
  };
  connection.on('operation-start', note);
  await run();
  connection.off('operation-start', note);
  expect(finds).toHaveLength(1);
  const [filter = {}, options = {}] = finds[0] ?? [];
  const { executionStats } = (await connection
    .collection(collection)
    .find(filter, options)
    .explain('executionStats')) as { executionStats: { totalDocsExamined: number; nReturned: number } };
  return { read: executionStats.totalDocsExamined, given: executionStats.nReturned };
}

describe('the list of blocks', () => {
  it('describes each block without its shapes, the latest first', async () => {
    const { quilterNum } = quilter;
    const created = await quilter.call(storeCreatedBlock, {
      body: plainBlock(quilterNum, { designName: 'Drawn', blockWidth: inches(10), blockHeight: inches(8) }),
    });
    const designed = await quilter.call(storeDesignedBlock, {
      body: plainBlock(quilterNum, { designName: 'Coloured' }),
    });
    const [drawn, coloured] = [created.body.designedBlockNum, designed.body.designedBlockNum];
    await quilter.call(renameBlock, { body: { designedBlockNum: coloured, newBlockName: 'In cloth' } });
    const { body } = await quilter.call(listBlocks);
    const changedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    expect(body).toEqual({
      blocks: [
        {
          ...{ designedBlockNum: coloured, designName: 'In cloth', kind: 'designed' },
          ...{ blockWidth: 12, blockHeight: 12, revision: 2, changedAt },
        },
        {
          ...{ designedBlockNum: drawn, designName: 'Drawn', kind: 'created' },
          ...{ blockWidth: 10, blockHeight: 8, revision: 1, changedAt },
        },
      ],
      next: null,
      held: 2,
      most: 2_000,
    });
    expect((await (await api().subscriber()).call(listBlocks)).body.blocks).toEqual([]);
  });

  it('comes in pages of at most 1 MB, each block once, even if an account holds more than it may', async () => {
    // 99 characters of three bytes each: the longest possible name in bytes.
    const designName = '布'.repeat(99);
    await quilter.call(storeDesignedBlock, { body: plainBlock(quilter.quilterNum, { designName }) });
    await multiply('blocks', 2_499);
    const nums: number[] = [];
    const sizes: number[] = [];
    for (let before: number | null | undefined; before !== null;) {
      const query = before === undefined ? {} : { before: String(before) };
      const { body } = await quilter.call(listBlocks, { query });
      expect(body.held).toBe(2_500);
      nums.push(...body.blocks.map(({ designedBlockNum }) => designedBlockNum));
      sizes.push(Buffer.byteLength(JSON.stringify(body)));
      expect(body.next ?? 0).toBeLessThan(before ?? Infinity);
      before = body.next;
    }
    expect(sizes).toHaveLength(5);
    expect(Math.max(...sizes)).toBeLessThan(1_000_000);
    expect(new Set(nums).size).toBe(2_500);
    expect(nums).toEqual([...nums].sort((a, b) => b - a));
    // The database returns only the first page, and the first block of the next page.
    expect(await lookFor('blocks', () => quilter.call(listBlocks))).toEqual({ read: 0, given: 501 });
  });

  it('reads no block documents', async () => {
    await quilter.call(storeDesignedBlock, { body: plainBlock(quilter.quilterNum) });
    await multiply('blocks', 20);
    expect(await lookFor('blocks', () => quilter.call(listBlocks))).toEqual({ read: 0, given: 21 });
  });

  it('includes a damaged block, and one stored before blocks had sizes', async () => {
    await quilter.call(storeDesignedBlock, { body: plainBlock(quilter.quilterNum) });
    await multiply('blocks', 1, { levels: 'gone', blockWidth: undefined, changedAt: undefined });
    const { body } = await quilter.call(listBlocks);
    expect(body.blocks).toMatchObject([{ designName: 'Plain block', blockWidth: 12 }, {}]);
  });
});

describe('the list of quilts', () => {
  it('describes each quilt without its blocks, the latest first, and reads no quilt documents', async () => {
    const { quilterNum } = quilter;
    const standard = await quilter.call(storeQuilt, { body: cribQuilt(quilterNum) });
    const freeForm = await quilter.call(storeQuilt, {
      body: cribQuilt(quilterNum, {
        ...{ quiltName: 'Free', generatingSize: 0, generatingLayout: 0 },
        // Two columns of four blocks.
        blocks: cribQuilt(quilterNum).blocks.slice(0, 1),
      }),
    });
    const list = async () => (await quilter.call(listQuilts)).body;
    expect(await list()).toMatchObject({
      quilts: [
        {
          ...{ quiltNum: freeForm.body.quiltNum, quiltName: 'Free', generatingSize: 0 },
          ...{ quiltWidth: 36, quiltLength: 48, revision: 1, places: 8 },
        },
        { quiltNum: standard.body.quiltNum, quiltName: 'Crib quilt', generatingSize: 9, places: 12 },
      ],
      next: null,
      held: 2,
      most: 1_000,
    });
    expect(await lookFor('quilts', list)).toEqual({ read: 0, given: 2 });
    const names = () => quilter.call(retrQuiltList, { body: { quilterNum, onlyStd: 2 } });
    expect(await lookFor('quilts', names)).toEqual({ read: 0, given: 1 });
  });

  it('marks sideways quilts', async () => {
    const { quilterNum } = quilter;
    const free = { generatingSize: 0, generatingLayout: 0 } as const;
    await quilter.call(storeQuilt, { body: cribQuilt(quilterNum, free) });
    const body = cribQuilt(quilterNum, { ...free, sideways: true });
    const { quiltNum } = (await quilter.call(storeQuilt, { body })).body;
    const { quilts } = (await quilter.call(listQuilts)).body;
    expect(quilts.map(({ sideways = false }) => sideways)).toEqual([true, false]);
    expect(quilts[0]).toMatchObject({ quiltWidth: 36, quiltLength: 48 });
    const query = { quiltNum: String(quiltNum) };
    expect((await quilter.call(retrQuilt, { query })).body).toMatchObject({ sideways: true });
    // The quilt is stored upright again, so it is no longer marked as sideways.
    await quilter.call(storeQuilt, { body: cribQuilt(quilterNum, { ...free, quiltNum, revision: 1 }) });
    expect((await quilter.call(retrQuilt, { query })).body).not.toHaveProperty('sideways');
    expect((await quilter.call(listQuilts)).body.quilts[0]).not.toHaveProperty('sideways');
  });

  it('includes a quilt from before blocks were counted, without their number until the quilt is stored again', async () => {
    const quilt = cribQuilt(quilter.quilterNum);
    const { quiltNum } = (await quilter.call(storeQuilt, { body: quilt })).body;
    const quilts = api().connection.collection<{ _id: number }>('quilts');
    await quilts.updateOne({ _id: quiltNum }, { $unset: { places: 1 } });
    const listed = async () => (await quilter.call(listQuilts)).body.quilts;
    expect((await listed())[0]).not.toHaveProperty('places');
    await quilter.call(storeQuilt, { body: { ...quilt, quiltNum, revision: 1 } });
    expect(await listed()).toMatchObject([{ places: 12 }]);
    const { body } = await quilter.call(retrQuilt, { query: { quiltNum: String(quiltNum) } });
    expect(body).not.toHaveProperty('places');
  });
});

describe('retrDesignedBlockList, with blocks of 1,000 shapes', () => {
  const largest = (quilterNum: number) =>
    plainBlock(quilterNum, { levels: squaresIn(Array<number>(1_000).fill(11)) });

  /** Requests the list on a separate connection, and reads nothing of the answer. */
  async function askAndWait() {
    const { quilterNum } = quilter;
    const body = JSON.stringify({ quilterNum, blankBlocks: 0, includeStandard: 0 });
    await quilter.call(listBlocks);
    const socket = connect({ port: await portOf(api()), host: '127.0.0.1' });
    socket.pause();
    const headers = {
      ...{ Host: 'localhost', 'Content-Type': 'application/json', 'Content-Length': body.length },
      ...quilter.headers('POST'),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    socket.write(`POST ${retrDesignedBlockList.path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
    return socket;
  }

  /**
   * Returns a list that grows with each read of the quilter's blocks for a list. Its entries are the numbers
   * from which the reads start.
   */
  function noteReads(): readonly number[] {
    const repository = api().app.get(BlocksRepository, { strict: false });
    const after = repository.after.bind(repository);
    const reads: number[] = [];
    repository.after = (quilterNum, kind, blockNum, limit) => {
      if (quilterNum === quilter.quilterNum) reads.push(blockNum);
      return after(quilterNum, kind, blockNum, limit);
    };
    return reads;
  }

  const listed = async () => {
    const { method, path } = retrDesignedBlockList;
    const body = { quilterNum: quilter.quilterNum, blankBlocks: 0, includeStandard: 0 };
    const answer = await quilter.send(method, path, { body });
    return JSON.parse(answer.text) as unknown[];
  };

  it("is read only as fast as its reader takes it, and doesn't block the account's other lists", async () => {
    await quilter.call(storeDesignedBlock, { body: largest(quilter.quilterNum) });
    await multiply('blocks', 79);
    const reads = noteReads();
    const socket = await askAndWait();
    await expect.poll(() => reads.length).toBeGreaterThan(0);
    // The account's other list arrives completely, although the first reader reads nothing. It takes 20 reads of 4
    // blocks, and a last read that finds no more.
    expect(await listed()).toHaveLength(80);
    expect(reads.length).toBeGreaterThan(21);
    expect(reads.length).toBeLessThan(2 * 21);
    // The first reader wasn't dropped: the rest arrives once it reads.
    let end = '';
    socket.on('data', (bytes) => (end = (end + bytes.toString('latin1')).slice(-20)));
    socket.resume();
    await expect.poll(() => end, { timeout: 20_000 }).toMatch(/\]\r\n0\r\n\r\n$/);
    socket.destroy();
    await once(socket, 'close');
  });

  it('comes complete to each of several callers at once, one after the other', async () => {
    // The list is so small that it is sent completely before any reader reads.
    await quilter.call(storeDesignedBlock, { body: plainBlock(quilter.quilterNum) });
    await multiply('blocks', 9);
    const reads = noteReads();
    const lists = await Promise.all([listed(), listed(), listed(), listed()]);
    expect(lists.map(({ length }) => length)).toEqual([10, 10, 10, 10]);
    // One list takes reads of four, four and two blocks, then a read that finds none.
    const one = reads.slice(0, 4);
    expect(new Set(one).size).toBe(4);
    expect(reads).toEqual([...one, ...one, ...one, ...one]);
  });
});
