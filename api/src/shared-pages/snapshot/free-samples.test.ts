import { expect, it } from 'vitest';
import { FreeSamples } from './free-samples.mjs';

/** Takes samples of row `y`. Returns the runs that were still free. */
function taken(free: FreeSamples, y: number, from: number, end: number): number[][] {
  const runs: number[][] = [];
  free.take(y, from, end, (start, stop) => runs.push([start, stop]));
  return runs;
}

it('gives each sample to the first that takes it', () => {
  const free = new FreeSamples(10, 2);
  expect(taken(free, 0, 3, 5)).toEqual([[3, 5]]);
  expect(taken(free, 0, 7, 8)).toEqual([[7, 8]]);
  expect(taken(free, 0, 0, 10)).toEqual([
    [0, 3],
    [5, 7],
    [8, 10],
  ]);
  expect(taken(free, 0, 0, 10)).toEqual([]);
  expect(taken(free, 1, 0, 10)).toEqual([[0, 10]]);
});

it('tells what is free', () => {
  const free = new FreeSamples(4, 2);
  taken(free, 0, 0, 4);
  taken(free, 1, 0, 3);
  expect([free.first(0, 1), free.first(1, 1)]).toEqual([4, 3]);
  expect(free.isFree({ x: 0, y: 0, width: 3, height: 2 })).toBe(false);
  expect(free.isFree({ x: 2, y: 1, width: 2, height: 1 })).toBe(true);
  expect(free.isFull).toBe(false);
  taken(free, 1, 3, 4);
  expect(free.isFull).toBe(true);
});
