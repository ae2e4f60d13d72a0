import { queryOptions } from '@tanstack/react-query';
import { openBlock } from './open-block';
import { knowFabrics } from './queries';
import { answered, sessionOf } from './query-client';

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
