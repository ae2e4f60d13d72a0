import { describe, expect, it } from 'vitest';
import { addedWords, spareWords } from './spare-words';

const yards = { buy: 'yards', spareInches: 1, sparePercent: 0 } as const;
const quarters = { ...yards, buy: 'fatQuarters' } as const;

describe('the words for spare fabric', () => {
  it.each([
    [yards, 'each cut with 1″ to straighten its edge'],
    [{ ...yards, sparePercent: 5 }, 'each cut with 5 % to spare, at least 1″'],
    [{ ...yards, spareInches: 0, sparePercent: 5 }, 'each cut with 5 % to spare'],
    [{ ...yards, spareInches: 0 }, 'nothing to spare'],
    [quarters, 'each fat quarter with ½″ to straighten its edge'],
    [{ ...quarters, sparePercent: 5 }, '5 % more, each with ½″ to straighten its edge'],
    [{ ...quarters, spareInches: 0, sparePercent: 5 }, '5 % more'],
    [{ ...quarters, spareInches: 0 }, 'nothing to spare'],
  ])('of %o', (settings, words) => {
    expect(spareWords(settings)).toBe(words);
  });

  it('name the share of a cut if it is more than its edge', () => {
    const both = { ...yards, sparePercent: 5 };
    // 5 % of 50″ are 2½″. 5 % of 10″ are less than the inch for the edge.
    expect(addedWords({ spare: 2.5 }, both)).toBe('2½″ to spare, 5 %');
    expect(addedWords({ spare: 1 }, both)).toBe('1″ to straighten the edge');
    expect(addedWords({ spare: 0 }, { ...yards, spareInches: 0 })).toBe('');
  });
});
