import { inches } from '@quiltwright/shared/geometry/units';
import { newFreeFormQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { expect, it } from 'vitest';
import { placementOf, standardQuilt } from '../../quilts.fixture';
import { finishingOf } from './finishing';
import { FINISHING_DEFAULTS } from './finishing-types';
import { uncountedWords } from './uncounted-words';

function wordsOf(quilt: Quilt): string | null {
  const answer = finishingOf(quilt, { ...FINISHING_DEFAULTS, usableWidth: 42, clothLength: Infinity });
  if (!answer.ok) throw new Error(answer.error.message);
  return uncountedWords(answer.value.uncounted);
}

const bordered = standardQuilt({
  ...{ generatingSashing: 2, sashingWidth: inches(2), sashingFabric: 0 },
  ...{ borderWidth1: inches(3), borderWidth2: inches(7), borderFabric1: 0, borderFabric2: 0 },
});

it('names what has no fabric yet', () => {
  expect(wordsOf(bordered)).toBe(
    'The sashing, the first border, and the second border have no fabric yet: no cloth is counted for them.',
  );
  expect(wordsOf({ ...bordered, borderFabric1: 11, sashingFabric: 12 })).toBe(
    'The second border has no fabric yet: no cloth is counted for it.',
  );
});

it('says nothing where all has one, nor of what isn’t there', () => {
  expect(wordsOf({ ...bordered, borderFabric1: 11, borderFabric2: 12, sashingFabric: 13 })).toBeNull();
  const bare = { ...bordered, borderWidth1: inches(0), borderWidth2: inches(0) };
  expect(wordsOf({ ...bare, generatingSashing: 0 })).toBeNull();
});

it('names the ground of a free form quilt where blocks leave any', () => {
  const sides = { quiltWidth: inches(36), quiltLength: inches(48) };
  const block = placementOf(4, [11], { numOfColumns: 3, numOfRows: 4 });
  expect(wordsOf({ ...newFreeFormQuilt(2), ...sides, blocks: [block] })).toBeNull();
  const gap = { ...newFreeFormQuilt(2), ...sides, blocks: [{ ...block, numOfRows: 3 }] };
  expect(wordsOf(gap)).toBe('The ground between the blocks has no fabric yet: no cloth is counted for it.');
  const inSashing = { ...gap, generatingSashing: 2, sashingWidth: inches(1), sashingFabric: 0 } as const;
  expect(wordsOf(inSashing)).toBe('The sashing has no fabric yet: no cloth is counted for it.');
  expect(wordsOf({ ...inSashing, sashingFabric: 12 })).toBeNull();
});
