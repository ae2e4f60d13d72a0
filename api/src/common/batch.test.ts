import { expect, it } from 'vitest';
import { Batch } from './batch.js';

/** Returns a batch that doubles numbers, and the groups of numbers for which the batch called its `ask`. */
function doubling() {
  const asked: number[][] = [];
  const batch = new Batch<number, number>((numbers) => {
    asked.push([...numbers]);
    return Promise.resolve((number) => 2 * number);
  });
  return { batch, asked };
}

it('asks the questions of one turn at once, and gives each its own answer', async () => {
  const { batch, asked } = doubling();
  expect(await Promise.all([3, 5, 3].map((number) => batch.answer(number)))).toEqual([6, 10, 6]);
  expect(asked).toEqual([[3, 5, 3]]);
});

it('asks again for a later question, because an answer may have changed', async () => {
  const { batch, asked } = doubling();
  await batch.answer(3);
  await batch.answer(3);
  expect(asked).toEqual([[3], [3]]);
});

it('fails the questions of one turn together, and not the next', async () => {
  let isAway = true;
  const batch = new Batch<number, number>(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve((number) => number),
  );
  const first = await Promise.allSettled([batch.answer(1), batch.answer(2)]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await batch.answer(3)).toBe(3);
});
