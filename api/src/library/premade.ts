import type { BlockListItem } from '@quiltwright/shared/contract/block-calls';
import { QUILTER } from '@quiltwright/shared/limits';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { type Block, blockSchema, type PremadeFacts } from '@quiltwright/shared/quilting/block';
import { fabricsOf } from '@quiltwright/shared/quilting/shape';
import { libraryFabrics } from './cloth/library-fabrics.js';

/** A block of the library, whole, with what the library says of it. */
export type PremadeBlock = Block & PremadeFacts;

const fabricNums = new Map(libraryFabrics.map(({ fabricName, fabricNum }) => [fabricName, fabricNum]));

/** Cloth for the spots of a block; spots without a cloth of their own repeat the library's first fabrics. */
function clothOf(names: readonly string[], spots: number): number[] {
  return Array.from({ length: spots }, (_, spot) => {
    const fallback = libraryFabrics[(spot * 7) % libraryFabrics.length]?.fabricNum ?? 1;
    return fabricNums.get(names[spot] ?? '') ?? fallback;
  });
}

const premade: readonly PremadeBlock[] = premadeBlocks.map(
  ({ designedBlockNum, designName, levels, facts: { clothNames, ...facts } }) => {
    const spots = fabricsOf(levels);
    const fabricSpots = Object.fromEntries(
      spots.map((spot, index) => [`fabricSpot${String(index + 1)}`, spot]),
    );
    const block = { designedBlockNum, designName, levels, quilterNum: QUILTER.house, ...fabricSpots };
    const cloth = clothOf(clothNames, Math.max(0, ...spots));
    return { ...blockSchema.parse(block), ...facts, cloth };
  },
);

const byNum = new Map(premade.map((block) => [block.designedBlockNum, block]));

export function premadeBlock(designedBlockNum: number): PremadeBlock | undefined {
  return byNum.get(designedBlockNum);
}

/** Every block of the library, as lists show it. */
export const premadeList: readonly (BlockListItem & PremadeFacts)[] = premade.map(
  ({ designedBlockNum, designName, blockWidth, blockHeight, levels, ...block }) => ({
    ...{ designedBlockNum, designName, blockWidth, blockHeight, levels },
    ...{ otherNames: block.otherNames, family: block.family, grid: block.grid, patches: block.patches },
    ...{ difficulty: block.difficulty, trial: block.trial, cloth: block.cloth },
  }),
);
