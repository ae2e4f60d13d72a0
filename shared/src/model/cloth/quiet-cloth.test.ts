import { describe, expect, it } from 'vitest';
import type { PlaceableBlock } from './block-fabrics.js';
import { levelsIn } from '../levels.fixture.js';
import { lightestGroundOf, inQuietCloth } from './quiet-cloth.js';

/* Library fabrics, with their lightness: CIE L*, 0 for black to 100 for white. */
const CREAM = 104; // a ground, L* 94
const IVORY = 106; // another ground
const NIGHT = 13; // dark blue, L* 17
const MADDER = 72; // brick, L* 34
const CHEDDAR = 57; // gold, L* 71
const HUNTER = 44; // dark green, L* 32
const CHALK = 440; // a white, a ground too

const block = (cloth: number[] | undefined, ...levels: number[]): PlaceableBlock => ({
  designedBlockNum: 5,
  designName: 'Linking',
  levels: levelsIn(levels),
  cloth,
});
const fabrics = (placed: PlaceableBlock | null) => placed?.levels.flat().map(({ fillFabric }) => fillFabric);

/** A block in the fabrics of an Ohio Star, one square in each. */
const star = levelsIn([CREAM, NIGHT, CHEDDAR, MADDER]);

describe('a block between others', () => {
  it('has their ground, and most of the quietest fabric: brick before dark blue, gold last', () => {
    expect(fabrics(inQuietCloth(block([IVORY, HUNTER], 1, 2), star))).toEqual([CREAM, MADDER]);
    const of3 = block([IVORY, HUNTER, 71], 1, 2, 2, 3);
    expect(fabrics(inQuietCloth(of3, star))).toEqual([CREAM, MADDER, MADDER, NIGHT]);
  });

  it('doesn’t dissolve into the ground: fabrics visible from some steps away come before faint pinks', () => {
    const [PETAL, CAMELLIA, ROSE, FUCHSIA] = [217, 226, 214, 486]; // pinks of L* 90, 67, 62 and 30
    const pinks = levelsIn([PETAL, FUCHSIA, ROSE, CAMELLIA]);
    expect(fabrics(inQuietCloth(block([IVORY, HUNTER], 1, 2), pinks))).toEqual([PETAL, FUCHSIA]);
    expect(fabrics(inQuietCloth(block([IVORY, HUNTER, 71], 1, 2, 2, 3), pinks))).toEqual([
      ...[PETAL, FUCHSIA, FUCHSIA, ROSE],
    ]);
  });

  it('uses no fabric that hardly differs from the ground', () => {
    expect(inQuietCloth(block([IVORY, HUNTER], 1, 2), levelsIn([CREAM, CHALK]))).toBeNull();
  });

  it('stays unchanged if the others have too few fabrics, or if its fabrics were chosen', () => {
    expect(inQuietCloth(block([IVORY, HUNTER, 71], 1, 2, 3), levelsIn([CREAM, NIGHT]))).toBeNull();
    expect(inQuietCloth(block(undefined, CREAM, NIGHT), star)).toBeNull();
  });
});

describe('the ground of a block', () => {
  it('is the light fabric of which it has most, or its lightest', () => {
    expect(lightestGroundOf(levelsIn([IVORY, CREAM, CREAM, NIGHT, NIGHT, NIGHT]))).toBe(CREAM);
    expect(lightestGroundOf(levelsIn([NIGHT, NIGHT, CHEDDAR]))).toBe(CHEDDAR);
  });
});
