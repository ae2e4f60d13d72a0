import { QUILTER } from '@quiltwright/shared/limits';
import { newBlock, type Block } from '@quiltwright/shared/quilting/block';
import { describe, expect, it } from 'vitest';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import type { PeekedDocument } from '../../../persistence/document-opening';
import { placedKey, openBlocksOf, withoutOffered } from './open-block';

function peeked(fields: Partial<Block>, num: number | null = null, isSaved = false): PeekedDocument<Block> {
  return {
    content: { ...newBlock(QUILTER.guest), levels: levelsIn([31, 32]), ...fields },
    stored: num === null ? null : { num, revision: 1 },
    isSaved,
  };
}

const named = (...[coloured, drawn]: Parameters<typeof openBlocksOf>) =>
  openBlocksOf(coloured, drawn).map(({ designedBlockNum, designName }) => [designedBlockNum, designName]);

describe('openBlocksOf', () => {
  it('lists a coloured library block in its fabrics, by the number of the library block', () => {
    const [block] = openBlocksOf(peeked({ usedBlockNum: 7 }), null);
    expect(block).toMatchObject({ designedBlockNum: 7, designName: 'Your block (not saved)' });
    expect(block?.levels).toEqual(levelsIn([31, 32]));
  });

  it('lists a drawn block without a number and without its empty layers', () => {
    const drawn = peeked({ levels: [...levelsIn([31]), [], []], usedBlockNum: 7 });
    const [block] = openBlocksOf(null, drawn);
    expect(block).toMatchObject({ designedBlockNum: 0, designName: 'Your block (not saved)' });
    expect(block?.levels.map((level) => level.map(({ fillFabric }) => fillFabric))).toEqual([[31]]);
  });

  it('lists a saved block by its name, and marks a changed one as unsaved', () => {
    expect(named(peeked({ designName: 'Stars' }, 10_001, true), null)).toEqual([[10_001, 'Stars']]);
    expect(named(peeked({ designName: 'Stars' }, 10_001), null)).toEqual([
      [10_001, 'Your block (not saved)'],
    ]);
  });

  it('distinguishes the drawn block from the coloured one', () => {
    expect(named(peeked({ usedBlockNum: 7 }), peeked({}))).toEqual([
      [7, 'Your block (not saved)'],
      [0, 'Your drawn block (not saved)'],
    ]);
  });

  it('calls a saved drawing by its name, even if the coloured block has the same name', () => {
    const stars = (num: number, fields: Partial<Block> = {}) =>
      peeked({ designName: 'Stars', ...fields }, num, true);
    expect(named(stars(10_002), stars(10_001))).toEqual([
      [10_002, 'Stars'],
      [10_001, 'Stars'],
    ]);
  });

  it('lists the coloured block in place of the saved drawing from which it stems', () => {
    const coloured = { designName: 'Stars', usedBlockNum: 10_001 };
    const drawn = { designName: 'Stars' };
    expect(named(peeked(coloured, 10_002, true), peeked(drawn, 10_001, true))).toEqual([[10_002, 'Stars']]);
    expect(named(peeked({ usedBlockNum: 10_001 }), peeked(drawn, 10_001, true))).toEqual([
      [10_001, 'Your block (not saved)'],
    ]);
    // A drawing that has changed since looks different from the coloured block.
    expect(named(peeked(coloured, 10_002, true), peeked(drawn, 10_001))).toEqual([
      [10_002, 'Stars'],
      [10_001, 'Your block (not saved)'],
    ]);
  });

  it('lists nothing if nothing is drawn or coloured', () => {
    expect(openBlocksOf(null, null)).toEqual([]);
    expect(openBlocksOf(peeked({ levels: [] }), peeked({ levels: [[], [], []] }))).toEqual([]);
  });
});

describe('placedKey', () => {
  const offered = openBlocksOf(peeked({ usedBlockNum: 7 }), peeked({ levels: levelsIn([33]) }));
  const [coloured, drawn] = offered;

  it('recognises an unsaved block by its shapes', () => {
    expect(placedKey({ blockNum: 7, levels: levelsIn([31, 32]) }, offered)).toBe(coloured?.listKey);
    expect(placedKey({ blockNum: 0, levels: levelsIn([33]) }, offered)).toBe(drawn?.listKey);
    expect(coloured?.listKey).not.toBe(drawn?.listKey);
  });

  it('is the block’s number if it was coloured differently', () => {
    expect(placedKey({ blockNum: 7, levels: levelsIn([31, 40]) }, offered)).toBe(7);
    expect(placedKey(undefined, offered)).toBe(0);
  });
});

it('lists a saved block that comes first only once', () => {
  const all = [10_001, 10_002].map((designedBlockNum) => ({
    ...{ designedBlockNum, designName: 'A', levels: [] },
    ...{ blockWidth: newBlock(0).blockWidth, blockHeight: newBlock(0).blockHeight },
  }));
  const saved = openBlocksOf(peeked({ designName: 'Stars' }, 10_001, true), null);
  expect(withoutOffered(all, saved).map(({ designedBlockNum }) => designedBlockNum)).toEqual([10_002]);
  // The library block that an unsaved one comes from stays in the list.
  expect(withoutOffered(all, openBlocksOf(peeked({ usedBlockNum: 10_002 }), null))).toBe(all);
});
