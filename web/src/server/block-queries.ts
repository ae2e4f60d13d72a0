import { queryOptions } from '@tanstack/react-query';
import { openBlock } from './open-block';
import { answered, knowFabrics } from './queries';

/** A saved block as it is on the server now. */
export const blockQuery = (designedBlockNum: number, quilterNum: number) =>
  queryOptions({
    queryKey: ['block', quilterNum, designedBlockNum],
    queryFn: async ({ client }) => {
      const { block, fabrics } = await answered(openBlock(designedBlockNum));
      knowFabrics(client, fabrics);
      return block;
    },
    staleTime: 0,
  });
