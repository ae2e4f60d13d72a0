import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import { fabricsOf } from '@quiltwright/shared/quilting/shapes/shape';
import { describe, expect, it } from 'vitest';
import { dressed } from '@quiltwright/shared/model/cloth/block-fabrics';
import { lightnessOf } from '@quiltwright/shared/model/cloth/quiet-cloth';
import { LINKING, linkingBlocks, mainBlock } from './linking-blocks';

const [SHIRTING, NIGHT, CHEDDAR, MADDER] = [107, 13, 57, 72];
const cloth = [SHIRTING, NIGHT, CHEDDAR, MADDER, 44, 71, 43, 19, 56];

/** The library. All blocks have the same fabrics, with a light background. */
const library: BlockListItem[] = premadeBlocks.map(({ facts, ...block }) => ({
  ...{ ...block, ...facts, cloth },
  ...{ blockWidth: inches(12), blockHeight: inches(12) },
}));

function placed(designName: string) {
  const block = library.find((each) => each.designName === designName);
  if (!block) throw new Error(`There is no ${designName}.`);
  return { blockNum: block.designedBlockNum, levels: dressed(block) };
}

const namesBeside = (designName: string) =>
  linkingBlocks(placed(designName), library).map((block) => block.designName);

it('chooses as the main block of a quilt the one with the largest area', () => {
  const star = { ...emptyPlacement, ...placed('Ohio Star') };
  const many = { ...emptyPlacement, ...placed('Churn Dash'), numOfColumns: 3 };
  expect(mainBlock([emptyPlacement, star, many])).toBe(many);
  expect(mainBlock([emptyPlacement])).toBeUndefined();
});

describe('blocks that suit copies of another one', () => {
  it('are mirrored beside a mirrored star: no Sixteen Patch, whose squares look shifted in a column', () => {
    const [CREAM, NAVY] = [104, 11];
    const star = library.find(({ designName }) => designName === 'Sawtooth Star');
    const levels = dressed({ levels: star?.levels ?? [], cloth: [CREAM, NAVY, MADDER] });
    const found = linkingBlocks({ blockNum: star?.designedBlockNum ?? 0, levels }, library);
    expect(found.map(({ designName }) => designName)).not.toContain('Sixteen Patch');
    expect(found.length).toBe(LINKING);
  });

  it('are open first: bars of patches that join over the seams, as in Puss in the Corner, come last', () => {
    expect(namesBeside('Sawtooth Star')).toEqual(['Shoo Fly', 'Nine Patch Chain', 'Puss in the Corner']);
  });

  it('leave its strongest fabric to it first: a chain beside a Bear’s Paw, then a Shoo Fly with a dark middle', () => {
    const found = linkingBlocks(placed('Bears Paw'), library).slice(0, 2);
    expect(found.map(({ designName }) => designName)).toEqual(['Nine Patch Chain', 'Shoo Fly']);
    expect(found.map(({ levels }) => fabricsOf(levels).includes(NIGHT))).toEqual([false, true]);
  });

  it('come on a similar grid first, if they are equally open: thirds beside an Ohio Star', () => {
    expect(namesBeside('Ohio Star')).toEqual(['Nine Patch Chain', 'Shoo Fly', 'Nine Patch']);
  });

  it('are never an empty Snowball first', () => {
    // The octagon of a Snowball leaves a square of ground of two thirds of a block.
    for (const name of ['Churn Dash', 'Shoo Fly', 'Nine Patch', 'Sawtooth Star', 'Bears Paw', 'Pinwheel'])
      expect(namesBeside(name)[0]).not.toBe('Snowball');
  });

  it('leave no bare ground as wide as a block, nor an area of one fabric', () => {
    // An Hourglass alternating by rows makes diamonds of half a block.
    expect(namesBeside('Ohio Star')).not.toContain('Hourglass');
  });

  it('never include the block itself', () => {
    for (const name of ['Churn Dash', 'Nine Patch', 'Shoo Fly'])
      expect(namesBeside(name)).not.toContain(name);
  });

  it('have its fabrics, on its ground, and are calmer: the least contrasting fabric covers most', () => {
    const star = placed('Ohio Star');
    const [chain, shooFly] = linkingBlocks(star, library);
    expect(fabricsOf(chain?.levels ?? [])).toEqual(expect.arrayContaining([SHIRTING, MADDER]));
    expect(fabricsOf(chain?.levels ?? [])).toHaveLength(2);
    const used = new Set(fabricsOf(star.levels));
    for (const fabric of fabricsOf(shooFly?.levels ?? [])) expect(used).toContain(fabric);
    expect(fabricsOf(shooFly?.levels ?? [])).not.toContain(CHEDDAR);
  });

  it('have no fabric of another quilt, beside any block, and are three at most', () => {
    for (const { designedBlockNum, levels, ...block } of library.slice(0, 60)) {
      const star = { blockNum: designedBlockNum, levels: dressed({ levels, ...block }) };
      const used = new Set(fabricsOf(star.levels));
      const found = linkingBlocks(star, library);
      expect(found.length).toBeLessThanOrEqual(LINKING);
      for (const each of found) for (const fabric of fabricsOf(each.levels)) expect(used).toContain(fabric);
    }
  });

  it('are none if the block has too few fabrics to tell patches apart', () => {
    const plain = { blockNum: 1, levels: dressed({ levels: placed('Nine Patch').levels, cloth: undefined }) };
    const oneCloth = plain.levels.map((level) => level.map((shape) => ({ ...shape, fillFabric: SHIRTING })));
    expect(linkingBlocks({ ...plain, levels: oneCloth }, library)).toEqual([]);
    expect(lightnessOf(SHIRTING)).toBeGreaterThan(90);
  });
});
