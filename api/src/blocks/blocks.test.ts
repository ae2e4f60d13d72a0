import {
  deleteBlock,
  renameBlock,
  retrDesignedBlock,
  retrDesignedBlockList,
  retrFabricsForDesignedBlock,
  storeCreatedBlock,
  storeDesignedBlock,
} from '@quiltwright/shared/contract/calls/block-calls';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainBlock } from '../../test/blocks.js';
import type { Browser } from '../../test/browser.js';
import { testApi } from '../../test/test-api.js';
import { StoredBlock } from './block.schema.js';

const api = testApi({ library: true });
let quilter: Browser;
let guest: Browser;
let geometry: number;
let cloth: number;
beforeAll(async () => {
  quilter = await api().subscriber();
  guest = await api().guest();
  const own = (designName: string) => ({ body: plainBlock(quilter.quilterNum, { designName }) });
  geometry = (await quilter.call(storeCreatedBlock, own('My geometry'))).body.designedBlockNum;
  cloth = (await quilter.call(storeDesignedBlock, own('My cloth'))).body.designedBlockNum;
});

const model = () => api().app.get<Model<StoredBlock>>(getModelToken(StoredBlock.name), { strict: false });

async function names(browser: Browser, blankBlocks: 0 | 2 | 3, includeStandard: 0 | 1): Promise<string[]> {
  const body = { quilterNum: browser.quilterNum, blankBlocks, includeStandard };
  return (await browser.call(retrDesignedBlockList, { body })).body.map(({ designName }) => designName);
}

const premade = premadeBlocks.map(({ designName }) => designName);
const beyondTrial = premadeBlocks.find(({ facts }) => !facts.trial)?.designedBlockNum ?? 0;

describe('retrDesignedBlockList', () => {
  it('returns blank blocks, with or without the pre-made ones before them', async () => {
    expect(await names(quilter, 2, 1)).toEqual([...premade, 'My geometry']);
    expect(await names(quilter, 2, 0)).toEqual(['My geometry']);
  });

  it('returns designed blocks', async () => {
    expect(await names(quilter, 0, 0)).toEqual(['My cloth']);
  });

  it('returns every pre-made block to guests, and nobody’s own', async () => {
    expect(await names(guest, 2, 1)).toEqual(premade);
    expect(await names(guest, 0, 0)).toEqual([]);
  });

  it('returns the public list to everyone, signed in or not', async () => {
    const visitor = api().visitor();
    expect(await names(visitor, 3, 1)).toEqual(premade);
    const { body } = await quilter.call(retrDesignedBlockList, {
      body: { quilterNum: 0, blankBlocks: 3, includeStandard: 1 },
    });
    expect(body[0]).toMatchObject({ designName: 'Nine Patch', grid: 3, patches: 9, trial: true });
  });

  it('returns no other list without a sign-in', async () => {
    const body = { quilterNum: 0, blankBlocks: 2, includeStandard: 1 };
    expect((await api().visitor().refused(retrDesignedBlockList, { body })).status).toBe(401);
  });
});

describe('retrDesignedBlock', () => {
  const retrieve = async (browser: Browser, num: number) =>
    (await browser.call(retrDesignedBlock, { query: { designedBlockNum: String(num) } })).body;

  it('returns a whole pre-made block, with cloth for each of its spots', async () => {
    const block = await retrieve(guest, 1);
    expect(block).toMatchObject({ designName: 'Nine Patch', quilterNum: 1, blockWidth: 12 });
    expect([block.fabricSpot1, block.fabricSpot2, block.fabricSpot3].sort((a, b) => a - b)).toEqual([
      0, 1, 2,
    ]);
    expect(block.cloth).toHaveLength(2);
  });

  it('returns an own block', async () => {
    expect(await retrieve(quilter, cloth)).toMatchObject({
      designedBlockNum: cloth,
      designName: 'My cloth',
    });
  });

  it('returns only the blocks of the trial to a guest', async () => {
    await retrieve(quilter, beyondTrial);
    const { status, body } = await guest.refused(retrDesignedBlock, {
      query: { designedBlockNum: beyondTrial },
    });
    expect([status, body.detail]).toEqual([403, expect.stringContaining('is for subscribers')]);
  });

  it('gives the same 404 for another’s block and for a missing one', async () => {
    const other = await api().subscriber();
    const theirs = await other.refused(retrDesignedBlock, { query: { designedBlockNum: geometry } });
    const nobodys = await other.refused(retrDesignedBlock, { query: { designedBlockNum: 99_999 } });
    expect([theirs.status, theirs.body]).toEqual([404, nobodys.body]);
  });

  it('describes the fault of a damaged block, which is listed by name and can be renamed and deleted', async () => {
    const torn = plainBlock(quilter.quilterNum, { designName: 'Torn' });
    const { body: made } = await quilter.call(storeCreatedBlock, { body: torn });
    const { designedBlockNum } = made;
    await model().updateOne({ _id: designedBlockNum }, { $set: { levels: [[{ shapeType: 99 }]] } });
    const { status, body } = await quilter.refused(retrDesignedBlock, { query: { designedBlockNum } });
    expect(status).toBe(422);
    expect(body.detail).toMatch(/^This block is damaged: levels › 0 › 0 › shape/);
    await quilter.call(renameBlock, { body: { designedBlockNum, newBlockName: 'Mended' } });
    const list = { body: { quilterNum: quilter.quilterNum, blankBlocks: 2, includeStandard: 0 } } as const;
    const { body: listed } = await quilter.call(retrDesignedBlockList, list);
    expect(listed.map(({ designName }) => designName)).toEqual(['My geometry', 'Mended']);
    expect(listed[1]).toMatchObject({ designedBlockNum, levels: [] });
    expect(retrDesignedBlockList.answer.safeParse(listed).success).toBe(true);
    await quilter.call(deleteBlock, { body: { designNum: designedBlockNum, isBlank: 2 } });
  });
});

describe('retrFabricsForDesignedBlock', () => {
  it('returns each fabric of a block once', async () => {
    const nums = async (num: number) =>
      (
        await quilter.call(retrFabricsForDesignedBlock, { query: { designedBlockNum: String(num) } })
      ).body.map(({ fabricNum }) => fabricNum);
    expect(await nums(1)).toEqual([1, 2]);
    expect(await nums(cloth)).toEqual([11]);
  });
});
