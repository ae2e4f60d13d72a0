import type { BlockSummary } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK_LIST } from '@quiltwright/shared/contract/codes';
import { QUILTER } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { assertExists } from '@quiltwright/shared/result';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ShownBlock } from '../calls/checks';
import { ask } from './query-client';

/** Begins the keys of a quilter's block lists, and of everything else that depends on them. */
export const blockListsKey = (quilterNum: number) => ['blocks', quilterNum] as const;

const premadeBody = {
  quilterNum: QUILTER.nobody,
  blankBlocks: BLOCK_LIST.premade,
  includeStandard: 1,
} as const;

/** The pre-made blocks, for colouring or for setting into a quilt. */
export const libraryQuery = queryOptions({
  queryKey: ['library blocks'],
  queryFn: (asking) => ask(asking, 'retrDesignedBlockList', { body: premadeBody }),
  staleTime: Infinity,
});

/** The number of things of a kind in an account, and the most that it can hold. */
export interface Room {
  held: number;
  most: number;
}

/** The quilter's blocks, created and designed, without their shapes, as the server has them now, the latest first. */
export const ownBlocksQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: [...blockListsKey(quilterNum), 'own'],
    queryFn: async (asking): Promise<Room & { blocks: readonly BlockSummary[] }> => {
      const pages = await allPages((query) => ask(asking, 'listBlocks', { query }));
      return { ...roomOf(pages), blocks: pages.flatMap(({ blocks }) => blocks) };
    },
    staleTime: 0,
  });

/** Returns every page of a list, the first one first. */
export async function allPages<Page extends Room & { next: number | null }>(
  ask: (query: { before?: string }) => Promise<Page>,
): Promise<Page[]> {
  const pages = [await ask({})];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await ask({ before: String(next) }));
  return pages;
}

/** Returns the room in the account, from the page that came last. */
export function roomOf(pages: readonly Room[]): Room {
  const { held, most } = assertExists(pages.at(-1), 'a page');
  return { held, most };
}

/** Every pre-made block, for display. Their geometry isn't checked: that would take longer than opening the page. */
export const premadeBlocksQuery = queryOptions({
  queryKey: ['premade blocks'],
  queryFn: (asking): Promise<ShownBlock[]> => {
    return ask(asking, 'retrDesignedBlockList', { body: premadeBody, checkAs: 'shownBlocks' });
  },
  staleTime: Infinity,
  // Quilters who come back to the list find it at once, at its old scroll position.
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

/** The fabric that the quilter owns, as the account has it now. */
export const stashQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['stash', quilterNum],
    queryFn: async (asking) => (await ask(asking, 'retrStash')).fabrics,
    staleTime: 0,
  });

/** One fabric; a fabric never changes under its number. */
export const fabricQuery = (fabricNum: number) =>
  queryOptions({
    queryKey: ['fabric', fabricNum],
    queryFn: (asking) => ask(asking, 'retrFabricSingleton', { query: { fabricNum: String(fabricNum) } }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Returns a fabric that was fetched alone or came with other data. */
export function knownFabric(client: QueryClient, fabricNum: number): Fabric | undefined {
  return client.getQueryData(fabricQuery(fabricNum).queryKey);
}

/** Notes fabrics that came with other data, so that they aren't fetched. */
export function knowFabrics(client: QueryClient, fabrics: readonly Fabric[]): void {
  for (const fabric of fabrics) client.setQueryData(fabricQuery(fabric.fabricNum).queryKey, fabric);
}

export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: (asking) => ask(asking, 'links'),
  staleTime: Infinity,
});
