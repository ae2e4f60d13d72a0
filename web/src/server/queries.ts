import type { retrDesignedBlockList } from '@quiltwright/shared/contract/block-calls';
import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import type { BodyOf } from '@quiltwright/shared/contract/call';
import { BLOCK_LIST, QUILT_LIST } from '@quiltwright/shared/contract/codes';
import { QUILTER } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ShownBlock } from './checks';
import { ask, type Asking } from './query-client';

const blockList = (asking: Asking, body: BodyOf<typeof retrDesignedBlockList>) =>
  ask(asking, 'retrDesignedBlockList', { body });

const latestFirst = (blocks: readonly BlockListItem[]) =>
  [...blocks].sort((a, b) => b.designedBlockNum - a.designedBlockNum);

/** Of all lists of a quilter's blocks: one that is stored stands in several of them. */
export const blockListsKey = (quilterNum: number) => ['blocks', quilterNum] as const;

/** The blocks that can be coloured or set into a quilt: pre-made ones and those that the quilter drew. */
export const blocksQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: [...blockListsKey(quilterNum), 'all'],
    queryFn: (asking) => blockList(asking, { quilterNum, blankBlocks: BLOCK_LIST.blank, includeStandard: 1 }),
  });

/** The blocks that the quilter drew, as the server has them now, the latest first. */
export const createdBlocksQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: [...blockListsKey(quilterNum), 'created'],
    queryFn: async (asking) =>
      latestFirst(await blockList(asking, { quilterNum, blankBlocks: BLOCK_LIST.blank, includeStandard: 0 })),
    staleTime: 0,
  });

/** The blocks that the quilter saved in their own choice of fabrics, as the server has them now, the latest first. */
export const designedBlocksQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: [...blockListsKey(quilterNum), 'designed'],
    queryFn: async (asking) =>
      latestFirst(
        await blockList(asking, { quilterNum, blankBlocks: BLOCK_LIST.designed, includeStandard: 0 }),
      ),
    staleTime: 0,
  });

/** Every pre-made block, for show. Their geometry isn't checked: that would take longer than opening the page. */
export const premadeBlocksQuery = queryOptions({
  queryKey: ['premade blocks'],
  queryFn: (asking): Promise<ShownBlock[]> => {
    const body = { quilterNum: QUILTER.nobody, blankBlocks: BLOCK_LIST.premade, includeStandard: 1 } as const;
    return ask(asking, 'retrDesignedBlockList', { body, checkAs: 'shownBlocks' });
  },
  staleTime: Infinity,
  // Who comes back to the list finds it at once, and where it stood.
  gcTime: Infinity,
});

export const paletteQuery = (paletteNum: number, quilterNum: number) =>
  queryOptions({
    queryKey: ['palette', paletteNum, quilterNum],
    queryFn: async (asking) => {
      const fabrics = await ask(asking, 'retrFabricList', { body: { paletteNum, quilterNum } });
      knowFabrics(asking.client, fabrics);
      return fabrics;
    },
  });

/** Numbers of the quilter's favourite fabrics, as the account has them now. */
export const favouritesQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['favourites', quilterNum],
    queryFn: async (asking) => (await ask(asking, 'retrFavourites')).fabricNums,
    staleTime: 0,
  });

/** What the quilter owns of fabrics, as the account has it now. */
export const stashQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['stash', quilterNum],
    queryFn: async (asking) => (await ask(asking, 'retrStash')).fabrics,
    staleTime: 0,
  });

/** One fabric, which never changes under its number. */
export const fabricQuery = (fabricNum: number) =>
  queryOptions({
    queryKey: ['fabric', fabricNum],
    queryFn: (asking) => ask(asking, 'retrFabricSingleton', { query: { fabricNum: String(fabricNum) } }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** A fabric that was fetched or came with something else. */
export function knownFabric(client: QueryClient, fabricNum: number): Fabric | undefined {
  return client.getQueryData(fabricQuery(fabricNum).queryKey);
}

/** Notes fabrics that came with something else, so that they aren't fetched. */
export function knowFabrics(client: QueryClient, fabrics: readonly Fabric[]): void {
  for (const fabric of fabrics) client.setQueryData(fabricQuery(fabric.fabricNum).queryKey, fabric);
}

/** Names of the quilter's saved standard quilts. */
export const quiltsQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['quilts', quilterNum],
    queryFn: (asking) => ask(asking, 'retrQuiltList', { body: { quilterNum, onlyStd: QUILT_LIST.standard } }),
  });

/** Names of the quilter's saved free form quilts. */
export const freeFormsQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['quilts', quilterNum, 'free form'],
    queryFn: (asking) => ask(asking, 'retrQuiltList', { body: { quilterNum, onlyStd: QUILT_LIST.freeForm } }),
  });

export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: (asking) => ask(asking, 'links'),
  staleTime: Infinity,
});
