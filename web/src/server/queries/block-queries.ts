import type { BlockListItem, BlockSummary } from '@quiltwright/shared/contract/block-list-item';
import { queryOptions } from '@tanstack/react-query';
import { openBlock } from './open-block';
import { knowFabrics } from './queries';
import { answered, ask, sessionOf } from './query-client';

/** The query of a saved block. Each screen that uses the query fetches the block again. */
export const blockQuery = (designedBlockNum: number, quilterNum: number) =>
  queryOptions({
    queryKey: ['block', quilterNum, designedBlockNum],
    queryFn: async ({ client, meta }) => {
      const { block, fabrics } = await answered(openBlock(sessionOf(meta), designedBlockNum));
      knowFabrics(client, fabrics);
      return block;
    },
    staleTime: 0,
  });

/**
 * Milliseconds that the shapes of a block stay in memory after they are no longer shown. The time is short because a
 * list may have thousands of blocks.
 */
const HELD = 30_000;

/**
 * The query of the shapes of a block that the quilter saved. `block` is the block's entry in a list. If the block is
 * saved again, it has a new revision, and so a new query.
 */
export const shapesQuery = (block: BlockSummary, quilterNum: number) =>
  queryOptions({
    queryKey: ['block', quilterNum, block.designedBlockNum, block.revision],
    queryFn: async (asking): Promise<BlockListItem> => {
      const query = { designedBlockNum: String(block.designedBlockNum) };
      const whole = await ask(asking, 'retrDesignedBlock', { query });
      const { levels, spotFabrics, blockWidth, blockHeight } = whole;
      return { ...block, levels, blockWidth, blockHeight, ...(spotFabrics && { spotFabrics }) };
    },
    staleTime: Infinity,
    gcTime: HELD,
  });
