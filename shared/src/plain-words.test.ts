import { expect, it } from 'vitest';
import { z } from 'zod';
import { plainSentence, plainWords } from './plain-words.js';

const schema = z.strictObject({
  width: z.number().min(36).max(260).default(40),
  rows: z.int().default(1),
  name: z.string().max(3).default(''),
  blocks: z.array(z.number()).max(1).default([]),
  size: z.literal([0, 2, 3]).default(0),
  version: z.literal(2).default(2),
  needed: z.string(),
});

it.each([
  [{ width: 261 }, 'must be at most 260.'],
  [{ width: 35 }, 'must be at least 36.'],
  [{ width: 'wide' }, 'must be a number.'],
  [{ width: Number.NaN }, 'must be a number.'],
  [{ rows: 1.5 }, 'must be a whole number.'],
  [{ name: 'long' }, 'must have at most 3 characters.'],
  [{ blocks: [1, 2] }, 'must have at most 1 entries.'],
  [{ blocks: 'none' }, 'must be a list.'],
  [{ size: 1 }, 'must be one of 0, 2, 3.'],
  [{ version: 1 }, 'must be 2.'],
  [{ needed: undefined }, 'is missing.'],
  [{ sashing: true }, 'has unknown fields: sashing.'],
])('describes the fault in %j', (fields, words) => {
  const issues = schema.safeParse({ needed: 'it', ...fields }).error?.issues ?? [];
  expect(issues.map(plainWords)[0]).toBe(words);
});

it('makes a sentence that names the place of the fault', () => {
  const nested = z.object({ blocks: z.array(schema) });
  const issue = nested.safeParse({ blocks: [{ needed: 'it', width: 300 }] }).error?.issues[0];
  expect(issue && plainSentence(issue)).toBe('blocks › 0 › width must be at most 260.');
});

it('leaves messages of our own limits and rules unchanged', () => {
  const limit = z.array(z.number()).max(9, { error: 'Maximum number of layers is 9' });
  expect(limit.safeParse(Array(10).fill(0)).error?.issues.map(plainWords)).toEqual([
    'Maximum number of layers is 9',
  ]);
  const rule = z.string().refine((text) => text !== 'x', { error: 'That will not do.' });
  const issue = rule.safeParse('x').error?.issues[0];
  expect(issue && plainSentence(issue)).toBe('That will not do.');
});
