import { setTimeout } from 'node:timers/promises';
import {
  deleteBlock,
  retrDesignedBlock,
  storeCreatedBlock,
  storeDesignedBlock,
} from '@quiltwright/shared/contract/calls/block-calls';
import { deleteQuilt, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { blockSchema } from '@quiltwright/shared/quilting/stored/block-schema';
import { sentQuiltSchema } from '@quiltwright/shared/quilting/stored/quilt-schema';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainBlock, squaresIn } from '../../test/blocks.js';
import type { Browser } from '../../test/browser.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import type { Quilter } from '../http/quilter.js';
import { StoredBlock } from '../blocks/block.schema.js';
import { BlocksService } from '../blocks/blocks.service.js';
import { ProblemException } from '../http/problem.js';
import { StoredQuilt } from '../quilts/quilt.schema.js';
import { QuiltsService } from '../quilts/quilts.service.js';
import { ReferencesRepository } from '../references/references.repository.js';
import { References } from '../references/references.schema.js';
import { DeletionsService } from './deletions.service.js';

const api = testApi({ library: true });
let quilter: Browser;
beforeEach(async () => {
  quilter = await api().subscriber();
});

const model = <T>(of: { name: string }) => api().app.get<Model<T>>(getModelToken(of.name), { strict: false });
const references = () => model<References>(References).findById(quilter.quilterNum).lean();

async function created(designName = 'Blank'): Promise<number> {
  const { body } = await quilter.call(storeCreatedBlock, {
    body: plainBlock(quilter.quilterNum, { designName }),
  });
  return body.designedBlockNum;
}

async function designed(usedBlockNum: number, designName = 'Design'): Promise<number> {
  const block = plainBlock(quilter.quilterNum, { usedBlockNum, designName });
  return (await quilter.call(storeDesignedBlock, { body: block })).body.designedBlockNum;
}

/** Returns a quilt made of this block only. */
function quiltOf(blockNum: number): ReturnType<typeof cribQuilt> {
  const quilt = cribQuilt(quilter.quilterNum);
  const levels = squaresIn([11]);
  return { ...quilt, blocks: quilt.blocks.map((placement) => ({ ...placement, blockNum, levels })) };
}

async function quilted(blockNum: number, quiltName: string): Promise<number> {
  return (await quilter.call(storeQuilt, { body: { ...quiltOf(blockNum), quiltName } })).body.quiltNum;
}

const remove = async (designNum: number, isBlank: 0 | 2) =>
  (await quilter.call(deleteBlock, { body: { designNum, isBlank } })).body;

describe('deleteBlock', () => {
  it('deletes an unused block, designed or created', async () => {
    const [blank, design] = [await created(), await designed(1)];
    expect([await remove(blank, 2), await remove(design, 0)]).toEqual([{ dbResponse: 1 }, { dbResponse: 1 }]);
    for (const designedBlockNum of [blank, design])
      expect((await quilter.refused(retrDesignedBlock, { query: { designedBlockNum } })).status).toBe(404);
    expect(await references()).toMatchObject({ blocks: [], uses: [], deletions: [] });
  });

  it('answers −2 with the quilts that use the block, until none uses it', async () => {
    const block = await designed(1);
    const [first, second] = [await quilted(block, 'Crib for Ada'), await quilted(block, 'Crib for Bo')];
    expect(await remove(block, 0)).toEqual({
      dbResponse: -2,
      usedOn: { [first]: 'Crib for Ada', [second]: 'Crib for Bo' },
    });
    await quilter.call(deleteQuilt, { body: { quiltNum: first } });
    const without = cribQuilt(quilter.quilterNum, { quiltNum: second, revision: 1 });
    await quilter.call(storeQuilt, { body: without });
    expect(await remove(block, 0)).toEqual({ dbResponse: 1 });
  });

  it('answers −3 with the designs that came from a blank, and the quilts that use it', async () => {
    const blank = await created();
    const [first, second] = [await designed(blank, 'Red star'), await designed(blank, 'Blue star')];
    const designs = { [first]: 'Red star', [second]: 'Blue star' };
    expect(await remove(blank, 2)).toEqual({ dbResponse: -3, usedOn: designs, usedOnQuilts: {} });
    const quiltNum = await quilted(blank, 'Crib for Ada');
    const usedOnQuilts = { [quiltNum]: 'Crib for Ada' };
    expect(await remove(blank, 2)).toEqual({ dbResponse: -3, usedOn: designs, usedOnQuilts });
    await remove(first, 0);
    await remove(second, 0);
    expect(await remove(blank, 2)).toEqual({ dbResponse: -2, usedOn: usedOnQuilts });
  });

  it('reliability 17: gives the same 404 for a missing block, another’s, a pre-made one and one of the other kind', async () => {
    const other = await api().subscriber();
    const { body } = await other.call(storeCreatedBlock, { body: plainBlock(other.quilterNum) });
    const theirs = body.designedBlockNum;
    const kinds = [await designed(1), await created()] as const;
    const refusals: [number, 0 | 2][] = [
      [99_999, 2],
      [theirs, 2],
      [1, 2],
      [1, 0],
      [kinds[0], 2],
      [kinds[1], 0],
    ];
    for (const [designNum, isBlank] of refusals) {
      const refused = await quilter.refused(deleteBlock, { body: { designNum, isBlank } });
      expect([refused.status, refused.body.detail]).toEqual([
        404,
        'This block doesn’t exist. It may have been deleted.',
      ]);
    }
    await other.call(retrDesignedBlock, { query: { designedBlockNum: String(theirs) } });
    expect((await references())?.blocks).toEqual(kinds);
  });

  it('waits for a store under way, and asks the caller to try again if that takes long', async () => {
    const block = await created();
    const use = { kind: 'quilt', num: 77_777, revision: 1, blocks: [block], fabrics: [] } as const;
    const repository = api().app.get(ReferencesRepository, { strict: false });
    const claim = await repository.claim(quilter.quilterNum, use);
    const { status, body } = await quilter.refused(deleteBlock, { body: { designNum: block, isBlank: 2 } });
    expect([status, body.detail]).toEqual([
      409,
      'A block or quilt that uses this block is being saved. Try again in a moment.',
    ]);
    const waiting = remove(block, 2);
    await repository.release(quilter.quilterNum, claim ?? '');
    expect(await waiting).toEqual({ dbResponse: 1 });
  });
});

const RACES = 240;
const AT_ONCE = 8;

/**
 * The delays (ms) before the deletion starts in the races. A deletion has fewer steps than a store, so without
 * a delay the deletion would always win.
 */
const LEADS = [0, 4, 8, 12, 16, 24, 32];

describe('reliability 10: deleting a block against', () => {
  const service = <T>(of: new (...args: never[]) => T) => api().app.get<T>(of, { strict: false });

  /**
   * Runs 240 races between the deletion of a new block of `kind` and `store`, which uses the block. Expects
   * that exactly one of the two succeeds.
   */
  async function raced(
    kind: 'designed' | 'blank',
    store: (blockNum: number, race: number) => Promise<unknown>,
  ): Promise<void> {
    const blocks = service(BlocksService);
    const deletions = service(DeletionsService);
    const own: Quilter = { quilterNum: quilter.quilterNum, role: 'subscriber', lapsed: false };
    const block = blockSchema.parse(plainBlock(quilter.quilterNum));
    const race = async (n: number) => {
      const make = kind === 'blank' ? 'storeCreated' : 'storeDesigned';
      const { num } = await blocks[make](own, block, undefined);
      const deletion = setTimeout(LEADS[n % LEADS.length]).then(() =>
        deletions.deleteBlock(own, { designNum: num, isBlank: kind === 'blank' ? 2 : 0 }),
      );
      const storing = store(num, n);
      const [deleted, stored] = await Promise.allSettled([deletion, storing]);
      expect(deleted.status).toBe('fulfilled');
      const isDeleted = deleted.status === 'fulfilled' && deleted.value.dbResponse === 1;
      if (stored.status === 'rejected') {
        expect(stored.reason).toBeInstanceOf(ProblemException);
        expect((stored.reason as ProblemException).getStatus()).toBe(422);
      }
      expect(isDeleted, 'exactly one of both comes to pass').toBe(stored.status === 'rejected');
    };
    for (let n = 0; n < RACES; n += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, m) => race(n + m)));
  }

  /** Checks that stored documents refer only to existing items, and that the references match the documents. */
  async function expectSound(): Promise<void> {
    const { quilterNum } = quilter;
    const blocks = await model<StoredBlock>(StoredBlock).find({ quilterNum }).lean();
    const quilts = await model<StoredQuilt>(StoredQuilt).find({ quilterNum }).lean();
    const there = new Set(blocks.map(({ _id }) => _id));
    const used = [
      ...quilts.flatMap((quilt) => quilt.blocks.map(({ blockNum }) => blockNum)),
      ...blocks.map((block) => (block as unknown as { usedBlockNum: number }).usedBlockNum),
    ].filter((num) => num >= 10_000);
    expect(used.filter((num) => !there.has(num))).toEqual([]);
    const kept = await references();
    expect(new Set(kept?.blocks)).toEqual(there);
    expect(new Set(kept?.uses.flatMap((use) => use.blocks))).toEqual(new Set(used));
    expect(kept?.uses.filter(({ pending }) => pending)).toEqual([]);
    expect(kept?.deletions).toEqual([]);
  }

  it('saving a quilt that uses it, new or again: one of both wins, and no reference dangles', async () => {
    const quilts = service(QuiltsService);
    const own: Quilter = { quilterNum: quilter.quilterNum, role: 'subscriber', lapsed: false };
    const plainQuilt = sentQuiltSchema.parse(cribQuilt(quilter.quilterNum));
    const earlier = await Promise.all(
      Array.from({ length: RACES / 2 }, () => quilts.store(own, plainQuilt, undefined)),
    );
    await raced('designed', (blockNum, n) => {
      const again = n % 2 === 0 ? earlier[n / 2] : undefined;
      const quilt = sentQuiltSchema.parse(quiltOf(blockNum));
      const known = again ? { quiltNum: again.num, revision: again.revision } : {};
      return quilts.store(own, { ...quilt, ...known }, undefined);
    });
    await expectSound();
  });

  it('storing a design that came from it: one of both wins, and no reference dangles', async () => {
    const blocks = service(BlocksService);
    const own: Quilter = { quilterNum: quilter.quilterNum, role: 'subscriber', lapsed: false };
    await raced('blank', (usedBlockNum) =>
      blocks.storeDesigned(
        own,
        blockSchema.parse(plainBlock(quilter.quilterNum, { usedBlockNum })),
        undefined,
      ),
    );
    await expectSound();
  });
});
