import type { Page } from '@playwright/test';
import type { ContractShape } from './same-patches.js';
import { post } from './saved-quilts.js';

/** A block of the library, as the server lists it. */
export interface LibraryBlock {
  designedBlockNum: number;
  designName: string;
  levels: ContractShape[][];
}

/** The block of the library that is called so. */
export async function libraryBlock(page: Page, name: string): Promise<LibraryBlock> {
  const blocks = await post<LibraryBlock[]>(page, '/retrDesignedBlockList', {
    blankBlocks: 3,
    includeStandard: 1,
  });
  const block = blocks.find(({ designName }) => designName === name);
  if (!block) throw new Error(`There is no block ${name}.`);
  return block;
}

/** Stores a design, all in one fabric, for whoever is signed in on the page, as another device of theirs would. */
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

/** Stores a block of the library as one that the quilter drew; gives it as it is listed from then on. */
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
