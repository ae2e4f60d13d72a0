import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getModelToken } from '@nestjs/mongoose';
import { deleteBlock, storeDesignedBlock } from '@quiltwright/shared/contract/calls/block-calls';
import { deleteFabric, retrFabricList } from '@quiltwright/shared/contract/calls/fabric-calls';
import { deleteQuilt, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import type { Model } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainBlock, squaresIn } from '../../test/blocks.js';
import type { Browser } from '../../test/browser.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { upload } from '../../test/uploads.js';
import { References } from '../references/references.schema.js';
import { describeRemoval, UnusedUploads } from './unused-uploads.js';

const api = testApi({ library: true });

/** Returns a day in 2026 or 2027: months above 12 belong to 2027. */
const day = (month: number, date = 1) => new Date(Date.UTC(2026, month - 1, date));

/** Runs the daily removal at `time`. Returns the numbers of the quilter's removed uploads. */
async function removedOn(time: Date): Promise<number[]> {
  const removed = await api().app.get(UnusedUploads, { strict: false }).remove(time);
  return removed
    .filter(({ quilterNum }) => quilterNum === quilter.quilterNum)
    .map(({ fabricNum }) => fabricNum);
}

let quilter: Browser;
let fabricNum: number;
beforeEach(async () => {
  quilter = await api().subscriber();
  ({ fabricNum } = await upload(quilter));
});

const storeBlock = async () => {
  const body = plainBlock(quilter.quilterNum, { levels: squaresIn([fabricNum]) });
  return (await quilter.call(storeDesignedBlock, { body })).body.designedBlockNum;
};
const storeInQuilt = async () => {
  const body = cribQuilt(quilter.quilterNum, { sashingFabric: fabricNum });
  return (await quilter.call(storeQuilt, { body })).body.quiltNum;
};

describe('an unused upload', () => {
  it('is kept for six months, then removed with its pictures', async () => {
    expect(await removedOn(day(1, 15))).toEqual([]);
    expect(await removedOn(day(7, 14))).toEqual([]);
    expect(await removedOn(day(7, 15))).toEqual([fabricNum]);
    const { quilterNum } = quilter;
    const { body } = await quilter.call(retrFabricList, { body: { paletteNum: 999, quilterNum } });
    expect(body).toEqual([]);
    expect(await removedOn(day(7, 16))).toEqual([]);
  });

  it('recorded on the first of March is kept on the last of August', async () => {
    expect(await removedOn(day(3))).toEqual([]);
    expect(await removedOn(day(8, 31))).toEqual([]);
    expect(await removedOn(day(9))).toEqual([fabricNum]);
  });

  it('is kept for six months more once a quilt or block has used it, even briefly', async () => {
    await removedOn(day(1));
    const quiltNum = await storeInQuilt();
    await quilter.call(deleteQuilt, { body: { quiltNum } });
    expect(await removedOn(day(8))).toEqual([]);
    const designNum = await storeBlock();
    await quilter.call(deleteBlock, { body: { designNum, isBlank: 0 } });
    expect(await removedOn(day(14))).toEqual([]);
    expect(await removedOn(day(20))).toEqual([fabricNum]);
  });

  it('can still be removed by its quilter', async () => {
    await removedOn(day(1));
    await quilter.call(deleteFabric, { body: { fabricNum } });
    expect(await removedOn(day(9))).toEqual([]);
  });

  it('is reported with its number and the day', () => {
    expect(describeRemoval({ quilterNum: 100, fabricNum: 10_001, since: day(1, 15) })).toBe(
      'Removed fabric 10001 of quilter 100: no block or quilt had used it since 2026-01-15.',
    );
  });
});

describe('npm run uploads:remove-unused', () => {
  const folder = join(import.meta.dirname, '../../test');
  const command = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [join(folder, 'run-typescript.mjs'), join(import.meta.dirname, 'unused-uploads-command.ts'), ...args],
      {
        env: {
          ...process.env,
          DATA_DIR: api().config.dataDir,
          MONGODB_URI: api().config.mongodbUri,
        },
      },
    );

  it('removes uploads beside a running server, and lists them', async () => {
    const since = new Date();
    since.setUTCMonth(since.getUTCMonth() - 7);
    const model = api().app.get<Model<References>>(getModelToken(References.name), { strict: false });
    const { quilterNum } = quilter;
    await model.updateOne({ _id: quilterNum }, { $set: { unused: [{ num: fabricNum, since }] } });
    const { stdout } = await command();
    expect(stdout).toContain(describeRemoval({ quilterNum, fabricNum, since }));
    const { body } = await quilter.call(retrFabricList, { body: { paletteNum: 999, quilterNum } });
    expect(body).toEqual([]);
    await expect(command('now')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage') as string,
    });
  }, 60_000);
});

describe('an upload in use', () => {
  it.each([
    ['quilt', storeInQuilt],
    ['block', storeBlock],
  ] as const)('is kept as long as it is used: a %s', async (_, use) => {
    await removedOn(day(1));
    await use();
    for (const month of [2, 9, 24]) expect(await removedOn(day(month))).toEqual([]);
  });
});
