import { describe, expect, it } from 'vitest';
import { Random } from './random.js';

const numbers = (seed: string, count: number): number[] => {
  const random = new Random(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('Random', () => {
  it('gives the same numbers for the same seed, others for another', () => {
    expect(numbers('Dusk Meadow', 50)).toEqual(numbers('Dusk Meadow', 50));
    expect(numbers('Dusk Meadow', 50)).not.toEqual(numbers('Dusk Meadows', 50));
  });

  it('fills 0 to 1 evenly', () => {
    const tenths = new Array<number>(10).fill(0);
    for (const number of numbers('even', 20_000)) {
      const tenth = Math.floor(number * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    // 2000 each; 5 standard deviations of the binomial are 212.
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(212);
  });

  it('keeps to the given bounds', () => {
    const random = new Random('bounds');
    for (let i = 0; i < 1000; i++) {
      expect(Math.abs(random.around(5, 2) - 5)).toBeLessThanOrEqual(2);
      expect([0, 1, 2]).toContain(random.below(3));
      expect(['a', 'b']).toContain(random.pick(['a', 'b']));
    }
    expect(() => random.pick([])).toThrow('at least one');
  });
});
