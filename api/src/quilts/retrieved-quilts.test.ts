import {
  deleteQuilt,
  renameQuilt,
  retrFabricsForQuilt,
  retrQuilt,
  storeQuilt,
} from '@quiltwright/shared/contract/calls/quilt-calls';
import { inches } from '@quiltwright/shared/geometry/units';
import type { Band } from '@quiltwright/shared/quilting/bands/bands';
import { bandFieldsOf } from '@quiltwright/shared/quilting/stored/bands/band-fields';
import { fullPlacements, unpackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import { fullQuilt5Schema, packedQuiltSchema } from '@quiltwright/shared/quilting/stored/quilt-schema';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.js';
import { cribQuilt, quiltModel, retrieved, stored, type QuiltBody } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';

const api = testApi({ library: true });
let quilter: Browser;
beforeAll(async () => {
  quilter = await api().subscriber();
});

describe('retrQuilt', () => {
  it('returns placements with their levels, which can be stored again', async () => {
    const quiltNum = await stored(quilter);
    const query = { quiltNum: String(quiltNum) };
    const { body } = await quilter.call(retrQuilt, { query });
    const quilt = fullQuilt5Schema.parse(body);
    expect(quilt.blocks.map(({ levels }) => levels)).toEqual(
      cribQuilt(quilter.quilterNum).blocks.map(({ levels }) => levels),
    );
    const { looks, ...packed } = await retrieved(quilter, quiltNum);
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
    const quiltNum = await stored(quilter, { generatingSize: 0, ...looks });
    const { status, body } = await quilter.refused(retrQuilt, { query: { quiltNum } });
    expect(status).toBe(422);
    expect(body.detail).toContain('Ask for it in the form “looks”.');
    expect((await retrieved(quilter, quiltNum)).blocks).toHaveLength(100);
  });

  it('brings a quilt of an older version to today’s form, which can be stored and read again', async () => {
    const quiltNum = await stored(quilter);
    const now = await retrieved(quilter, quiltNum);
    const { bands, looks, ...others } = (await quiltModel(api().app).findById(quiltNum).lean()) ?? {};
    const blocks = unpackedQuilt(now).blocks.map(({ pattern, strokeWidth, ...placement }) => placement);
    // Version 1 stored sashing as true or false. Its placements had levels, but no `pattern` or `strokeWidth`.
    const { generatingSashing: _, ...fields } = { ...bandFieldsOf({ bands: bands ?? [] }) };
    const old = { ...others, ...fields, blocks, sashing: false, schemaVersion: 1 };
    await quiltModel(api().app).collection.replaceOne({ _id: quiltNum as never }, old);

    const restored = await retrieved(quilter, quiltNum);
    expect(restored).toEqual(now);
    await quilter.call(storeQuilt, { body: restored });
    expect(await retrieved(quilter, quiltNum)).toEqual({ ...now, revision: 2 });
  });

  it('describes the fault of a damaged quilt, which can still be renamed and deleted', async () => {
    const quiltNum = await stored(quilter);
    await quiltModel(api().app).updateOne({ _id: quiltNum }, { $set: { quiltWidth: 400 } });
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

describe('a quilt’s borders and sashing', () => {
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
    expect(quilt).toMatchObject({ bands, schemaVersion: 7 });
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
    expect(await retrieved(quilter, stored.quiltNum)).toMatchObject({
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
