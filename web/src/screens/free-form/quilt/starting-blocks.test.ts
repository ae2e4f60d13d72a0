import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { fabricsOf } from '@quiltwright/shared/quilting/shapes/shape';
import { describe, expect, it } from 'vitest';
import { blockAmounts } from '@quiltwright/shared/model/cloth/cloth-amounts';
import { lightestGroundOf } from '@quiltwright/shared/model/cloth/quiet-cloth';
import { act } from '@quiltwright/shared/model/command';
import { after } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { starts, type Start } from '@quiltwright/shared/model/free-form/starts';
import { blocksFor, startingBlocks } from './starting-blocks';

/** The pre-made blocks, each in the fabrics cream, navy, gold and brick. */
const clothed = premadeBlocks.map((block) => ({ ...block, cloth: [104, 13, 57, 72] }));

/** Returns the placements that a start (a ready-made arrangement) lays on a new quilt, with blocks of the library. */
function begun(start: Start) {
  const argument = { start, blocks: blocksFor(start, clothed) };
  return after(act(freeFormCommands.begin, argument)).document.design.quilt.blocks;
}

it.each(starts)('%s starts with blocks of the library that guests may use', (start) => {
  const open = premadeBlocks.filter(({ facts }) => facts.trial).map(({ designName }) => designName);
  expect(startingBlocks[start].filter((name) => !open.includes(name))).toEqual([]);
  expect(blocksFor(start, premadeBlocks).map(({ designName }) => designName)).toEqual(startingBlocks[start]);
});

it('starts with others if its own are missing', () => {
  const others = premadeBlocks.filter(({ designName }) => designName !== 'Jacobs Ladder');
  expect(blocksFor('grid', others)).toEqual(others.slice(0, 12));
  expect(blocksFor('grid', [])).toEqual([]);
});

it('starts with linking blocks in quiet fabrics of the first block, on its ground', () => {
  const [GROUND, RHUBARB] = [498, 93];
  const fabrics = blocksFor('checkerboard', clothed).map(({ levels }) =>
    fabricsOf(levels).sort((a, b) => a - b),
  );
  // A Snowball has a light ground and pink corners, neither red nor wine.
  expect(fabrics[1]).toEqual([RHUBARB, GROUND]);
});

it('begins a sampler with twelve different blocks, each in two or more fabrics of one quilt', () => {
  const quilt = begun('sampler');
  expect(new Set(quilt.map(({ blockNum }) => blockNum)).size).toBe(12);
  const all = quilt.map(({ levels }) => new Set(fabricsOf(levels)));
  for (const fabrics of all) expect(fabrics.size).toBeGreaterThanOrEqual(2);
  expect(new Set(all.flatMap((fabrics) => [...fabrics])).size).toBeLessThanOrEqual(5);
});

it('begins a sampler on one ground, with a little gold in about every second block', () => {
  const [SHIRTING, GOLD] = [18, 59];
  const blocks = begun('sampler').map(({ levels }) => levels);
  for (const levels of blocks) expect(lightestGroundOf(levels)).toBe(SHIRTING);
  const shares = blocks.map((levels) => {
    const amounts = blockAmounts(levels);
    return (amounts.get(GOLD) ?? 0) / [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
  });
  expect(Math.max(...shares)).toBeLessThanOrEqual(1 / 5 + 0.01);
  const withGold = shares.flatMap((share, place) => (share > 0 ? [place] : []));
  // Each of the four rows of three blocks has a block with gold, and neighbours never both have gold.
  expect(new Set(withGold.map((place) => Math.floor(place / 3))).size).toBe(4);
  for (const place of withGold) {
    expect(withGold).not.toContain(place + 3);
    if (place % 3 < 2) expect(withGold).not.toContain(place + 1);
  }
});

it('begins a checkerboard and a chain with two blocks in turn, a chain of small squares between the stars', () => {
  const kinds = (start: Start) => begun(start).map(({ blockNum }) => blockNum);
  for (const start of ['checkerboard', 'chain'] as const) expect(new Set(kinds(start)).size).toBe(2);
  const [star, chain] = begun('chain').filter((_, place) => place % 2 === 0);
  expect(fabricsOf(chain?.levels ?? [])).toHaveLength(2);
  expect(fabricsOf(star?.levels ?? [])).toHaveLength(4);
});

it('begins each way in its own colours', () => {
  const first = starts.map((start) => fabricsOf(begun(start)[0]?.levels ?? []).join(' '));
  expect(new Set(first).size).toBe(starts.length);
});

describe('with the block that is being coloured', () => {
  const [CREAM, RED, WINE, CHEDDAR] = [104, 71, 103, 56]; // of L* 94, 36, 23 and 71
  const named = (name: string, cloth = [CREAM, RED, WINE, CHEDDAR]) =>
    premadeBlocks.filter(({ designName }) => designName === name).map((block) => ({ ...block, cloth }));
  const names = (start: Start, own: string) =>
    blocksFor(start, clothed, named(own)).map(({ designName }) => designName);

  it('starts with it in place of the first block, which takes its place if it has one', () => {
    expect(names('grid', 'Churn Dash')).toEqual(['Churn Dash']);
    expect(names('checkerboard', 'Pinwheel')).toEqual(['Pinwheel', 'Snowball']);
    expect(names('checkerboard', 'Snowball')).toEqual(['Snowball', 'Ohio Star']);
    expect(names('medallion', 'Churn Dash')).toEqual(['Churn Dash', 'Square in a Square', 'Ohio Star']);
    expect(names('sampler', 'Pinwheel')).toEqual(['Pinwheel', ...startingBlocks.sampler.slice(1)]);
  });

  it.each(starts)('starts %s in no fabrics but its own: four, three, or two', (start) => {
    const [four, three, two] = [
      [CREAM, RED, WINE, CHEDDAR],
      [CREAM, RED, WINE, WINE],
      [CREAM, RED, RED, RED],
    ];
    for (const cloth of [four, three, two]) {
      const argument = { start, blocks: blocksFor(start, clothed, named('Bears Paw', cloth)) };
      const { blocks } = after(act(freeFormCommands.begin, argument)).document.design.quilt;
      for (const { levels } of blocks) {
        expect(fabricsOf(levels).filter((fabric) => !cloth.includes(fabric))).toEqual([]);
        expect(fabricsOf(levels).length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('has its darkest fabric for the darkest of the start, and so on', () => {
    const star = blocksFor('sampler', clothed, named('Bears Paw')).find(
      ({ designName }) => designName === 'Sawtooth Star',
    );
    // In the sampler's own fabrics, this star has navy points beside a blue middle, on shirting.
    expect(star?.cloth).toEqual([CREAM, WINE, RED]);
  });

  it('keeps the colours of the start if its own aren’t chosen yet', () => {
    const bare = named('Churn Dash', []);
    const star = blocksFor('sampler', clothed, bare).find(({ designName }) => designName === 'Sawtooth Star');
    expect(star?.cloth).toEqual([18, 41, 463]);
  });
});
