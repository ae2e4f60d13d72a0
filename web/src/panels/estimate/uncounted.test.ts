import { inches } from '@quiltwright/shared/geometry/units';
import { newFreeFormQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { expect, it } from 'vitest';
import { uncountedWords } from './uncounted';

const quilt: Quilt = {
  ...newFreeFormQuilt(2),
  ...{ quiltWidth: inches(60), quiltLength: inches(80), generatingSize: 7, generatingSashing: 2 },
  ...{ borderWidth1: inches(3), borderWidth2: inches(7), sashingWidth: inches(2) },
};

it('names what has no fabric yet', () => {
  expect(uncountedWords(quilt)).toBe(
    'The sashing, the first border, and the second border have no fabric yet: no cloth is counted for them.',
  );
  expect(uncountedWords({ ...quilt, borderFabric1: 11, sashingFabric: 12 })).toBe(
    'The second border has no fabric yet: no cloth is counted for it.',
  );
});

it('says nothing where all has one, nor of what isn’t there', () => {
  expect(uncountedWords({ ...quilt, borderFabric1: 11, borderFabric2: 12, sashingFabric: 13 })).toBeNull();
  const bare = { ...quilt, borderWidth1: inches(0), borderWidth2: inches(0) };
  expect(uncountedWords({ ...bare, generatingSashing: 0 })).toBeNull();
  // The ground of a free form quilt, which blocks may cover.
  expect(uncountedWords({ ...bare, generatingSize: 0 })).toBeNull();
});
