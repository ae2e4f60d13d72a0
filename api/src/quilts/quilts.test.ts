import {
  deleteQuilt,
  renameQuilt,
  retrFabricsForQuilt,
  retrQuilt,
  retrQuiltList,
  storeQuilt,
} from '@quiltwright/shared/contract/calls/quilt-calls';
import { fullPlacements } from '@quiltwright/shared/quilting/stored/packed-quilt';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import type { Browser } from '../../test/browser.js';
import { cribQuilt, quiltModel, retrieved, stored, type QuiltBody } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { upload } from '../../test/uploads.js';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Account } from '../accounts/account.schema.js';

const api = testApi({ library: true });
let quilter: Browser;
beforeAll(async () => {
  quilter = await api().subscriber();
});

describe('storeQuilt', () => {
  it('creates a quilt, with 201 and revision 1', async () => {
    const { status, body } = await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum) });
    expect(status).toBe(201);
    expect(body).toEqual({ dbResponse: 1, quiltNum: body.quiltNum, revision: 1 });
  });

  it('stores its input, which can be stored again as it is returned', async () => {
    const quiltNum = await stored(quilter, { quiltName: '  Baby’s first  ' });
    const quilt = await retrieved(quilter, quiltNum);
    const given = cribQuilt(quilter.quilterNum);
    expect({ ...quilt, blocks: fullPlacements(quilt.blocks, quilt.looks) }).toMatchObject({
      ...given,
      quiltNum,
      quiltName: 'Baby’s first',
      revision: 1,
      schemaVersion: 5,
    });
    const { status, body } = await quilter.call(storeQuilt, { body: quilt });
    expect([status, body.revision]).toEqual([200, 2]);
    expect(await retrieved(quilter, quiltNum)).toEqual({ ...quilt, revision: 2 });
  });

  it('stores colourways with the fabrics that only they use, and removes them', async () => {
    const { fabricNum } = await upload(quilter);
    const colourways = [{ name: 'Winter', sashing: fabricNum }, { name: '' }];
    const { blocks } = cribQuilt(quilter.quilterNum);
    const placements = blocks.map(({ levels = [], ...placement }) => ({
      ...placement,
      levels: levels.map((level) => level.map((shape) => ({ ...shape, colourways: [11, 12] }))),
    }));
    const quiltNum = await stored(quilter, { colourways, blocks: placements });
    const quilt = await retrieved(quilter, quiltNum);
    expect(quilt.colourways).toEqual(colourways);
    expect(quilt.looks.flat(2).every((shape) => String(shape.colourways) === '11,12')).toBe(true);
    const query = { quiltNum: String(quiltNum) };
    const fabrics = (await quilter.call(retrFabricsForQuilt, { query })).body.map((each) => each.fabricNum);
    expect(fabrics).toEqual(expect.arrayContaining([fabricNum, 11, 12]));
    const remove = async () => (await quilter.call(deleteFabric, { body: { fabricNum } })).body;
    expect(await remove()).toMatchObject({ usedOn: { quilts: { [quiltNum]: 'Crib quilt' } } });
    await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum, { quiltNum, revision: 1 }) });
    expect(await retrieved(quilter, quiltNum)).not.toHaveProperty('colourways');
    expect(await remove()).toEqual({ dbResponse: 1 });
  });

  it('refuses too many colourways, and fabrics in them that don’t exist', async () => {
    const refusal = async (changes: Partial<QuiltBody>) => {
      const body = cribQuilt(quilter.quilterNum, changes);
      const { status, body: problem } = await quilter.refused(storeQuilt, { body });
      return [status, problem.errors?.[0]?.path ?? problem.detail];
    };
    const seven = Array.from({ length: 7 }, () => ({ name: '' }));
    expect(await refusal({ colourways: seven })).toEqual([422, 'colourways']);
    expect(await refusal({ colourways: [{ name: '', border1: 999_999 }] })).toEqual([
      422,
      expect.stringContaining('999999'),
    ]);
  });

  it('refuses copies made by a pattern, and says which', async () => {
    const { blocks } = cribQuilt(quilter.quilterNum);
    const copies = blocks.map((placement) => ({ ...placement, pattern: true }));
    const body = cribQuilt(quilter.quilterNum, { blocks: [...blocks, ...copies] });
    const { status, body: problem } = await quilter.refused(storeQuilt, { body });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, `blocks.${String(blocks.length)}.pattern`]);
    expect(problem.detail).toContain('The server doesn’t store the copies that a pattern makes.');
  });

  it('stores equal levels once, in whichever form they are sent', async () => {
    const [placement, other] = cribQuilt(quilter.quilterNum).blocks;
    if (!placement?.levels || !other?.levels) throw new Error('A crib quilt has blocks.');
    const { levels, ...bare } = placement;
    const looks = [levels, other.levels];
    const sent: Partial<QuiltBody>[] = [
      { blocks: [placement, other, placement, placement] },
      { blocks: [placement, other, { ...bare, levels: [] }, { ...bare, levels: [] }] },
      { blocks: [1, 0, 1, 1].map((look) => ({ ...bare, look })), looks: [other.levels, levels] },
      { blocks: [placement, other, { ...bare, look: 0 }, { ...bare, look: 2 }], looks: [levels, [], levels] },
    ];
    for (const body of sent) {
      const quilt = await retrieved(quilter, await stored(quilter, body));
      expect(quilt.looks).toEqual(looks);
      expect(quilt.blocks.map(({ look }) => look)).toEqual([0, 1, 0, 0]);
    }
  });

  it('drops the empty places of a free form quilt, but keeps a standard quilt’s, its slots', async () => {
    const [placement] = cribQuilt(quilter.quilterNum).blocks;
    if (!placement) throw new Error('A crib quilt has blocks.');
    const blocks = [
      { ...placement, blockNum: 0, levels: [] },
      placement,
      { ...placement, blockNum: 0, levels: [[]] },
    ];
    const kept = async (generatingSize: 0 | 9) =>
      (await retrieved(quilter, await stored(quilter, { generatingSize, blocks }))).blocks;
    expect(await kept(0)).toMatchObject([{ blockNum: placement.blockNum, look: 0 }]);
    expect(await kept(9)).toHaveLength(3);
  });

  it('requires the revision of an existing quilt', async () => {
    const quiltNum = await stored(quilter);
    const { status } = await quilter.refused(storeQuilt, {
      body: cribQuilt(quilter.quilterNum, { quiltNum }),
    });
    expect(status).toBe(400);
  });

  it('answers an older revision with the stored one, and changes nothing', async () => {
    const quiltNum = await stored(quilter);
    const first = cribQuilt(quilter.quilterNum, { quiltNum, revision: 1, quiltName: 'First' });
    await quilter.call(storeQuilt, { body: first });
    const { status, body } = await quilter.refused(storeQuilt, { body: { ...first, quiltName: 'Second' } });
    expect([status, body.revision]).toEqual([409, 2]);
    expect((await retrieved(quilter, quiltNum)).quiltName).toBe('First');
  });

  it('accepts one of many parallel stores of a revision', async () => {
    const quiltNum = await stored(quilter);
    const names = Array.from({ length: 12 }, (_, n) => `Take ${String(n)}`);
    const answers = await Promise.all(
      names.map((quiltName) =>
        quilter.send('POST', storeQuilt.path, {
          body: cribQuilt(quilter.quilterNum, { quiltNum, revision: 1, quiltName }),
        }),
      ),
    );
    const won = names.filter((_, n) => answers[n]?.status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(names.length - 1);
    expect(await retrieved(quilter, quiltNum)).toMatchObject({ quiltName: won[0], revision: 2 });
  });

  it('with unchanged uses reads neither the library nor the references, and writes once', async () => {
    const quiltNum = await stored(quilter);
    const operations: string[] = [];
    const note = (operation: { collectionName: string; method: string }) => {
      operations.push(`${operation.collectionName} ${operation.method}`);
    };
    const { connection } = api();
    connection.on('operation-start', note);
    const body = cribQuilt(quilter.quilterNum, { quiltNum, revision: 1 });
    await quilter.call(storeQuilt, { body, headers: { 'Idempotency-Key': 'few' } });
    connection.off('operation-start', note);
    const ofStores = operations.filter((operation) => /^(fabrics|shelves|quilts) /.test(operation));
    expect(ofStores).toEqual(['quilts updateOne']);
  });

  it('answers 404 for a missing quilt', async () => {
    const body = cribQuilt(quilter.quilterNum, { quiltNum: 999_999, revision: 1 });
    expect((await quilter.refused(storeQuilt, { body })).status).toBe(404);
  });

  it('answers 402 after the subscription has ended; the quilts can still be seen and deleted', async () => {
    const lapsed = await api().subscriber();
    const made = await lapsed.call(storeQuilt, { body: cribQuilt(lapsed.quilterNum) });
    const accounts = api().app.get<Model<Account>>(getModelToken(Account.name), { strict: false });
    await accounts.updateOne({ _id: lapsed.quilterNum }, { paidUntil: new Date(Date.now() - 1000) });
    const { status } = await lapsed.refused(storeQuilt, { body: cribQuilt(lapsed.quilterNum) });
    expect(status).toBe(402);
    const { quiltNum } = made.body;
    await lapsed.call(retrQuilt, { query: { quiltNum: String(quiltNum) } });
    await lapsed.call(renameQuilt, { body: { quiltNum, newQuiltName: 'Old' } });
    await lapsed.call(deleteQuilt, { body: { quiltNum } });
  });
});

describe('retrQuiltList', () => {
  it('separates standard quilts from free form ones', async () => {
    const own = await api().subscriber();
    const { quilterNum } = own;
    const standard = await own.call(storeQuilt, { body: cribQuilt(quilterNum, { quiltName: 'Standard' }) });
    const freeForm = await own.call(storeQuilt, {
      body: cribQuilt(quilterNum, { quiltName: 'Free', generatingSize: 0 }),
    });
    const list = async (onlyStd: 0 | 2) =>
      (await own.call(retrQuiltList, { body: { quilterNum, onlyStd } })).body;
    expect(await list(2)).toMatchObject([{ quiltNum: standard.body.quiltNum, quiltName: 'Standard' }]);
    expect(await list(0)).toMatchObject([{ quiltNum: freeForm.body.quiltNum, quiltName: 'Free' }]);
  });

  it('has the time of the last store or rename, except for quilts from before it was recorded', async () => {
    const own = await api().subscriber();
    const { quilterNum } = own;
    const list = async () => (await own.call(retrQuiltList, { body: { quilterNum, onlyStd: 2 } })).body;
    const changedAt = async () => new Date((await list())[0]?.changedAt ?? 0).getTime();
    const before = Date.now();
    const { quiltNum } = (await own.call(storeQuilt, { body: cribQuilt(quilterNum, { quiltName: 'A' }) }))
      .body;
    const storedAt = await changedAt();
    expect(storedAt).toBeGreaterThanOrEqual(before);
    await quiltModel(api().app).updateOne({ quiltName: 'A' }, { $unset: { changedAt: 1 } });
    expect(await list()).toEqual([{ quiltNum, quiltName: 'A' }]);
    expect((await own.call(retrQuilt, { query: { quiltNum: String(quiltNum) } })).body).toMatchObject({
      quiltName: 'A',
    });
    await own.call(renameQuilt, { body: { quiltNum, newQuiltName: 'B' } });
    expect(await changedAt()).toBeGreaterThanOrEqual(storedAt);
  });

  it('is empty for guests', async () => {
    const guest = await api().guest();
    const { body } = await guest.call(retrQuiltList, { body: { quilterNum: 2, onlyStd: 2 } });
    expect(body).toEqual([]);
  });
});

describe('retrFabricsForQuilt', () => {
  it('returns each fabric of the quilt once', async () => {
    const quiltNum = await stored(quilter, { borderFabric1: 12, sashingFabric: 11 });
    const { body } = await quilter.call(retrFabricsForQuilt, { query: { quiltNum: String(quiltNum) } });
    // Nine Patch and Shoo Fly are drawn in the placeholders 1 to 3.
    expect(body.map(({ fabricNum }) => fabricNum)).toEqual([1, 2, 3, 11, 12]);
  });
});

describe('renameQuilt and deleteQuilt', () => {
  it('renames, trims the name, and raises the revision', async () => {
    const quiltNum = await stored(quilter);
    const { body: answer } = await quilter.call(renameQuilt, {
      body: { quiltNum, newQuiltName: ' New name ' },
    });
    expect(answer).toEqual({ dbResponse: 1, revision: 2 });
    expect(await retrieved(quilter, quiltNum)).toMatchObject({ quiltName: 'New name', revision: 2 });
  });

  it.each([
    ["Grandma's", "Please, do not use apostrophes (') in the name."],
    ['12" blocks', 'Please, do not use quotes (") in the name.'],
    ['  ', 'Please, give the quilt a name.'],
    ['x'.repeat(100), 'The name is too long. Please enter a name that is shorter than 100 characters.'],
  ])('refuses the name %j', async (newQuiltName, detail) => {
    const quiltNum = await stored(quilter);
    const { status, body } = await quilter.refused(renameQuilt, { body: { quiltNum, newQuiltName } });
    expect([status, body.detail]).toEqual([422, detail]);
  });

  it('deletes', async () => {
    const quiltNum = await stored(quilter);
    await quilter.call(deleteQuilt, { body: { quiltNum } });
    expect((await quilter.refused(retrQuilt, { query: { quiltNum } })).status).toBe(404);
    expect((await quilter.refused(deleteQuilt, { body: { quiltNum } })).status).toBe(404);
  });
});
