import {
  type BlockListItem,
  type BlockSummary,
  hasShapes,
  type ListedBlock,
} from '@quiltwright/shared/contract/block-list-item';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { shapesQuery } from '../../../server/queries/block-queries';
import { useSession } from '../../../server/session/session';
import { notify } from '../../../ui/basics/notify';
import { useTurns } from '../../../ui/hooks/use-turns';

/**
 * The greatest number of the quilter's own blocks in a quilt whose original shapes are fetched. The original shapes of
 * further blocks stay unknown.
 */
const MOST = 40;

/** Returns the query of one of the quilter's blocks with its shapes. The block is fetched once `isWanted` is true. */
export function useShapes(block: BlockSummary, isWanted: boolean) {
  const { quilterNum } = useSession();
  return useQuery({ ...shapesQuery(block, quilterNum), enabled: isWanted });
}

/** Returns functions that find the shapes of listed blocks. */
export function useTakeBlock() {
  const client = useQueryClient();
  const { quilterNum } = useSession();
  const beginTurn = useTurns();
  /** Returns the block with its shapes; null while they are unknown. */
  const known = (block: ListedBlock): BlockListItem | null =>
    hasShapes(block) ? block : (client.getQueryData(shapesQuery(block, quilterNum).queryKey) ?? null);
  return {
    known,
    /**
     * Calls `onBlock` with the block and its shapes: at once if they are known, otherwise once they are
     * fetched. A newer call cancels a call that still waits. If the shapes can't be fetched, a notice says why.
     */
    take: (block: ListedBlock, onBlock: (block: BlockListItem) => void): void => {
      const isLast = beginTurn();
      const here = known(block);
      if (here) onBlock(here);
      else if (!hasShapes(block))
        client.query(shapesQuery(block, quilterNum)).then(
          (whole) => {
            if (isLast()) onBlock(whole);
          },
          (error: unknown) => {
            if (isLast() && error instanceof Error) notify(error.message);
          },
        );
    },
  };
}

/**
 * Returns a function from a block's number to its original shapes. These are the shapes in the list of blocks; a quilt
 * may have changed its own copy. The shapes of the quilter's own blocks are undefined until they are fetched. Only
 * blocks in `blockNums` are found.
 */
export function useOriginals(
  blocks: readonly ListedBlock[],
  blockNums: readonly number[],
): (blockNum: number) => Levels | undefined {
  const { quilterNum } = useSession();
  const named = useMemo(() => {
    const wanted = new Set(blockNums);
    return blocks.filter(({ designedBlockNum }) => wanted.has(designedBlockNum));
  }, [blocks, blockNums]);
  const fetched = useQueries({
    queries: useMemo(
      () =>
        named
          .flatMap((block) => (hasShapes(block) ? [] : block))
          .slice(0, MOST)
          .map((block) => shapesQuery(block, quilterNum)),
      [named, quilterNum],
    ),
    combine: useCallback(
      (results: { data?: BlockListItem | undefined }[]) => results.flatMap(({ data }) => data ?? []),
      [],
    ),
  });
  const levels = useMemo(
    () =>
      new Map(
        [...named.filter(hasShapes), ...fetched].map((block) => [block.designedBlockNum, block.levels]),
      ),
    [named, fetched],
  );
  return useCallback((blockNum) => levels.get(blockNum), [levels]);
}
