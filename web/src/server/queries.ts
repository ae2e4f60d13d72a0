import type { retrDesignedBlockList } from '@quiltwright/shared/contract/block-calls';
import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import type { BodyOf } from '@quiltwright/shared/contract/call';
import { BLOCK_LIST, QUILT_LIST } from '@quiltwright/shared/contract/codes';
import { QUILTER } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Failure, Result } from '@quiltwright/shared/result';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './call';
import { isPassing } from './call-failure';
import type { ShownBlock } from './checks';
import { session } from './session';

/** A failed call in the form that queries want: their errors are thrown. */
class CallError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

/** What a call answers; throws, as queries want it, when it failed. */
export async function answered<T>(result: Promise<Result<T>>): Promise<T> {
  const answer = await result;
  if (answer.ok) return answer.value;
  throw new CallError(answer.error);
}

/**
 * Lists are asked for again when their time is up, what never changes isn't; passing failures are tried thrice. What
 * could not be had is asked for again when the browser is online again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        networkMode: 'always',
        // Left out in a mode that counts on no network.
        refetchOnReconnect: true,
        retry: (count, error) => error instanceof CallError && isPassing(error.failure) && count < 3,
      },
    },
  });
}

const blockList = (body: BodyOf<typeof retrDesignedBlockList>, signal: AbortSignal) =>
  answered(call('retrDesignedBlockList', { body, signal }));

const latestFirst = (blocks: readonly BlockListItem[]) =>
  [...blocks].sort((a, b) => b.designedBlockNum - a.designedBlockNum);

/** The blocks that can be coloured or set into a quilt: pre-made ones and those that the quilter drew. */
export const blocksQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['blocks', quilterNum, 'all'],
    queryFn: ({ signal }) =>
      blockList({ quilterNum, blankBlocks: BLOCK_LIST.blank, includeStandard: 1 }, signal),
  });

/** The blocks that the quilter drew, as the server has them now, the latest first. */
export const createdBlocksQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['blocks', quilterNum, 'created'],
    queryFn: async ({ signal }) =>
      latestFirst(await blockList({ quilterNum, blankBlocks: BLOCK_LIST.blank, includeStandard: 0 }, signal)),
    staleTime: 0,
  });

/** The blocks that the quilter saved in their own choice of fabrics, as the server has them now, the latest first. */
export const designedBlocksQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['blocks', quilterNum, 'designed'],
    queryFn: async ({ signal }) =>
      latestFirst(
        await blockList({ quilterNum, blankBlocks: BLOCK_LIST.designed, includeStandard: 0 }, signal),
      ),
    staleTime: 0,
  });

/** Every pre-made block for show: to check the geometry of all would keep the page busy for longer than it opens. */
export const premadeBlocksQuery = queryOptions({
  queryKey: ['premade blocks'],
  queryFn: ({ signal }): Promise<ShownBlock[]> => {
    const body = { quilterNum: QUILTER.nobody, blankBlocks: BLOCK_LIST.premade, includeStandard: 1 } as const;
    return answered(call('retrDesignedBlockList', { body, signal, checkAs: 'shownBlocks' }));
  },
  staleTime: Infinity,
});

export const paletteQuery = (paletteNum: number, quilterNum: number) =>
  queryOptions({
    queryKey: ['palette', paletteNum, quilterNum],
    queryFn: async ({ signal, client }) => {
      const fabrics = await answered(call('retrFabricList', { body: { paletteNum, quilterNum }, signal }));
      knowFabrics(client, fabrics);
      return fabrics;
    },
  });

/** Numbers of the quilter's favourite fabrics, as the account has them now. */
export const favouritesQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['favourites', quilterNum],
    queryFn: async ({ signal }) => (await answered(call('retrFavourites', { signal }))).fabricNums,
    staleTime: 0,
  });

/** One fabric, which never changes under its number. */
export const fabricQuery = (fabricNum: number) =>
  queryOptions({
    queryKey: ['fabric', fabricNum],
    queryFn: ({ signal }) =>
      answered(call('retrFabricSingleton', { query: { fabricNum: String(fabricNum) }, signal })),
    staleTime: Infinity,
  });

/** Spares the calls for fabrics that came with something else. */
export function knowFabrics(client: QueryClient, fabrics: readonly Fabric[]): void {
  for (const fabric of fabrics) client.setQueryData(fabricQuery(fabric.fabricNum).queryKey, fabric);
}

/** Names of the quilter's saved standard quilts. */
export const quiltsQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['quilts', quilterNum],
    queryFn: ({ signal }) =>
      answered(call('retrQuiltList', { body: { quilterNum, onlyStd: QUILT_LIST.standard }, signal })),
  });

export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: ({ signal }) => answered(call('links', { signal })),
  staleTime: Infinity,
});

/** Forgets what belonged to the former quilter as soon as another signs in or out. */
export function forgetOnSignOut(client: QueryClient): () => void {
  return session.subscribe((now, before) => {
    if (now.quilterNum !== before.quilterNum) {
      client.removeQueries({ queryKey: ['blocks', before.quilterNum] });
      client.removeQueries({ queryKey: ['quilts', before.quilterNum] });
      client.removeQueries({ queryKey: ['quilt', before.quilterNum] });
      client.removeQueries({ queryKey: ['block', before.quilterNum] });
      client.removeQueries({ queryKey: ['favourites', before.quilterNum] });
      client.removeQueries({ queryKey: ['account', before.quilterNum] });
      client.removeQueries({ queryKey: ['sessions', before.quilterNum] });
      client.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'palette' && queryKey[2] === before.quilterNum,
      });
    }
  });
}
