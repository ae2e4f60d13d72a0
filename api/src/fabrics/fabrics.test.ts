import {
  libraryFabrics,
  retrFabricList,
  retrFabricSingleton,
} from '@quiltwright/shared/contract/calls/fabric-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.js';
import { seededFabrics, testApi } from '../../test/test-api.js';

const api = testApi({ library: true });
let guest: Browser;
beforeAll(async () => {
  guest = await api().guest();
});

const palette = async (paletteNum: number) =>
  (await guest.call(retrFabricList, { body: { paletteNum, quilterNum: 2 } })).body;

describe('retrFabricList', () => {
  it('returns a palette of the library, by number', async () => {
    const blues = seededFabrics.filter(({ paletteNum }) => paletteNum === 2);
    expect(blues.length).toBeGreaterThan(0);
    expect(await palette(2)).toMatchObject(
      blues.map(({ fabricNum, fabricName }) => ({
        fabricNum,
        fabricName,
        paletteNum: 2,
        userFabricName: '',
      })),
    );
  });

  it('returns the nine placeholders and the plain background as palette 0', async () => {
    expect((await palette(0)).map(({ fabricNum }) => fabricNum)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('returns an empty list without uploads', async () => {
    expect(await palette(999)).toEqual([]);
  });
});

describe('libraryFabrics', () => {
  it('returns the fabrics of all palettes by number, also without a sign-in, and no upload', async () => {
    const { body } = await api().visitor().call(libraryFabrics, {});
    expect(body.map(({ fabricNum }) => fabricNum)).toEqual(
      seededFabrics.map(({ fabricNum }) => fabricNum).sort((a, b) => a - b),
    );
    expect(body.filter(({ paletteNum }) => paletteNum === 2)).toEqual(await palette(2));
  });
});

describe('retrFabricSingleton', () => {
  it('returns one fabric', async () => {
    const { body } = await guest.call(retrFabricSingleton, { query: { fabricNum: '11' } });
    expect(body.fabricNum).toBe(11);
  });

  it('returns fabrics of the library without a sign-in, but no upload', async () => {
    const visitor = api().visitor();
    const { body } = await visitor.call(retrFabricSingleton, { query: { fabricNum: '11' } });
    expect(body.fabricName).toBe('Midnight Pond');
    for (const [fabricNum, status] of [
      [9999, 404],
      [10_000, 401],
      [0, 401],
    ] as const)
      expect((await visitor.refused(retrFabricSingleton, { query: { fabricNum } })).status).toBe(status);
  });

  it('answers 404 for a missing fabric', async () => {
    expect((await guest.refused(retrFabricSingleton, { query: { fabricNum: 9999 } })).status).toBe(404);
  });
});
