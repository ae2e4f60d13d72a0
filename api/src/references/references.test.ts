import {
  deleteBlock,
  storeCreatedBlock,
  storeDesignedBlock,
} from '@quiltwright/shared/contract/calls/block-calls';
import { BLOCK_KIND } from '@quiltwright/shared/contract/codes';
import { deleteQuilt, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainBlock } from '../../test/blocks.js';
import type { Browser } from '../../test/browser.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { StoredQuilt } from '../quilts/quilt.schema.js';
import { HalfDone } from '../sweep/half-done.js';
import { ReferencesRepository } from './references.repository.js';
import { References, type ReferencesVersion1 } from './references.schema.js';

const api = testApi({ library: true });
const model = <T>(of: { name: string }) => api().app.get<Model<T>>(getModelToken(of.name), { strict: false });
const repository = () => api().app.get(ReferencesRepository, { strict: false });

let quilter: Browser;
let ownBlock: number;
beforeEach(async () => {
  quilter = await api().subscriber();
  const { body } = await quilter.call(storeCreatedBlock, { body: plainBlock(quilter.quilterNum) });
  ownBlock = body.designedBlockNum;
});

function quiltOfOwnBlock(): ReturnType<typeof cribQuilt> {
  const quilt = cribQuilt(quilter.quilterNum);
  return { ...quilt, blocks: quilt.blocks.map((placement) => ({ ...placement, blockNum: ownBlock })) };
}

/** Deletes the block. Returns true if nothing used it. */
async function deletedOwnBlock(): Promise<boolean> {
  const block = { designNum: ownBlock, isBlank: BLOCK_KIND.created };
  const { body } = await quilter.call(deleteBlock, { body: block });
  return body.dbResponse === 1;
}

const references = async () => model<References>(References).findById(quilter.quilterNum).lean();
const uses = async () => (await references())?.uses;

describe('references', () => {
  it('lists own blocks, and their uses by quilts and designs, once', async () => {
    const { body: quilt } = await quilter.call(storeQuilt, { body: quiltOfOwnBlock() });
    const { quiltNum } = quilt;
    const design = plainBlock(quilter.quilterNum, { usedBlockNum: ownBlock });
    const { body: block } = await quilter.call(storeDesignedBlock, { body: design });
    const blockNum = block.designedBlockNum;
    expect((await references())?.blocks).toEqual([ownBlock, blockNum]);
    expect(await uses()).toMatchObject([
      { kind: 'quilt', num: quiltNum, revision: 1, blocks: [ownBlock], pending: false },
      { kind: 'block', num: blockNum, revision: 1, blocks: [ownBlock], pending: false },
    ]);
  });

  it('drops a use once the quilt no longer has it, or is deleted', async () => {
    const { body } = await quilter.call(storeQuilt, { body: quiltOfOwnBlock() });
    const { quiltNum } = body;
    await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum, { quiltNum, revision: 1 }) });
    expect(await uses()).toEqual([]);
    await quilter.call(storeQuilt, { body: { ...quiltOfOwnBlock(), quiltNum, revision: 2 } });
    expect(await uses()).toHaveLength(1);
    await quilter.call(deleteQuilt, { body: { quiltNum } });
    expect(await uses()).toEqual([]);
  });

  it('refuses a quilt whose block is being deleted', async () => {
    await repository().beginDeletion(quilter.quilterNum, { kind: 'block', num: ownBlock });
    const { status, body } = await quilter.refused(storeQuilt, { body: quiltOfOwnBlock() });
    expect([status, body.detail]).toEqual([
      422,
      'A block or fabric in this quilt has been deleted. Choose another block or fabric.',
    ]);
    expect(await uses()).toEqual([]);
  });

  it.each([
    ['own blocks', () => quiltOfOwnBlock()],
    ['none of its owner’s items', () => cribQuilt(quilter.quilterNum)],
  ])('stays unchanged when a quilt that uses %s is stored again', async (_, quilt) => {
    const { body } = await quilter.call(storeQuilt, { body: quilt() });
    const { quiltNum } = body;
    const before = await references();
    await quilter.call(storeQuilt, { body: { ...quilt(), quiltNum, revision: 1 } });
    await quilter.call(storeQuilt, { body: { ...quilt(), quiltNum, revision: 2 } });
    expect(await references()).toEqual(before);
    expect(await deletedOwnBlock()).toBe(before?.uses.length === 0);
  });

  it('gets the uses of a quilt that has no record of them', async () => {
    const { body } = await quilter.call(storeQuilt, { body: quiltOfOwnBlock() });
    const { quiltNum } = body;
    await model<StoredQuilt>(StoredQuilt).updateOne({ _id: quiltNum }, { $unset: { uses: 1 } });
    await quilter.call(storeQuilt, { body: { ...quiltOfOwnBlock(), quiltNum, revision: 1 } });
    await quilter.call(storeQuilt, { body: { ...quiltOfOwnBlock(), quiltNum, revision: 2 } });
    expect(await uses()).toMatchObject([
      { num: quiltNum, revision: 2, blocks: [ownBlock], fabrics: [], pending: false },
    ]);
  });

  it('never loses a block from a quilt that uses it while another tab drops and deletes it', async () => {
    for (let race = 0; race < 12; race++) {
      const { body: block } = await quilter.call(storeCreatedBlock, { body: plainBlock(quilter.quilterNum) });
      ownBlock = block.designedBlockNum;
      const { body } = await quilter.call(storeQuilt, { body: quiltOfOwnBlock() });
      const again = { quiltNum: body.quiltNum, revision: 1 };
      const without = cribQuilt(quilter.quilterNum, again);
      const [kept, isDeleted] = await Promise.all([
        quilter.send('POST', storeQuilt.path, { body: { ...quiltOfOwnBlock(), ...again } }),
        quilter.send('POST', storeQuilt.path, { body: without }).then(deletedOwnBlock),
      ]);
      expect(kept.status).toBe(isDeleted ? 409 : 200);
    }
  });

  it('keeps no trace of a store that lost', async () => {
    const { body } = await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum) });
    const again = { ...quiltOfOwnBlock(), quiltNum: body.quiltNum, revision: 1 };
    await Promise.all(
      Array.from({ length: 8 }, () => quilter.send('POST', storeQuilt.path, { body: again })),
    );
    expect(await uses()).toMatchObject([{ revision: 2, pending: false }]);
  });

  it('of version 1 is migrated to its present form at the start', async () => {
    const at = new Date('2026-01-05T10:00:00Z');
    const use = { revision: 3, claim: 'c', pending: false, at, blocks: [10_004], fabrics: [10_000] };
    const _id = 9_000_001;
    const version1: ReferencesVersion1 = {
      ...{ _id, blocks: [10_004], fabrics: [10_000], schemaVersion: 1 },
      quilts: [{ quiltNum: 7, ...use }],
    };
    await model<References>(References).collection.insertOne(version1 as never);
    await repository().onModuleInit();
    expect(await model<References>(References).findById(_id).lean()).toEqual({
      ...{
        _id,
        blocks: [10_004],
        fabrics: [10_000],
        quilts: [],
        deletions: [],
        unused: [],
        schemaVersion: 4,
      },
      uses: [{ kind: 'quilt', num: 7, ...use }],
    });
  });
});

const sweep = (before: Date) => api().app.get(HalfDone, { strict: false }).sweep(before);
const later = () => new Date(Date.now() + 1000);

describe('a store interrupted by a kill', () => {
  const claimFor = (num: number, revision: number, blocks: number[] = []) =>
    repository().claim(quilter.quilterNum, { kind: 'quilt', num, revision, blocks, fabrics: [] });

  it('is released if the quilt was not written', async () => {
    await claimFor(77, 1, [ownBlock]);
    await sweep(later());
    expect(await uses()).toEqual([]);
  });

  it('is settled if it was', async () => {
    const { body } = await quilter.call(storeQuilt, { body: quiltOfOwnBlock() });
    const claim = await claimFor(body.quiltNum, 2, [ownBlock]);
    await model<StoredQuilt>(StoredQuilt).updateOne(
      { _id: body.quiltNum },
      { claim: claim ?? '', revision: 2 },
    );
    await sweep(later());
    expect(await uses()).toMatchObject([{ revision: 2, pending: false }]);
  });

  it('leaves the quilt’s uses unchanged if it wrote nothing', async () => {
    const { body } = await quilter.call(storeQuilt, { body: quiltOfOwnBlock() });
    await claimFor(body.quiltNum, 2);
    await sweep(later());
    expect(await uses()).toMatchObject([{ revision: 1, pending: false, blocks: [ownBlock] }]);
  });

  it('removes a block that was not written from the list', async () => {
    const block = { kind: 'block', num: 10_999, revision: 1, blocks: [ownBlock], fabrics: [] } as const;
    await repository().claim(quilter.quilterNum, block);
    expect((await references())?.blocks).toEqual([ownBlock, 10_999]);
    await sweep(later());
    expect(await references()).toMatchObject({ blocks: [ownBlock], uses: [] });
  });

  it('is left alone while it may be under way', async () => {
    await claimFor(78, 1);
    await sweep(new Date(Date.now() - 10 * 60_000));
    expect(await uses()).toMatchObject([{ num: 78, pending: true }]);
  });
});

describe('a deletion interrupted by a kill', () => {
  it('leaves a quilt that was not deleted, and its uses', async () => {
    const { body } = await quilter.call(storeQuilt, { body: quiltOfOwnBlock() });
    await repository().beginDeletion(quilter.quilterNum, { kind: 'quilt', num: body.quiltNum });
    await sweep(later());
    expect(await references()).toMatchObject({ uses: [{ revision: 1, pending: false }], deletions: [] });
  });

  it('removes a quilt that was deleted', async () => {
    const { body } = await quilter.call(storeQuilt, { body: quiltOfOwnBlock() });
    await repository().beginDeletion(quilter.quilterNum, { kind: 'quilt', num: body.quiltNum });
    await model<StoredQuilt>(StoredQuilt).deleteOne({ _id: body.quiltNum });
    await sweep(later());
    expect(await references()).toMatchObject({ uses: [], deletions: [] });
  });

  it('lets a block that was not deleted be used again, once the deletion is surely over', async () => {
    await repository().beginDeletion(quilter.quilterNum, { kind: 'block', num: ownBlock });
    await sweep(new Date(Date.now() - 10 * 60_000));
    expect(await references()).toMatchObject({ blocks: [], deletions: [{ num: ownBlock }] });
    await sweep(later());
    expect(await references()).toMatchObject({ blocks: [ownBlock], deletions: [] });
    await quilter.call(storeQuilt, { body: quiltOfOwnBlock() });
  });
});
