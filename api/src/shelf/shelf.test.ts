import { storeQuilt, deleteQuilt } from '@quiltwright/shared/contract/quilt-calls';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { StoredBlock } from '../blocks/block.schema.js';
import { HalfDoneStores } from '../quilts/half-done-stores.js';
import { StoredQuilt } from '../quilts/quilt.schema.js';
import { ShelfRepository } from './shelf.repository.js';
import { Shelf } from './shelf.schema.js';

const api = testApi({ library: true });
const model = <T>(of: { name: string }) => api().app.get<Model<T>>(getModelToken(of.name), { strict: false });
const shelves = () => api().app.get(ShelfRepository, { strict: false });

let quilter: Browser;
let ownBlock = 10_000;
beforeEach(async () => {
  quilter = await api().subscriber();
  ownBlock++;
});

/** A block of the quilter's own, on the shelf as well unless it is being deleted. */
async function addBlock({ onShelf = true } = {}): Promise<void> {
  const { quilterNum } = quilter;
  const block = {
    _id: ownBlock,
    quilterNum,
    kind: 'blank',
    designName: 'Own',
    levels: [[]],
    schemaVersion: 1,
  };
  await model<StoredBlock>(StoredBlock).insertOne(block as StoredBlock);
  const blocks = onShelf ? [ownBlock] : [];
  await model<Shelf>(Shelf).insertOne({ _id: quilterNum, blocks, fabrics: [], quilts: [], schemaVersion: 1 });
}

function quiltOfOwnBlock(): ReturnType<typeof cribQuilt> {
  const quilt = cribQuilt(quilter.quilterNum);
  return { ...quilt, blocks: quilt.blocks.map((placement) => ({ ...placement, blockNum: ownBlock })) };
}

const references = async () => (await model<Shelf>(Shelf).findById(quilter.quilterNum).lean())?.quilts ?? [];

describe('the shelf', () => {
  it('tells what a stored quilt uses of its owner’s, once', async () => {
    await addBlock();
    const { body } = await quilter.call(storeQuilt, { body: quiltOfOwnBlock() });
    const { quiltNum } = body;
    await quilter.call(storeQuilt, { body: { ...quiltOfOwnBlock(), quiltNum, revision: 1 } });
    expect(await references()).toMatchObject([{ quiltNum, revision: 2, blocks: [ownBlock], pending: false }]);
  });

  it('forgets what a quilt used once it uses it no more, or is deleted', async () => {
    await addBlock();
    const { body } = await quilter.call(storeQuilt, { body: quiltOfOwnBlock() });
    const { quiltNum } = body;
    await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum, { quiltNum, revision: 1 }) });
    expect(await references()).toMatchObject([{ quiltNum, blocks: [] }]);
    await quilter.call(deleteQuilt, { body: { quiltNum } });
    expect(await references()).toEqual([]);
  });

  it('refuses a quilt whose block is being deleted', async () => {
    await addBlock({ onShelf: false });
    const { status, body } = await quilter.refused(storeQuilt, { body: quiltOfOwnBlock() });
    expect([status, body.detail]).toEqual([
      422,
      'A block or fabric of this quilt was deleted. Put another in its place.',
    ]);
    expect(await references()).toEqual([]);
  });

  it('keeps nothing of a store that lost', async () => {
    const { body } = await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum) });
    const again = cribQuilt(quilter.quilterNum, { quiltNum: body.quiltNum, revision: 1 });
    await Promise.all(
      Array.from({ length: 8 }, () => quilter.send('POST', storeQuilt.path, { body: again })),
    );
    expect(await references()).toMatchObject([{ revision: 2, pending: false }]);
  });
});

describe('a store that a kill left half done', () => {
  const later = () => new Date(Date.now() + 1000);
  const sweep = (before: Date) => api().app.get(HalfDoneStores, { strict: false }).sweep(before);
  const claimFor = (quiltNum: number, revision: number) =>
    shelves().claim(quilter.quilterNum, { quiltNum, revision, blocks: [], fabrics: [] });

  it('is released where the quilt was not written', async () => {
    await claimFor(77, 1);
    await sweep(later());
    expect(await references()).toEqual([]);
  });

  it('is settled where it was', async () => {
    const { body } = await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum) });
    const claim = await claimFor(body.quiltNum, 2);
    await model<StoredQuilt>(StoredQuilt).updateOne(
      { _id: body.quiltNum },
      { claim: claim ?? '', revision: 2 },
    );
    await sweep(later());
    expect(await references()).toMatchObject([{ revision: 2, pending: false }]);
  });

  it('leaves the references of a quilt that was not deleted after all', async () => {
    const { body } = await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum) });
    await shelves().unsettle(quilter.quilterNum, body.quiltNum);
    await sweep(later());
    expect(await references()).toMatchObject([{ revision: 1, pending: false }]);
  });

  it('is left alone while it may be under way', async () => {
    await claimFor(78, 1);
    await sweep(new Date(Date.now() - 10 * 60_000));
    expect(await references()).toMatchObject([{ quiltNum: 78, pending: true }]);
  });
});
