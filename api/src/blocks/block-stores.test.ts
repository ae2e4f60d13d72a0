import {
  deleteBlock,
  renameBlock,
  retrDesignedBlock,
  retrDesignedBlockList,
  retrFabricsForDesignedBlock,
  storeCreatedBlock,
  storeDesignedBlock,
} from '@quiltwright/shared/contract/calls/block-calls';
import { deleteFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { ownOutline } from '@quiltwright/shared/quilting/shapes/form';
import { fabricsOf, type OutlineCorner, type Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BlockBody, plainBlock, squaresIn } from '../../test/blocks.js';
import type { Browser } from '../../test/browser.js';
import { testApi } from '../../test/test-api.js';
import { upload } from '../../test/uploads.js';
import { Account } from '../accounts/account.schema.js';
import { AccountRemoval } from '../subscribers/account-removal.js';
import { StoredBlock } from './block.schema.js';

const api = testApi({ library: true });
let quilter: Browser;
let other: Browser;
/** The number of a fabric that the other quilter uploaded. */
let theirs: number;
beforeAll(async () => {
  quilter = await api().subscriber();
  other = await api().subscriber();
  ({ fabricNum: theirs } = await upload(other));
});

const model = <T>(of: { name: string }) => api().app.get<Model<T>>(getModelToken(of.name), { strict: false });
const blocks = () => model<StoredBlock>(StoredBlock);

const plain = (changes: Partial<BlockBody> = {}) => plainBlock(quilter.quilterNum, changes);

type Store = typeof storeDesignedBlock | typeof storeCreatedBlock;
const stores: [string, Store][] = [
  ['storeDesignedBlock', storeDesignedBlock],
  ['storeCreatedBlock', storeCreatedBlock],
];

async function stored(changes: Partial<BlockBody> = {}, store: Store = storeDesignedBlock): Promise<number> {
  return (await quilter.call(store, { body: plain(changes) })).body.designedBlockNum;
}

const retrieve = async (blockNum: number, browser = quilter) =>
  (await browser.call(retrDesignedBlock, { query: { designedBlockNum: String(blockNum) } })).body;

const names = async (blankBlocks: 0 | 2) => {
  const body = { quilterNum: quilter.quilterNum, blankBlocks, includeStandard: 0 as const };
  return (await quilter.call(retrDesignedBlockList, { body })).body.map(({ designName }) => designName);
};

/** Returns a shape with an outline of its own through these corners. */
const outlined = (corners: readonly OutlineCorner[], shapeNum = 1): Shape => ({
  ...{ shapeNum, fillFabric: 11, strokeWidth: 0 },
  ...ownOutline(corners),
});
const corner = (x: number, y: number): OutlineCorner => [blockUnits(x), blockUnits(y), 0];

/** Returns the corners of a comb with straight edges. */
const comb = (corners: number) => [
  ...Array.from({ length: corners - 2 }, (_, i) => corner(8 * i, i % 2 === 0 ? 0 : 900)),
  ...[corner(8 * corners, 999), corner(0, 999)],
];
const combs = (count: number, corners: number, first = 1) =>
  Array.from({ length: count }, (_, i) => outlined(comb(corners), first + i));
const crossed = [corner(0, 0), corner(900, 900), corner(800, 900), corner(800, 0), corner(0, 900)];

const key = (name: string) => ({ 'Idempotency-Key': name });

describe('storeDesignedBlock', () => {
  it('creates a block, with 201, revision 1 and a number from 10,000', async () => {
    const { status, body } = await quilter.call(storeDesignedBlock, {
      body: plain({ designName: ' Designed first ' }),
    });
    expect(status).toBe(201);
    expect(body).toEqual({ dbResponse: 1, designedBlockNum: body.designedBlockNum, revision: 1 });
    expect(body.designedBlockNum).toBeGreaterThanOrEqual(10_000);
    expect(await names(0)).toContain('Designed first');
    expect(await names(2)).not.toContain('Designed first');
  });

  it('stores its input, which can be stored again as it is returned', async () => {
    const given = plain({
      ...{ instructions: 'Press the seams open.', blockWidth: 9, blockHeight: 20 },
      ...{ levels: squaresIn([12, 0], [11, 12]), usedBlockNum: 3, blockNum: 3 },
    });
    const { body } = await quilter.call(storeDesignedBlock, { body: given });
    const block = await retrieve(body.designedBlockNum);
    expect(block).toMatchObject({ ...given, revision: 1, schemaVersion: 3 });
    const again = await quilter.call(storeDesignedBlock, { body: block });
    expect([again.status, again.body]).toEqual([200, { ...body, revision: 2 }]);
    expect(await retrieve(body.designedBlockNum)).toEqual({ ...block, revision: 2 });
  });

  it('stores which patches were drafted by seams', async () => {
    const drafted = { ...outlined([corner(0, 0), corner(500, 0), corner(0, 900)]), drafted: true as const };
    const laid = outlined([corner(500, 0), corner(500, 900), corner(0, 900)], 2);
    for (const [, store] of stores) {
      const blockNum = await stored({ levels: [[drafted, laid]] }, store);
      const { levels } = await retrieve(blockNum);
      expect(levels.flat().map((shape) => shape.drafted)).toEqual([true, undefined]);
    }
  });

  it('computes the fabric spots from the levels and ignores those sent', async () => {
    const blockNum = await stored({ levels: squaresIn([12, 0], [11, 12]), fabricSpot1: 7, fabricSpot9: 4 });
    const { fabricSpot1, fabricSpot2, fabricSpot3, fabricSpot9 } = await retrieve(blockNum);
    expect([fabricSpot1, fabricSpot2, fabricSpot3, fabricSpot9]).toEqual([12, 11, 0, 0]);
  });

  it('requires an existing blank block, pre-made or own, if one is named as the source', async () => {
    const blank = await stored({ designName: 'Blank' }, storeCreatedBlock);
    const blockNum = await stored({ usedBlockNum: blank });
    expect(await retrieve(blockNum)).toMatchObject({ usedBlockNum: blank, blockNum: blank });
    const refusal = async (usedBlockNum: number) => {
      const { status, body } = await quilter.refused(storeDesignedBlock, { body: plain({ usedBlockNum }) });
      return [status, body.detail];
    };
    expect(await refusal(blockNum)).toEqual([
      422,
      `Block ${String(blockNum)} is a designed block. Choose a blank block: designed blocks can be made only from blank blocks.`,
    ]);
    expect(await refusal(9999)).toEqual([422, 'There is no block 9999. It may have been deleted.']);
    const theirBlock = await other.call(storeCreatedBlock, { body: plainBlock(other.quilterNum) });
    const num = theirBlock.body.designedBlockNum;
    expect(await refusal(num)).toEqual([422, `There is no block ${String(num)}. It may have been deleted.`]);
  });
});

describe('storeCreatedBlock', () => {
  it('stores the numbers of spots with the fabric of each, and records the uploads used', async () => {
    const { fabricNum } = await upload(quilter);
    const levels = squaresIn([5, 0, 3], [2, 12]);
    const given = { designName: 'In cloth', levels, spotFabrics: [1, fabricNum, 3, 13] };
    const blockNum = await stored(given, storeCreatedBlock);
    const block = await retrieve(blockNum);
    expect(block.levels.map((level) => level.map(({ fillFabric }) => fillFabric))).toEqual([
      [5, 0, 3],
      [2, 1],
    ]);
    expect(block.spotFabrics).toEqual([12, fabricNum]);
    const query = { designedBlockNum: String(blockNum) };
    const fabrics = (await quilter.call(retrFabricsForDesignedBlock, { query })).body;
    expect(fabrics.map((fabric) => fabric.fabricNum).sort((a, b) => a - b)).toEqual([
      1,
      2,
      3,
      5,
      12,
      fabricNum,
    ]);
    const body = { quilterNum: quilter.quilterNum, blankBlocks: 2 as const, includeStandard: 0 as const };
    const listed = (await quilter.call(retrDesignedBlockList, { body })).body;
    expect(listed.find(({ designName }) => designName === 'In cloth')?.spotFabrics).toEqual([12, fabricNum]);
    const gone = await quilter.call(deleteFabric, { body: { fabricNum } });
    expect(gone.body).toEqual({ dbResponse: -2, usedOn: { blocks: { [blockNum]: 'In cloth' }, quilts: {} } });
    await quilter.call(storeCreatedBlock, { body: block });
    expect(await retrieve(blockNum)).toEqual({ ...block, revision: 2 });
  });

  it('refuses missing fabrics in spots, and another quilter’s fabrics', async () => {
    for (const fabricNum of [9999, theirs]) {
      const body = { ...plain({ levels: squaresIn([1]) }), spotFabrics: [fabricNum] };
      const { status, body: told } = await quilter.refused(storeCreatedBlock, { body });
      expect([status, told.detail]).toEqual([
        422,
        `There is no fabric ${String(fabricNum)}. It may have been deleted.`,
      ]);
    }
    const ten = { ...plain({ levels: squaresIn([1]) }), spotFabrics: Array<number>(10).fill(11) };
    expect((await quilter.refused(storeCreatedBlock, { body: ten })).status).toBe(422);
    const designed = { ...plain(), spotFabrics: [11] };
    expect((await quilter.refused(storeDesignedBlock, { body: designed })).status).toBe(422);
  });

  it('moves fabrics into free spots; the tenth starts at 1 again, and paper stays', async () => {
    const levels = squaresIn([12, 0, 11, 12], [3, 4, 5, 6, 7, 8, 9, 1, 2]);
    const blockNum = await stored({ designName: 'In stand-ins', levels, usedBlockNum: 3 }, storeCreatedBlock);
    const block = await retrieve(blockNum);
    expect(block.levels.map((level) => level.map(({ fillFabric }) => fillFabric))).toEqual([
      [1, 0, 2, 1],
      [3, 4, 5, 6, 7, 8, 9, 1, 2],
    ]);
    expect(block).toMatchObject({ fabricSpot1: 1, fabricSpot9: 9 });
    expect(await names(2)).toContain('In stand-ins');
    expect(await names(0)).not.toContain('In stand-ins');
    await quilter.call(storeCreatedBlock, { body: block });
    expect(await retrieve(blockNum)).toEqual({ ...block, revision: 2 });
  });

  it('records the pre-made block that it started from, but no block that can be deleted', async () => {
    const own = await stored({ designName: 'First', usedBlockNum: 3 }, storeCreatedBlock);
    expect(await retrieve(own)).toMatchObject({ usedBlockNum: 3, blockNum: 0 });
    const second = await stored({ designName: 'Second', usedBlockNum: own }, storeCreatedBlock);
    expect(await retrieve(second)).toMatchObject({ usedBlockNum: 0, blockNum: 0 });
  });
});

describe('storeCreatedBlock, with blocks that the block editor never makes', () => {
  const shape = (changes: object) => () => {
    const [[square] = []] = squaresIn([11]);
    return { ...plain(), levels: [[{ ...square, ...changes }]] };
  };
  const [level] = squaresIn([11]);

  it.each<[string, () => object, number, string]>([
    ['nothing at all', () => plain({ levels: [] }), 422, 'Place a shape first.'],
    ['layers without shapes', () => plain({ levels: [[], []] }), 422, 'Place a shape first.'],
    ['an empty layer on top', () => plain({ levels: [level ?? [], []] }), 422, 'The top layer is empty.'],
    ['a third', shape({ shapeWidth: 1000 / 3 }), 422, 'multiples of 0.0001 block units'],
    [
      'a coordinate off the raster',
      shape({ shapeXLoc: 0.000_05, shapeWidth: 1 }),
      422,
      'multiples of 0.0001',
    ],
    ['number 0', shape({ shapeNum: 0 }), 422, 'a different number, 1 or more'],
    ['a number too high to be exact', shape({ shapeNum: 2 ** 53 }), 422, 'shapeNum'],
    ['one number twice', () => plain({ levels: [level ?? [], level ?? []] }), 422, 'a different number'],
    ['a stroke', shape({ strokeWidth: 10 }), 422, 'can’t have a stroke'],
    ['rows', () => plain({ numOfRows: 2 }), 422, 'its numOfRows must be 1'],
    ['columns', () => plain({ numOfColumns: 99 }), 422, 'its numOfColumns must be 1'],
    ['a separation', () => plain({ xSeparation: inches(2) }), 422, 'its xSeparation must be 0'],
    ['a place', () => plain({ yLocation: inches(2) }), 422, 'its yLocation must be 0'],
    ['a pattern', () => plain({ pattern: true }), 422, 'its pattern must be false'],
    ['a stroke around it', () => plain({ strokeWidth: 10 }), 422, 'its strokeWidth must be 0'],
    ['a colourway', () => plain({ colourways: [[12]] }), 422, 'can’t have colourways'],
  ])('refuses %s', async (_, body, status, detail) => {
    const refused = await quilter.refused(storeCreatedBlock, { body: body() });
    expect(refused.body.detail).toContain(detail);
    expect(refused.status).toBe(status);
  });

  it('returns blocks stored before these rules in a form that can be stored again', async () => {
    const designedBlockNum = await stored({ designName: 'Old' }, storeCreatedBlock);
    const [[square] = []] = squaresIn([1]);
    const old = {
      ...{ xSeparation: 2, numOfRows: 3, pattern: true, strokeWidth: 1, schemaVersion: 1 },
      levels: [[{ ...square, shapeNum: 0, shapeWidth: 1000 / 3, strokeWidth: 10 }, square], [square], []],
    };
    await blocks().collection.updateOne(
      { _id: designedBlockNum as never },
      { $set: old, $unset: { colourways: 1 } },
    );
    const block = await retrieve(designedBlockNum);
    expect(block).toMatchObject({
      ...{ designName: 'Old', xSeparation: 0, numOfRows: 1, pattern: false, strokeWidth: 0, revision: 1 },
      levels: [
        [
          { ...square, shapeNum: 1, shapeWidth: 333.3333, strokeWidth: 0 },
          { ...square, shapeNum: 2 },
        ],
        [{ ...square, shapeNum: 3 }],
      ],
    });
    const again = await quilter.call(storeCreatedBlock, { body: block });
    expect([again.status, again.body.revision]).toEqual([200, 2]);
    expect(await retrieve(designedBlockNum)).toEqual({ ...block, revision: 2 });
  });

  it('reports a block that was stored without shapes as damaged', async () => {
    const designedBlockNum = await stored({ designName: 'Empty' }, storeCreatedBlock);
    await blocks().updateOne({ _id: designedBlockNum }, { levels: [] });
    const query = { designedBlockNum: String(designedBlockNum) };
    const { status, body } = await quilter.refused(retrDesignedBlock, { query });
    expect([status, body.detail]).toEqual([422, 'This block is damaged: it has no shapes.']);
    expect(await names(2)).toContain('Empty');
  });
});

describe.each(stores)('%s', (_, store) => {
  it('requires the revision to replace an existing block', async () => {
    const designedBlockNum = await stored({}, store);
    const { status, body } = await quilter.refused(store, { body: plain({ designedBlockNum }) });
    expect([status, body.detail]).toEqual([
      400,
      'To replace a stored block, send the revision that your changes are based on.',
    ]);
  });

  it('reliability 10: accepts one of many parallel stores of a revision; the others learn of it', async () => {
    const designedBlockNum = await stored({}, store);
    const takes = Array.from({ length: 12 }, (_none, n) => `Take ${String(n)}`);
    const answers = await Promise.all(
      takes.map((designName) =>
        quilter.send('POST', store.path, { body: plain({ designedBlockNum, revision: 1, designName }) }),
      ),
    );
    const won = takes.filter((_none, n) => answers[n]?.status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 11]);
    for (const { body } of lost) expect(body).toMatchObject({ revision: 2 });
    expect(await retrieve(designedBlockNum)).toMatchObject({ designName: won[0], revision: 2 });
  });

  it('reliability 17: gives the same 404 for another’s block, a missing one and one of the other kind', async () => {
    const theirBlock = await other.call(store, { body: plainBlock(other.quilterNum) });
    const otherKind = store === storeDesignedBlock ? storeCreatedBlock : storeDesignedBlock;
    const nums = [theirBlock.body.designedBlockNum, 99_999, await stored({}, otherKind), 1];
    for (const designedBlockNum of nums) {
      const { status, body } = await quilter.refused(store, {
        body: plain({ designedBlockNum, revision: 1 }),
      });
      expect([status, body.detail]).toEqual([404, 'This block doesn’t exist. It may have been deleted.']);
    }
    expect(await retrieve(theirBlock.body.designedBlockNum, other)).toMatchObject({ revision: 1 });
  });

  it('repeats the first answer for the same key and block, before any other check', async () => {
    const lapsing = await api().subscriber();
    const mine = (changes: Partial<BlockBody> = {}) => plainBlock(lapsing.quilterNum, changes);
    const first = { body: mine(), headers: key('once') };
    const made = await lapsing.call(store, first);
    const { designedBlockNum } = made.body;
    const second = { body: mine({ designedBlockNum, revision: 1 }), headers: key('twice') };
    await lapsing.call(store, second);
    const refused = await lapsing.refused(store, {
      body: mine({ designName: 'Other' }),
      headers: key('once'),
    });
    expect(refused.body.detail).toBe(
      'This Idempotency-Key was already used for another block. Use a new key.',
    );

    // Then the subscription ends, and the block is deleted.
    const ended = { paidUntil: new Date(Date.now() - 1000) };
    await model<Account>(Account).updateOne({ _id: lapsing.quilterNum }, ended);
    expect((await lapsing.refused(store, { body: mine() })).status).toBe(402);
    const isBlank = store === storeCreatedBlock ? 2 : 0;
    await lapsing.call(renameBlock, { body: { designedBlockNum, newBlockName: 'Old' } });
    await lapsing.call(deleteBlock, { body: { designNum: designedBlockNum, isBlank } });
    const again = [await lapsing.call(store, first), await lapsing.call(store, second)];
    expect(again.map(({ status, body }) => [status, body.revision, body.designedBlockNum])).toEqual([
      [201, 1, designedBlockNum],
      [200, 2, designedBlockNum],
    ]);
    expect(await blocks().countDocuments({ quilterNum: lapsing.quilterNum })).toBe(0);
  });

  it('creates one block for many parallel calls with one key', async () => {
    const headers = key(`at-once ${store.path}`.replace(' ', '-'));
    const sent = { body: plain({ designName: 'At once' }), headers };
    const answers = await Promise.all(Array.from({ length: 12 }, () => quilter.call(store, sent)));
    const [num, ...more] = new Set(answers.map(({ body }) => body.designedBlockNum));
    expect(more).toEqual([]);
    expect(await blocks().countDocuments({ _id: num ?? 0 })).toBe(1);
  });

  it.each<[string, () => object]>([
    ['the smallest', () => plain({ blockWidth: 4, blockHeight: 4 })],
    ['the largest', () => plain({ blockWidth: 20, blockHeight: 20 })],
    ['nine levels', () => plain({ levels: squaresIn(...Array.from({ length: 9 }, () => [11])) })],
    ['a thousand shapes', () => plain({ levels: squaresIn(many(500), many(500)) })],
    ['a name of 99 letters', () => plain({ designName: 'x'.repeat(99) })],
    ['a shape of one unit in the last corner', inShape(999, 999, 1, 1)],
    ['a block of version 2, from a page opened before', () => ({ ...plain(), schemaVersion: 2 })],
    ['4,000 corners', () => plain({ levels: [combs(33, 120), combs(1, 40, 34)] })],
  ])('stores a block at its limits: %s', async (_name, body) => {
    expect((await quilter.call(store, { body: body() as never })).status).toBe(201);
  });

  it.each<[string, () => object, number, string]>([
    ['too narrow', () => ({ ...plain(), blockWidth: 3.9 }), 422, 'blockWidth must be at least 4.'],
    ['too long', () => ({ ...plain(), blockHeight: 20.1 }), 422, 'blockHeight must be at most 20.'],
    ['a width in letters', () => ({ ...plain(), blockWidth: '12' }), 400, 'blockWidth'],
    ['an apostrophe in the name', () => plain({ designName: "Bear's Paw" }), 422, "apostrophes (')"],
    ['a quote in the name', () => plain({ designName: '12" star' }), 422, 'quotes (")'],
    ['an empty name', () => plain({ designName: '  ' }), 422, 'a name.'],
    ['a name of 100 letters', () => plain({ designName: 'x'.repeat(100) }), 422, 'too long'],
    ['an operator for a name', () => ({ ...plain(), designName: { $ne: null } }), 400, 'designName'],
    ['no levels', () => ({ ...plain(), levels: undefined }), 400, 'levels is missing.'],
    ['ten levels', () => plain({ levels: squaresIn(...many(10).map(() => [11])) }), 422, 'layers is 9'],
    ['1,001 shapes', () => plain({ levels: squaresIn(many(501), many(500)) }), 422, 'at most 1,000 shapes'],
    ['4,002 corners', () => plain({ levels: [combs(34, 118)] }), 422, 'at most 4,000 corners'],
    ['an outline that crosses itself', () => plain({ levels: [[outlined(crossed)]] }), 422, 'crosses itself'],
    ['a shape that pokes out', inShape(501, 0, 500, 10), 422, 'extends over the edge of its block'],
    ['a shape left of its block', inShape(-1, 0, 10, 10), 422, 'shapeXLoc'],
    ['a shape too flat', inShape(0, 0, 10, 0.9), 422, 'shapeHeight'],
    ['another version', () => ({ ...plain(), schemaVersion: 4 }), 400, 'schemaVersion'],
    ['an unknown key', () => ({ ...plain(), owner: 100 }), 400, 'owner'],
    ['its kind', () => ({ ...plain(), kind: 'designed' }), 400, 'kind'],
    ['a claim', () => ({ ...plain(), claim: 'mine' }), 400, 'claim'],
    ['a key that begins with $', () => ({ ...plain(), $set: {} }), 400, '$set'],
    ['a missing fabric', () => plain({ levels: squaresIn([9999]) }), 422, 'There is no fabric 9999.'],
    ['another’s upload', () => plain({ levels: squaresIn([theirs]) }), 422, 'There is no fabric 10000.'],
    ['another’s name on it', () => ({ ...plain(), quilterNum: other.quilterNum }), 403, 'another account'],
  ])('refuses a block beyond its limits: %s', async (_name, body, status, detail) => {
    const refused = await quilter.refused(store, { body: body() });
    expect(refused.body.detail).toContain(detail);
    expect(refused.status).toBe(status);
  });

  it('refuses a body of more than 1 MB', async () => {
    const sent = (bytes: number) => ({ body: { ...plain(), instructions: 'x'.repeat(bytes) } });
    // The first body is accepted, but its instructions are too long. The second body is too large.
    expect((await quilter.refused(store, sent(990_000))).status).toBe(422);
    expect((await quilter.refused(store, sent(1_000_000))).status).toBe(413);
  });
});

it('words the name rules as on each screen', async () => {
  const details = await Promise.all(
    stores.map(async ([, store]) => (await quilter.refused(store, { body: plain({ designName: '' }) })).body),
  );
  expect(details).toMatchObject([
    {
      detail: 'Please give the quilt block a name.',
      errors: [{ path: 'designName', message: 'Please give the quilt block a name.' }],
    },
    { detail: 'Please, give the block a name.' },
  ]);
});

describe('renameBlock', () => {
  it.each(stores)('renames a block made by %s, trims the name, and raises the revision', async (_, store) => {
    const designedBlockNum = await stored({}, store);
    const { body } = await quilter.call(renameBlock, { body: { designedBlockNum, newBlockName: ' New ' } });
    expect(body).toEqual({ dbResponse: 1, revision: 2 });
    expect(await retrieve(designedBlockNum)).toMatchObject({ designName: 'New', revision: 2 });
    const late = plain({ designedBlockNum, revision: 1 });
    expect((await quilter.refused(store, { body: late })).body.revision).toBe(2);
  });

  it.each([
    ["Grandma's", "Please, do not use apostrophes (') in the name."],
    ['12" star', 'Please, do not use quotes (") in the name.'],
    ['  ', 'Please, give the block a name.'],
    ['x'.repeat(100), 'The name is too long. Please enter a name that is shorter than 100 characters.'],
  ])('refuses the name %j', async (newBlockName, detail) => {
    const designedBlockNum = await stored();
    const { status, body } = await quilter.refused(renameBlock, { body: { designedBlockNum, newBlockName } });
    expect([status, body.detail]).toEqual([422, detail]);
  });
});

it('removing an account removes its blocks', async () => {
  const email = await api().addSubscriber();
  const leaving = await api().visitor().signIn(email, 'a patchwork of words');
  await leaving.call(storeDesignedBlock, { body: plainBlock(leaving.quilterNum) });
  await api().app.get(AccountRemoval, { strict: false }).remove(email);
  expect(await blocks().countDocuments({ quilterNum: leaving.quilterNum })).toBe(0);
});

it('refuses to rename pre-made blocks', async () => {
  const { status } = await quilter.refused(renameBlock, {
    body: { designedBlockNum: 1, newBlockName: 'Mine' },
  });
  expect(status).toBe(404);
  expect(fabricsOf((await retrieve(1)).levels)).toEqual([1, 2]);
});

function many(count: number): number[] {
  return Array.from({ length: count }, () => 11);
}

function inShape(shapeXLoc: number, shapeYLoc: number, shapeWidth: number, shapeHeight: number) {
  return () => {
    const [[square] = []] = squaresIn([11]);
    return { ...plain(), levels: [[{ ...square, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight }]] };
  };
}
