import { mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { isGone } from './gone.js';

it('recognises a missing collection or index, which older servers report as an error', () => {
  const faults = [26, 27, 11_000].map((code) => new mongo.MongoServerError({ code }));
  expect(faults.map(isGone)).toEqual([true, true, false]);
  expect(isGone(new Error('The database is away.'))).toBe(false);
});
