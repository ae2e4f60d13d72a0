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

it('collects the questions that come while a query runs, if it is patient, and asks them after it', async () => {
  const asked: number[][] = [];
  const ends: (() => void)[] = [];
  const batch = new Batch<number, number>(async (numbers) => {
    asked.push([...numbers]);
    await new Promise<void>((resolve) => ends.push(resolve));
    return (number) => 2 * number;
  }, true);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const first = batch.answer(1);
  await turn();
  await turn();
  const second = batch.answer(2);
  await turn();
  await turn();
  const third = batch.answer(3);
  await turn();
  await turn();
  // The first query hasn't ended, so it is the only one.
  expect(asked).toEqual([[1]]);
  ends[0]?.();
  expect(await first).toBe(2);
  await turn();
  await turn();
  expect(asked).toEqual([[1], [2, 3]]);
  ends[1]?.();
  expect(await Promise.all([second, third])).toEqual([4, 6]);
});
