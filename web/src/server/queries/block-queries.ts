import type { BlockListItem, BlockSummary } from '@quiltwright/shared/contract/block-list-item';
import { queryOptions } from '@tanstack/react-query';
import { openBlock } from './open-block';
import { knowFabrics } from './queries';
import { answered, ask, sessionOf } from './query-client';

/** A saved block as it is on the server now. */
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
 * Milliseconds that the shapes of a block stay after nothing shows them. A list may have thousands of blocks, so this
 * is bounded.
 */
const HELD = 30_000;

/** A listed block of the quilter's own with its shapes, at the list's revision. */
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
