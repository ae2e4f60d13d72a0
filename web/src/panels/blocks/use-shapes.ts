import {
  type BlockListItem,
  type BlockSummary,
  hasShapes,
  type ListedBlock,
} from '@quiltwright/shared/contract/block-list-item';
import type { Levels } from '@quiltwright/shared/quilting/shape';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { shapesQuery } from '../../server/block-queries';
import { useSession } from '../../server/session';
import { notify } from '../../ui/notify';
import { useTurns } from '../../ui/use-turns';

/** Own blocks of a quilt whose shapes are asked for at once. */
const MOST = 40;

/** A block of the quilter's own with its shapes, which are fetched once they are wanted. */
export function useShapes(block: BlockSummary, isWanted: boolean) {
  const { quilterNum } = useSession();
  return useQuery({ ...shapesQuery(block, quilterNum), enabled: isWanted });
}

/** Gives listed blocks with their shapes, to whoever works with them. */
export function useTakeBlock() {
  const client = useQueryClient();
  const { quilterNum } = useSession();
  const beginTurn = useTurns();
  /** Null while they are not known. */
  const known = (block: ListedBlock): BlockListItem | null =>
    hasShapes(block) ? block : (client.getQueryData(shapesQuery(block, quilterNum).queryKey) ?? null);
  return {
    known,
    /** At once where they are known; of several that are taken the last. Says why where they can’t be had. */
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

/** Gives the shapes of blocks as they came, those of own ones as soon as they are fetched, as far as `blockNums` names them. */
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
