import { expect, it } from 'vitest';
import { describeShares } from './reading';

const shares = (...amounts: number[]) =>
  describeShares(new Map(amounts.map((amount, index) => [11 + index, amount])), () => undefined).map(
    (words) => /((?:under |over )?\d+) %$/.exec(words)?.[1],
  );

it('gives shares that add up to 100 %', () => {
  // An eighth is 12.5 %. Rounded each by itself, these make 63 + 13 + 13 + 13 = 102.
  expect(shares(5, 1, 1, 1)).toEqual(['63', '13', '12', '12']);
  expect(shares(1, 1, 1)).toEqual(['34', '33', '33']);
  expect(shares(3, 1)).toEqual(['75', '25']);
});

it('calls a share below one per cent so, and the rest not all', () => {
  expect(shares(999, 1)).toEqual(['over 99', 'under 1']);
  expect(shares(99, 1)).toEqual(['99', '1']);
  expect(shares(7)).toEqual(['100']);
});
