import { deleteBlock, storeDesignedBlock } from '@quiltwright/shared/contract/calls/block-calls';
import {
  deleteFabric,
  renameFabric,
  retrFabricSingleton,
} from '@quiltwright/shared/contract/calls/fabric-calls';
import { deleteQuilt, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainBlock, squaresIn } from '../../test/blocks.js';
import type { Browser } from '../../test/browser.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { keptOf, modelOf, upload } from '../../test/uploads.js';
import { AccountRemoval } from '../subscribers/account-removal.js';
import { StoredFabric } from '../fabrics/fabric.schema.js';
import { References } from '../references/references.schema.js';
import { HalfDone } from '../sweep/half-done.js';

const api = testApi({ library: true });

let quilter: Browser;
beforeAll(async () => {
  quilter = await api().subscriber();
});

describe('renameFabric', () => {
  it('renames an upload, by the rules for names', async () => {
    const { fabricNum } = await upload(quilter);
    await quilter.call(renameFabric, { body: { fabricNum, fabricName: '  Rose garden ' } });
    const { body } = await quilter.call(retrFabricSingleton, { query: { fabricNum: String(fabricNum) } });
    expect(body.userFabricName).toBe('Rose garden');
    for (const fabricName of ["Ann's", '2"', ' ', 'x'.repeat(100)]) {
      expect((await quilter.refused(renameFabric, { body: { fabricNum, fabricName } })).status).toBe(422);
    }
  });
});

describe('deleteFabric', () => {
  it('leaves nothing of an upload', async () => {
    const browser = await api().subscriber();
    const before = await keptOf(api(), browser);
    const { fabricNum, fabricUrl } = await upload(browser);
    expect((await browser.call(deleteFabric, { body: { fabricNum } })).body).toEqual({ dbResponse: 1 });
    expect(await keptOf(api(), browser)).toEqual(before);
    expect((await browser.refused(deleteFabric, { body: { fabricNum } })).status).toBe(404);
    expect((await browser.refused({ method: 'GET', path: `/fabrics/${fabricUrl}` })).status).toBe(404);
  });

  it('keeps an upload that blocks and quilts use, and names them', async () => {
    const { quilterNum } = quilter;
    const { fabricNum } = await upload(quilter);
    const levels = squaresIn([fabricNum]);
    const { body: block } = await quilter.call(storeDesignedBlock, {
      body: plainBlock(quilterNum, { designName: 'Rose block', levels }),
    });
    const { body: quilt } = await quilter.call(storeQuilt, {
      body: cribQuilt(quilterNum, {
        quiltName: 'Rose quilt',
        sashingFabric: fabricNum,
      }),
    });
    const { body } = await quilter.call(deleteFabric, { body: { fabricNum } });
    expect(body).toEqual({
      dbResponse: -2,
      usedOn: {
        blocks: { [block.designedBlockNum]: 'Rose block' },
        quilts: { [quilt.quiltNum]: 'Rose quilt' },
      },
    });
    await quilter.call(deleteBlock, { body: { designNum: block.designedBlockNum, isBlank: 0 } });
    await quilter.call(deleteQuilt, { body: { quiltNum: quilt.quiltNum } });
    expect((await quilter.call(deleteFabric, { body: { fabricNum } })).body).toEqual({ dbResponse: 1 });
  });

  it('keeps an upload that only a colourway of a block uses', async () => {
    const { quilterNum } = quilter;
    const { fabricNum } = await upload(quilter);
    const { body: block } = await quilter.call(storeDesignedBlock, {
      body: plainBlock(quilterNum, {
        designName: 'Two ways',
        levels: squaresIn([11]),
        colourways: [[fabricNum]],
      }),
    });
    const { body } = await quilter.call(deleteFabric, { body: { fabricNum } });
    expect(body).toMatchObject({
      dbResponse: -2,
      usedOn: { blocks: { [block.designedBlockNum]: 'Two ways' } },
    });
    await quilter.call(deleteBlock, { body: { designNum: block.designedBlockNum, isBlank: 0 } });
    expect((await quilter.call(deleteFabric, { body: { fabricNum } })).body).toEqual({ dbResponse: 1 });
  });
});

describe('removing a subscriber', () => {
  it('leaves no upload and no picture', async () => {
    const email = await api().addSubscriber();
    const browser = await api().visitor().signIn(email, 'a patchwork of words');
    const before = await keptOf(api(), browser);
    await upload(browser);
    await api().app.get(AccountRemoval, { strict: false }).remove(email);
    expect(await keptOf(api(), browser)).toEqual(before);
  });
});

describe('an upload interrupted by a kill', () => {
  const sweep = () =>
    api()
      .app.get(HalfDone, { strict: false })
      .sweep(new Date(Date.now() + 1000));
  const pending = (quilterNum: number) =>
    modelOf<References>(api(), References).updateOne(
      { _id: quilterNum },
      { $set: { 'uses.$[].pending': true } },
    );

  it('is removed with its pictures if it was not written, and kept if it was', async () => {
    const browser = await api().subscriber();
    const empty = await keptOf(api(), browser);
    const { fabricNum } = await upload(browser);
    const { quilterNum } = browser;
    const whole = await keptOf(api(), browser);
    const claim = {
      kind: 'fabric',
      num: fabricNum,
      revision: 1,
      blocks: [],
      fabrics: [],
      claim: 'x',
      pending: true,
      at: new Date(),
    };
    await modelOf<References>(api(), References).updateOne({ _id: quilterNum }, { $push: { uses: claim } });
    await sweep();
    expect(await keptOf(api(), browser)).toEqual(whole);
    await modelOf<References>(api(), References).updateOne({ _id: quilterNum }, { $push: { uses: claim } });
    await pending(quilterNum);
    await modelOf<StoredFabric>(api(), StoredFabric).deleteOne({ _id: fabricNum });
    await sweep();
    expect(await keptOf(api(), browser)).toEqual(empty);
  });
});
