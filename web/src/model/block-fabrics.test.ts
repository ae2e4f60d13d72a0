import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { fabricsOf, type Levels, type Shape } from '@quiltwright/shared/quilting/shape';
import { describe, expect, it } from 'vitest';
import { dressedBeside, type PlaceableBlock } from './block-fabrics';
import { levelsIn } from './levels.fixture';

/** Off-whites, a white, and two others. */
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

describe('a block that is set beside others', () => {
  const star = block([CREAM, RED], 1, 2, 1);

  it('comes on the ground of the first that has one', () => {
    expect(fabrics(star, [RED, BLUE], [IVORY, RED], [WHITE])).toEqual([IVORY, RED, IVORY]);
  });

  it('keeps its own where no other has one, and where it is the only block', () => {
    expect(fabrics(star, [RED, BLUE])).toEqual([CREAM, RED, CREAM]);
    expect(fabrics(star)).toEqual([CREAM, RED, CREAM]);
  });

  it('gives up the one that it has most of, and none that would make one of two fabrics', () => {
    const two = block([CREAM, WHITE], 1, 2, 2);
    expect(fabrics(two, [IVORY])).toEqual([CREAM, IVORY, IVORY]);
    expect(fabrics(two, [CREAM])).toEqual([CREAM, WHITE, WHITE]);
  });

  it('keeps cloth that was chosen for it', () => {
    expect(fabrics(block(undefined, CREAM, RED), [IVORY])).toEqual([CREAM, RED]);
  });

  it('reads the layers of each other block once, however often they are asked and many places share them', () => {
    let read = 0;
    const [[shape] = []] = levelsIn([IVORY]);
    const counted = { ...shape } as Shape;
    Object.defineProperty(counted, 'fillFabric', { enumerable: true, get: () => (read++, IVORY) });
    const levels: Levels = [[counted]];
    const others = Array.from({ length: 100 }, () => levels);
    dressedBeside(star, others);
    expect(dressedBeside(star, others)[0]?.[0]?.fillFabric).toBe(IVORY);
    expect(read).toBe(1);
  });

  it('has as many fabrics as before, of whichever block it is', () => {
    for (const { levels, ...each } of premadeBlocks) {
      const cloth = [CREAM, RED, BLUE, 12, 13, 14, 15, 16, 17];
      const placed = dressedBeside({ ...each, levels, cloth }, [levelsIn([IVORY])]);
      expect(fabricsOf(placed).length).toBe(fabricsOf(levels).length);
      expect(fabricsOf(placed)).not.toContain(CREAM);
    }
  });
});
