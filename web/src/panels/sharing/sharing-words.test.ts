import { expect, it } from 'vitest';
import type { SharedPage } from '../../server/shared-pages/shared-pages';
import { allowsWords, mondayOf, visitWords } from './sharing-words';

const page = (changes: Partial<SharedPage>) =>
  ({ mayColour: false, mayKeep: false, givesCloth: false, hasOwnCloth: true, ...changes }) as SharedPage;

it.each<[Partial<SharedPage>, string]>([
  [{}, 'Friends may look at it.'],
  [{ mayColour: true }, 'Friends may colour it.'],
  [{ mayColour: true, mayKeep: true }, 'Friends may colour it and keep a copy.'],
  [
    { mayColour: true, mayKeep: true, givesCloth: true },
    'Friends may colour it, keep a copy and have your fabrics.',
  ],
  [{ mayKeep: true, givesCloth: true, hasOwnCloth: false }, 'Friends may keep a copy.'],
])('says what %j allows', (changes, words) => {
  expect(allowsWords(page(changes))).toBe(words);
});

it.each([
  [[], 'No visits this week'],
  [[{ week: '2026-11-23', count: 1 }], '1 visit this week'],
  [
    [
      { week: '2026-11-23', count: 12 },
      { week: '2026-11-16', count: 1000 },
      { week: '2026-11-09', count: 500 },
    ],
    '12 visits this week, 1,500 in the weeks before',
  ],
])('tells the visits %j', (visits, words) => {
  expect(visitWords({ visits }, '2026-11-23')).toBe(words);
});

it('begins weeks on Monday', () => {
  expect(mondayOf(new Date('2026-11-29T23:00:00Z'))).toBe('2026-11-23');
});
