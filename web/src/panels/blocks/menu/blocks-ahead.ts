import {
  type BlockListItem,
  hasShapes,
  type ListedBlock,
} from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import { dressed } from '@quiltwright/shared/model/cloth/block-fabrics';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { fabricsOf } from '@quiltwright/shared/quilting/shapes/shape';
import type { QueryClient } from '@tanstack/react-query';
import { idle } from '../../../browser/idle';
import type { Tab } from '../../../browser/tab';
import { createClothAhead } from '../../../render/fabric/cloth-ahead';
import { createScenes } from '../../../editor/loading/scenes';
import { quiltOfBlock } from '../../../render/quilt/block-quilt';
import { fabricQuery } from '../../../server/queries/queries';
import { clothPicture, smallBlockPicture } from '../../../server/uploads/pictures';
import { lockedLast } from '../list/block-search';
import { fetchAhead } from '../pictures/pictures-ahead';

/** The number of blocks whose pictures are fetched: as many as a menu has at first. */
const IN_MENU = 24;

/**
 * Prepares blocks one by one while the page is idle: a worker finds the edges of their patches, and the canvas loads
 * their fabrics.
 */
export async function prepareBlocks(
  tab: Tab,
  client: QueryClient,
  blocks: readonly ListedBlock[],
  signal: AbortSignal,
): Promise<void> {
  for (const block of blocks.filter(hasShapes)) {
    await idle();
    if (signal.aborted) return;
    const learnt = tab.get(createScenes).learn(quiltOfBlock(block));
    const fabrics = await fabricsOfBlocks(client, [block]);
    tab.get(createClothAhead).set(fabrics.map(({ fabricNum }) => fabricNum));
    await learnt;
  }
}

/**
 * Fetches fabrics and pictures one by one while the page is idle: the fabrics of the first pre-made blocks, then the
 * fabrics' pictures, then the blocks' pictures.
 */
export async function fetchPictures(
  client: QueryClient,
  blocks: readonly ListedBlock[],
  subscribes: boolean,
  signal: AbortSignal,
): Promise<void> {
  // The quilter's own blocks have no picture files: they are drawn.
  const premade = blocks.filter(({ designedBlockNum }) => designedBlockNum < BLOCK.firstOwn);
  const first = lockedLast(premade, subscribes).slice(0, IN_MENU);
  const fabrics = await fabricsOfBlocks(client, first.filter(hasShapes));
  if (signal.aborted) return;
  const pictures = first.map(({ designName }) => smallBlockPicture(designName));
  signal.addEventListener('abort', fetchAhead([...fabrics.map(clothPicture), ...pictures]));
}

/** Fetches the fabrics of blocks. Returns none if a fabric can't be fetched. */
async function fabricsOfBlocks(client: QueryClient, blocks: readonly BlockListItem[]): Promise<Fabric[]> {
  const numbers = new Set(blocks.flatMap((block) => fabricsOf(dressed(block))));
  try {
    return await Promise.all(
      [...numbers].map((fabricNum) => client.query({ ...fabricQuery(fabricNum), staleTime: 'static' })),
    );
  } catch {
    return [];
  }
}
