import type { Page } from '@playwright/test';
import type { ContractShape } from '../pictures/same-patches.js';
import { post } from './saved-quilts.js';

/** A library block, as the server lists it. */
export interface LibraryBlock {
  designedBlockNum: number;
  designName: string;
  levels: ContractShape[][];
}

/** Returns the library block with this name. */
export async function libraryBlock(page: Page, name: string): Promise<LibraryBlock> {
  const blocks = await post<LibraryBlock[]>(page, '/retrDesignedBlockList', {
    blankBlocks: 3,
    includeStandard: 1,
  });
  const block = blocks.find(({ designName }) => designName === name);
  if (!block) throw new Error(`There is no block ${name}.`);
  return block;
}

/** Stores a designed block in a single fabric for the signed-in quilter, as another of the quilter's devices would. */
export async function storeDesign(
  page: Page,
  designName: string,
  { designedBlockNum, levels }: LibraryBlock,
  fillFabric: number,
): Promise<void> {
  await post(page, '/functions/storeDesignedBlock.php', {
    designName,
    blockNum: designedBlockNum,
    usedBlockNum: designedBlockNum,
    levels: levels.map((level) => level.map((shape) => ({ ...shape, fillFabric }))),
  });
}

/** Stores a library block as a block that the quilter drew. Returns the new block as the server lists it. */
export async function storeCreated(
  page: Page,
  designName: string,
  { levels }: LibraryBlock,
): Promise<LibraryBlock> {
  const answer = await post<{ designedBlockNum: number }>(page, '/functions/storeCreatedBlock.php', {
    designName,
    levels,
  });
  return { designedBlockNum: answer.designedBlockNum, designName, levels };
}
