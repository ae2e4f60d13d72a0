import { retrFavourites, storeFavourites } from '@quiltwright/shared/contract/calls/favourite-calls';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.js';
import { testApi } from '../../test/test-api.js';

const api = testApi({ library: true });
let quilter: Browser;
beforeEach(async () => {
  quilter = await api().subscriber();
});

const favourites = async (browser = quilter) => (await browser.call(retrFavourites)).body.fabricNums;
const store = (fabricNums: number[]) => quilter.call(storeFavourites, { body: { fabricNums } });

describe('favourites', () => {
  it('are empty at first, then the last stored list, in its order', async () => {
    expect(await favourites()).toEqual([]);
    expect((await store([12, 11])).status).toBe(204);
    expect(await favourites()).toEqual([12, 11]);
    await store([11]);
    expect(await favourites()).toEqual([11]);
    await store([]);
    expect(await favourites()).toEqual([]);
  });

  it('are separate for each quilter', async () => {
    await store([11]);
    expect(await favourites(await api().subscriber())).toEqual([]);
  });

  it.each<[string, unknown, number, string]>([
    ['a missing fabric', [11, 9999], 422, 'There is no fabric 9999.'],
    ['another’s upload, or a missing one', [10_000], 422, 'There is no fabric 10000.'],
    ['a placeholder', [1], 422, 'fabricNums › 0 must be at least 11.'],
    ['the reserved background', [10], 422, 'fabricNums › 0 must be at least 11.'],
    ['a fabric twice', [11, 12, 11], 422, 'The list of favourites must not have a fabric twice.'],
    ['501 fabrics', Array.from({ length: 501 }, (_, n) => 11 + n), 422, 'at most 500 entries'],
    ['half a fabric', [11.5], 400, 'fabricNums › 0 must be a whole number.'],
    ['a fabric in letters', ['11'], 400, 'fabricNums › 0'],
    ['no list', { $ne: [] }, 400, 'fabricNums must be a list.'],
  ])('may not be %s', async (_, fabricNums, status, detail) => {
    await store([12]);
    const refused = await quilter.refused(storeFavourites, { body: { fabricNums } });
    expect(refused.body.detail).toContain(detail);
    expect(refused.status).toBe(status);
    expect(await favourites()).toEqual([12]);
  });
});
