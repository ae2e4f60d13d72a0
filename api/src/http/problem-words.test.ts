import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { problem } from './problem.js';

const sources = `${import.meta.dirname}/../`;

it('has all texts of problems: no other file gives a problem its own words', () => {
  const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) =>
      /new ProblemException\(\s*\d+,\s*['"`]|super\(\s*\d+,\s*['"`]/.test(
        readFileSync(sources + path, 'utf8'),
      ),
    );
  expect(found).toEqual([]);
});

it('words a problem from its facts', () => {
  const { message, retryAfter } = problem(
    'tooOften',
    { tooMany: 'You have saved too often in a short time.', seconds: 61 },
    { retryAfter: 61 },
  );
  expect([message, retryAfter]).toEqual([
    'You have saved too often in a short time. Try again in 2 minutes.',
    61,
  ]);
  expect(problem('accountFull', { kind: 'block', most: 2000 }, { most: 2000 }).getResponse()).toEqual({
    ...{ type: 'about:blank', title: 'Unprocessable Entity', status: 422, most: 2000 },
    detail:
      'Your account is full: it has 2,000 saved blocks. Delete created or designed blocks that you no longer need, then save this block again.',
  });
});
