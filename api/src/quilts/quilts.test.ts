import {
  deleteQuilt,
  renameQuilt,
  retrFabricsForQuilt,
  retrQuilt,
  retrQuiltList,
  storeQuilt,
} from '@quiltwright/shared/contract/calls/quilt-calls';
import { inches } from '@quiltwright/shared/geometry/units';
import type { Band } from '@quiltwright/shared/quilting/bands/bands';
import { bandFieldsOf } from '@quiltwright/shared/quilting/stored/bands/band-fields';
import { fullPlacements, unpackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import {
  fullQuilt5Schema,
  packedQuilt5Schema,
  packedQuiltSchema,
} from '@quiltwright/shared/quilting/stored/quilt-schema';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { deleteFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import type { Browser } from '../../test/browser.js';
import { cribQuilt, type QuiltBody } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { upload } from '../../test/uploads.js';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Account } from '../accounts/account.schema.js';
import { StoredQuilt } from './quilt.schema.js';

const api = testApi({ library: true });
let quilter: Browser;
beforeAll(async () => {
  quilter = await api().subscriber();
});

async function stored(changes: Partial<QuiltBody> = {}): Promise<number> {
  const { body } = await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum, changes) });
  return body.quiltNum;
}

async function retrieve(quiltNum: number): Promise<z.infer<typeof packedQuilt5Schema>> {
  const query = { quiltNum: String(quiltNum), form: 'looks' as const };
  return packedQuilt5Schema.parse((await quilter.call(retrQuilt, { query })).body);
}

const key = (name: string) => ({ 'Idempotency-Key': name });

describe('storeQuilt', () => {
  it('creates a quilt, with 201 and revision 1', async () => {
    const { status, body } = await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum) });
    expect(status).toBe(201);
    expect(body).toEqual({ dbResponse: 1, quiltNum: body.quiltNum, revision: 1 });
  });

  it('stores its input, which can be stored again as it is returned', async () => {
    const quiltNum = await stored({ quiltName: '  Baby’s first  ' });
    const quilt = await retrieve(quiltNum);
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
    expect(await retrieve(quiltNum)).toEqual({ ...quilt, revision: 2 });
  });

  it('stores colourways with the fabrics that only they use, and removes them', async () => {
    const { fabricNum } = await upload(quilter);
    const colourways = [{ name: 'Winter', sashing: fabricNum }, { name: '' }];
    const { blocks } = cribQuilt(quilter.quilterNum);
    const placements = blocks.map(({ levels = [], ...placement }) => ({
      ...placement,
      levels: levels.map((level) => level.map((shape) => ({ ...shape, colourways: [11, 12] }))),
    }));
    const quiltNum = await stored({ colourways, blocks: placements });
    const quilt = await retrieve(quiltNum);
    expect(quilt.colourways).toEqual(colourways);
    expect(quilt.looks.flat(2).every((shape) => String(shape.colourways) === '11,12')).toBe(true);
    const query = { quiltNum: String(quiltNum) };
    const fabrics = (await quilter.call(retrFabricsForQuilt, { query })).body.map((each) => each.fabricNum);
    expect(fabrics).toEqual(expect.arrayContaining([fabricNum, 11, 12]));
    const remove = async () => (await quilter.call(deleteFabric, { body: { fabricNum } })).body;
    expect(await remove()).toMatchObject({ usedOn: { quilts: { [quiltNum]: 'Crib quilt' } } });
    await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum, { quiltNum, revision: 1 }) });
    expect(await retrieve(quiltNum)).not.toHaveProperty('colourways');
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
      const quilt = await retrieve(await stored(body));
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
      (await retrieve(await stored({ generatingSize, blocks }))).blocks;
    expect(await kept(0)).toMatchObject([{ blockNum: placement.blockNum, look: 0 }]);
    expect(await kept(9)).toHaveLength(3);
  });

  it('requires the revision of an existing quilt', async () => {
    const quiltNum = await stored();
    const { status } = await quilter.refused(storeQuilt, {
      body: cribQuilt(quilter.quilterNum, { quiltNum }),
    });
    expect(status).toBe(400);
  });

  it('answers an older revision with the stored one, and changes nothing', async () => {
    const quiltNum = await stored();
    const first = cribQuilt(quilter.quilterNum, { quiltNum, revision: 1, quiltName: 'First' });
    await quilter.call(storeQuilt, { body: first });
    const { status, body } = await quilter.refused(storeQuilt, { body: { ...first, quiltName: 'Second' } });
    expect([status, body.revision]).toEqual([409, 2]);
    expect((await retrieve(quiltNum)).quiltName).toBe('First');
  });

  it('accepts one of many parallel stores of a revision', async () => {
    const quiltNum = await stored();
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
    expect(await retrieve(quiltNum)).toMatchObject({ quiltName: won[0], revision: 2 });
  });

  it('with unchanged uses reads neither the library nor the references, and writes once', async () => {
    const quiltNum = await stored();
    const operations: string[] = [];
    const note = (operation: { collectionName: string; method: string }) => {
      operations.push(`${operation.collectionName} ${operation.method}`);
    };
    const { connection } = api();
    connection.on('operation-start', note);
    const body = cribQuilt(quilter.quilterNum, { quiltNum, revision: 1 });
    await quilter.call(storeQuilt, { body, headers: key('few') });
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

describe('Idempotency-Key', () => {
  it('returns the first answer again and creates nothing', async () => {
    const store = { body: cribQuilt(quilter.quilterNum, { quiltName: 'Twice' }), headers: key('twice') };
    const first = await quilter.call(storeQuilt, store);
    const again = await quilter.call(storeQuilt, store);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const { body: list } = await quilter.call(retrQuiltList, {
      body: { quilterNum: quilter.quilterNum, onlyStd: 2 },
    });
    expect(list.filter(({ quiltName }) => quiltName === 'Twice')).toHaveLength(1);
  });

  it('is checked before the revision', async () => {
    const quiltNum = await stored();
    const store = { body: cribQuilt(quilter.quilterNum, { quiltNum, revision: 1 }), headers: key('before') };
    await quilter.call(storeQuilt, store);
    const again = await quilter.call(storeQuilt, store);
    expect(again.body.revision).toBe(2);
    expect((await retrieve(quiltNum)).revision).toBe(2);
  });

  it('creates one quilt for many parallel calls', async () => {
    const store = { body: cribQuilt(quilter.quilterNum, { quiltName: 'At once' }), headers: key('at-once') };
    const answers = await Promise.all(Array.from({ length: 12 }, () => quilter.call(storeQuilt, store)));
    expect(new Set(answers.map(({ body }) => body.quiltNum)).size).toBe(1);
    expect(await quilts().countDocuments({ quiltName: 'At once' })).toBe(1);
  });

  it('is refused with another quilt', async () => {
    await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum), headers: key('other') });
    const { status } = await quilter.refused(storeQuilt, {
      body: cribQuilt(quilter.quilterNum, { quiltName: 'Other' }),
      headers: key('other'),
    });
    expect(status).toBe(422);
  });

  it('belongs to its quilter', async () => {
    const neighbour = await api().subscriber();
    const mine = await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum), headers: key('own') });
    const theirs = await neighbour.call(storeQuilt, {
      body: cribQuilt(neighbour.quilterNum),
      headers: key('own'),
    });
    expect(theirs.body.quiltNum).not.toBe(mine.body.quiltNum);
  });

  it('returns the first answer even if the quilt has since been deleted, and doesn’t create it again', async () => {
    const own = await api().subscriber();
    const { quilterNum } = own;
    const first = { body: cribQuilt(quilterNum), headers: key('deleted') };
    const made = await own.call(storeQuilt, first);
    const { quiltNum } = made.body;
    const second = { body: cribQuilt(quilterNum, { quiltNum, revision: 1 }), headers: key('deleted-too') };
    const stored = await own.call(storeQuilt, second);
    await own.call(deleteQuilt, { body: { quiltNum } });

    const again = [await own.call(storeQuilt, first), await own.call(storeQuilt, second)];
    expect(again.map(({ status, body }) => [status, body])).toEqual([
      [201, made.body],
      [200, stored.body],
    ]);
    const other = { body: cribQuilt(quilterNum, { quiltName: 'Other' }), headers: key('deleted') };
    expect((await own.refused(storeQuilt, other)).status).toBe(422);
    const { body: list } = await own.call(retrQuiltList, { body: { quilterNum, onlyStd: 2 } });
    expect(list).toEqual([]);
  });

  it('of a quilt that has since been deleted is refused with an existing one', async () => {
    const deleted = await quilter.call(storeQuilt, {
      body: cribQuilt(quilter.quilterNum),
      headers: key('of-deleted'),
    });
    await quilter.call(deleteQuilt, { body: { quiltNum: deleted.body.quiltNum } });
    const quiltNum = await stored();
    const { status, body } = await quilter.refused(storeQuilt, {
      body: cribQuilt(quilter.quilterNum, { quiltNum, revision: 1 }),
      headers: key('of-deleted'),
    });
    expect([status, body.detail]).toEqual([
      422,
      'This Idempotency-Key was already used for another quilt. Use a new key.',
    ]);
    expect((await retrieve(quiltNum)).revision).toBe(1);
  });

  it('may be used again after a day', async () => {
    const first = await quilter.call(storeQuilt, {
      body: cribQuilt(quilter.quilterNum),
      headers: key('old'),
    });
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000 - 1000);
    await quilts().updateOne({ _id: first.body.quiltNum }, { $set: { 'stores.0.at': yesterday } });
    const body = cribQuilt(quilter.quilterNum, { quiltName: 'A day later' });
    const second = await quilter.call(storeQuilt, { body, headers: key('old') });
    expect(second.body.quiltNum).not.toBe(first.body.quiltNum);
  });

  it('must be printable', async () => {
    const { status } = await quilter.refused(storeQuilt, {
      body: cribQuilt(quilter.quilterNum),
      headers: key('two words'),
    });
    expect(status).toBe(400);
  });
});

describe('retrQuilt', () => {
  it('returns placements with their levels, which can be stored again', async () => {
    const quiltNum = await stored();
    const query = { quiltNum: String(quiltNum) };
    const { body } = await quilter.call(retrQuilt, { query });
    const quilt = fullQuilt5Schema.parse(body);
    expect(quilt.blocks.map(({ levels }) => levels)).toEqual(
      cribQuilt(quilter.quilterNum).blocks.map(({ levels }) => levels),
    );
    const { looks, ...packed } = await retrieve(quiltNum);
    expect(quilt).toEqual({ ...packed, blocks: fullPlacements(packed.blocks, looks) });
    const { body: again } = await quilter.call(storeQuilt, { body: quilt });
    expect(again.revision).toBe(2);
    expect((await quilter.call(retrQuilt, { query })).body).toEqual({ ...quilt, revision: 2 });
  });

  it('returns no more levels than can be stored again, and names the other form', async () => {
    const [placement] = cribQuilt(quilter.quilterNum).blocks;
    if (!placement?.levels) throw new Error('A crib quilt has blocks.');
    const [shape] = placement.levels.flat();
    if (!shape) throw new Error('A block has shapes.');
    // 1,000 shapes of more than 100 bytes each are sent 100 times, which is more than 10 MB.
    const levels = [Array.from({ length: 1000 }, () => shape)];
    const blocks = Array.from({ length: 100 }, () => ({
      ...placement,
      levels,
      numOfColumns: 1,
      numOfRows: 1,
    }));
    const looks = {
      blocks: blocks.map(({ levels: _, ...block }) => ({ ...block, look: 0 })),
      looks: [levels],
    };
    const quiltNum = await stored({ generatingSize: 0, ...looks });
    const { status, body } = await quilter.refused(retrQuilt, { query: { quiltNum } });
    expect(status).toBe(422);
    expect(body.detail).toContain('Ask for it in the form “looks”.');
    expect((await retrieve(quiltNum)).blocks).toHaveLength(100);
  });

  it('brings a quilt of an older version to today’s form, which can be stored and read again', async () => {
    const quiltNum = await stored();
    const now = await retrieve(quiltNum);
    const { bands, looks, ...others } = (await quilts().findById(quiltNum).lean()) ?? {};
    const blocks = unpackedQuilt(now).blocks.map(({ pattern, strokeWidth, ...placement }) => placement);
    // Version 1 stored sashing as true or false. Its placements had levels, but no `pattern` or `strokeWidth`.
    const { generatingSashing: _, ...fields } = { ...bandFieldsOf({ bands: bands ?? [] }) };
    const old = { ...others, ...fields, blocks, sashing: false, schemaVersion: 1 };
    await quilts().collection.replaceOne({ _id: quiltNum as never }, old);

    const restored = await retrieve(quiltNum);
    expect(restored).toEqual(now);
    await quilter.call(storeQuilt, { body: restored });
    expect(await retrieve(quiltNum)).toEqual({ ...now, revision: 2 });
  });

  it('describes the fault of a damaged quilt, which can still be renamed and deleted', async () => {
    const quiltNum = await stored();
    await quilts().updateOne({ _id: quiltNum }, { $set: { quiltWidth: 400 } });
    const { status, body } = await quilter.refused(retrQuilt, { query: { quiltNum } });
    expect(status).toBe(422);
    expect(body.detail).toBe('This quilt is damaged: quiltWidth must be at most 260.');
    await quilter.call(renameQuilt, { body: { quiltNum, newQuiltName: 'Torn' } });
    await quilter.call(deleteQuilt, { body: { quiltNum } });
  });

  it('requires one whole number', async () => {
    for (const query of ['', '?quiltNum=', '?quiltNum=1&quiltNum=2', '?quiltNum[$ne]=1', '?quiltNum=1.5']) {
      const { status } = await quilter.refused({ method: 'GET', path: retrQuilt.path + query });
      expect(status, query).toBe(400);
    }
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
    await quilts().updateOne({ quiltName: 'A' }, { $unset: { changedAt: 1 } });
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

describe('borders and sashing', () => {
  const border = (width: number, changes: Partial<Band> = {}): Band => ({
    ...{ role: 'border', width: inches(width), fabric: 11 },
    ...changes,
  });
  const sashing: Band = { role: 'sashing', width: inches(2), fabric: 12 };
  /** Returns a free form quilt without blocks, with a list of borders and sashing. */
  const bodyWith = (bands: Band[]): QuiltBody => {
    const { quilterNum } = quilter;
    const sides = { quiltName: 'Frames', quiltWidth: inches(60), quiltLength: inches(72) };
    return { quilterNum, ...sides, bands, generatingSize: 0, generatingLayout: 0, blocks: [] };
  };

  it('may be a list, with more borders than version 5 has and with their corners', async () => {
    const bands = [sashing, border(1), border(2, { corners: 'mitred', fabric: 0 }), border(5)];
    const { body: stored } = await quilter.call(storeQuilt, { body: bodyWith(bands) });
    const query = { quiltNum: String(stored.quiltNum) };
    const { body } = await quilter.call(retrQuilt, { query: { ...query, form: 'bands' } });
    const quilt = packedQuiltSchema.parse(body);
    expect(quilt).toMatchObject({ bands, schemaVersion: 6 });
    const { body: again } = await quilter.call(storeQuilt, { body: quilt });
    expect(again.revision).toBe(2);
    for (const form of [{}, { form: 'looks' }]) {
      const { status, body: problem } = await quilter.refused(retrQuilt, { query: { ...query, ...form } });
      expect([status, problem.detail]).toEqual([
        422,
        'This quilt has borders that this page doesn’t know yet. Reload the page and open the quilt again.',
      ]);
    }
    const { body: fabrics } = await quilter.call(retrFabricsForQuilt, { query });
    expect(fabrics.map(({ fabricNum }) => fabricNum)).toEqual([11, 12]);
  });

  it('may be a list that older pages read as fields', async () => {
    const { body: stored } = await quilter.call(storeQuilt, { body: bodyWith([sashing, border(1)]) });
    expect(await retrieve(stored.quiltNum)).toMatchObject({
      ...{ borderWidth1: 1, borderFabric1: 11, borderWidth2: 0, borderFabric2: 0 },
      ...{ generatingSashing: 2, sashingWidth: 2, sashingFabric: 12, schemaVersion: 5 },
    });
  });

  it.each<[string, Band[], string]>([
    ['13 borders', Array.from({ length: 13 }, () => border(1)), 'A quilt can have at most 12 borders.'],
    ['a third border too wide', [border(10), border(10), border(11)], 'Border 3 must not be wider'],
    ['sashing twice', [sashing, sashing], 'The sashing must come before the borders, and only once.'],
    ['a fabric that doesn’t exist', [border(1, { fabric: 9998 })], 'There is no fabric 9998.'],
  ])('are refused: %s', async (_, bands, detail) => {
    const { status, body } = await quilter.refused(storeQuilt, { body: bodyWith(bands) });
    expect(body.detail).toContain(detail);
    expect(status).toBe(422);
  });
});

describe('retrFabricsForQuilt', () => {
  it('returns each fabric of the quilt once', async () => {
    const quiltNum = await stored({ borderFabric1: 12, sashingFabric: 11 });
    const { body } = await quilter.call(retrFabricsForQuilt, { query: { quiltNum: String(quiltNum) } });
    // Nine Patch and Shoo Fly are drawn in the placeholders 1 to 3.
    expect(body.map(({ fabricNum }) => fabricNum)).toEqual([1, 2, 3, 11, 12]);
  });
});

describe('renameQuilt and deleteQuilt', () => {
  it('renames, trims the name, and raises the revision', async () => {
    const quiltNum = await stored();
    const { body: answer } = await quilter.call(renameQuilt, {
      body: { quiltNum, newQuiltName: ' New name ' },
    });
    expect(answer).toEqual({ dbResponse: 1, revision: 2 });
    expect(await retrieve(quiltNum)).toMatchObject({ quiltName: 'New name', revision: 2 });
  });

  it.each([
    ["Grandma's", "Please, do not use apostrophes (') in the name."],
    ['12" blocks', 'Please, do not use quotes (") in the name.'],
    ['  ', 'Please, give the quilt a name.'],
    ['x'.repeat(100), 'The name is too long. Please enter a name that is shorter than 100 characters.'],
  ])('refuses the name %j', async (newQuiltName, detail) => {
    const quiltNum = await stored();
    const { status, body } = await quilter.refused(renameQuilt, { body: { quiltNum, newQuiltName } });
    expect([status, body.detail]).toEqual([422, detail]);
  });

  it('deletes', async () => {
    const quiltNum = await stored();
    await quilter.call(deleteQuilt, { body: { quiltNum } });
    expect((await quilter.refused(retrQuilt, { query: { quiltNum } })).status).toBe(404);
    expect((await quilter.refused(deleteQuilt, { body: { quiltNum } })).status).toBe(404);
  });
});

function quilts(): Model<StoredQuilt> {
  return api().app.get<Model<StoredQuilt>>(getModelToken(StoredQuilt.name), { strict: false });
}
