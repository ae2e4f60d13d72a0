import { premadeBlocks } from '../../library/premade-blocks.js';
import { fabricsOf, type Levels, type Shape } from '../../quilting/shapes/shape.js';
import { describe, expect, it } from 'vitest';
import { dressedBeside, type PlaceableBlock } from './block-fabrics.js';
import { levelsIn } from '../levels.fixture.js';

/** Two off-white fabrics, a white one, and two others. */
const [CREAM, IVORY, WHITE, RED, BLUE] = [104, 106, 440, 71, 11];

const block = (cloth: number[] | undefined, ...levels: number[]): PlaceableBlock => ({
  designedBlockNum: 5,
  designName: 'Star',
  levels: levelsIn(levels),
  cloth,
});
const fabrics = (placed: PlaceableBlock, ...others: number[][]) =>
  dressedBeside(
    placed,
    others.map((other) => levelsIn(other)),
  )
    .flat()
    .map(({ fillFabric }) => fillFabric);

describe('a block beside other blocks', () => {
  const star = block([CREAM, RED], 1, 2, 1);

  it('uses the ground of the first block that has one', () => {
    expect(fabrics(star, [RED, BLUE], [IVORY, RED], [WHITE])).toEqual([IVORY, RED, IVORY]);
  });

  it('keeps its own ground if no other block has one, and if it is the only block', () => {
    expect(fabrics(star, [RED, BLUE])).toEqual([CREAM, RED, CREAM]);
    expect(fabrics(star)).toEqual([CREAM, RED, CREAM]);
  });

  it('replaces its most frequent ground fabric, but never merges two fabrics into one', () => {
    const two = block([CREAM, WHITE], 1, 2, 2);
    expect(fabrics(two, [IVORY])).toEqual([CREAM, IVORY, IVORY]);
    expect(fabrics(two, [CREAM])).toEqual([CREAM, WHITE, WHITE]);
  });

  it('keeps fabrics that the quilter chose', () => {
    expect(fabrics(block(undefined, CREAM, RED), [IVORY])).toEqual([CREAM, RED]);
  });

  it('measures each other block once, even for repeated calls and shared layers', () => {
    let read = 0;
    const [[shape] = []] = levelsIn([IVORY]);
    const counted = { ...shape } as Shape;
    Object.defineProperty(counted, 'fillFabric', { enumerable: true, get: () => (read++, IVORY) });
    const levels: Levels = [[counted]];
    const others = Array.from({ length: 100 }, () => levels);
    dressedBeside(star, others);
    const measured = read;
    expect(measured).toBeLessThan(others.length);
    expect(dressedBeside(star, others)[0]?.[0]?.fillFabric).toBe(IVORY);
    expect(read).toBe(measured);
  });

  it('has as many fabrics as before, for any block', () => {
    for (const { levels, ...each } of premadeBlocks) {
      const cloth = [CREAM, RED, BLUE, 12, 13, 14, 15, 16, 17];
      const placed = dressedBeside({ ...each, levels, cloth }, [levelsIn([IVORY])]);
      expect(fabricsOf(placed).length).toBe(fabricsOf(levels).length);
      expect(fabricsOf(placed)).not.toContain(CREAM);
    }
  });
});
