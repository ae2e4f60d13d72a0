import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { QUILTER } from '@quiltwright/shared/limits';
import { premadeBlocks as drawnBlocks } from '@quiltwright/shared/library/premade-blocks';
import { type Block, fabricSpots, newBlock, type PremadeFacts } from '@quiltwright/shared/quilting/block';
import { assertExists } from '@quiltwright/shared/result';
import { libraryFabrics } from './cloth/library-fabrics.js';

/**
 * A library block with its levels (layers of shapes), and the library's facts about the block, for example its title
 * and its difficulty.
 */
export type PremadeBlock = Block & PremadeFacts;

const fabricNums = new Map(libraryFabrics.map(({ fabricName, fabricNum }) => [fabricName, fabricNum]));

/** Returns the numbers of library fabrics by their names. */
function clothOf(names: readonly string[]): number[] {
  return names.map((name) => assertExists(fabricNums.get(name), `the fabric ${name}`));
}

/** All blocks of the library. Each has its layers of shapes (`levels`), and facts such as its title and difficulty. */
export const premadeBlocks: readonly PremadeBlock[] = drawnBlocks.map(
  ({ designedBlockNum, title, designName, levels, facts: { clothNames, ...facts } }) => ({
    ...newBlock(QUILTER.library),
    ...{ designedBlockNum, designName, levels },
    ...fabricSpots(levels),
    title,
    ...facts,
    cloth: clothOf(clothNames),
  }),
);

const byNum = new Map(premadeBlocks.map((block) => [block.designedBlockNum, block]));

export function premadeBlock(designedBlockNum: number): PremadeBlock | undefined {
  return byNum.get(designedBlockNum);
}

/** All library blocks, in the form of the answers to list calls. */
export const premadeList: readonly (BlockListItem & PremadeFacts)[] = premadeBlocks.map(
  ({ designedBlockNum, designName, blockWidth, blockHeight, levels, ...block }) => ({
    ...{ designedBlockNum, designName, blockWidth, blockHeight, levels },
    title: block.title,
    ...{ otherNames: block.otherNames, family: block.family, grid: block.grid, patches: block.patches },
    ...{ symmetry: block.symmetry, difficulty: block.difficulty, trial: block.trial, cloth: block.cloth },
    ...(block.source !== undefined && { source: block.source }),
  }),
);
