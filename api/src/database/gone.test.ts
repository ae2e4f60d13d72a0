import { mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { isGone } from './gone.js';

it('knows a collection and an index that don’t exist from other faults: older servers name them', () => {
  const faults = [26, 27, 11_000].map((code) => new mongo.MongoServerError({ code }));
  expect(faults.map(isGone)).toEqual([true, true, false]);
  expect(isGone(new Error('The database is away.'))).toBe(false);
});
