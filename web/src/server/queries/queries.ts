import type { BlockSummary } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK_LIST } from '@quiltwright/shared/contract/codes';
import { QUILTER } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import { assertExists } from '@quiltwright/shared/result';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ShownBlock } from '../calls/checks';
import { isSignedIn } from '../session/session';
import { cachedDeviceCloth } from '../device-cloth/device-cloth';
import { ask, sessionOf, type Asking } from './query-client';

/** The first elements of the keys of all queries that depend on the list of a quilter's blocks. */
export const blockListsKey = (quilterNum: number) => ['blocks', quilterNum] as const;

const premadeBody = {
  quilterNum: QUILTER.nobody,
  blankBlocks: BLOCK_LIST.premade,
  includeStandard: 1,
} as const;

/** The query of the pre-made blocks, for colouring or for use in a quilt. */
export const libraryQuery = queryOptions({
  queryKey: ['library blocks'],
  queryFn: (asking) => ask(asking, 'retrDesignedBlockList', { body: premadeBody }),
  staleTime: Infinity,
});

/** The number of saved items of one kind in an account, and the greatest number that the account can store. */
export interface Room {
  held: number;
  most: number;
}

/**
 * The query of all blocks that the quilter has saved, the latest first, without their shapes. The blocks were
 * drawn (`created`) or coloured in fabrics (`designed`). Each screen that uses the query fetches the list
 * again.
 */
export const ownBlocksQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: [...blockListsKey(quilterNum), 'own'],
    queryFn: async (asking): Promise<Room & { blocks: readonly BlockSummary[] }> => {
      const pages = await allPages((query) => ask(asking, 'listBlocks', { query }));
      return { ...roomOf(pages), blocks: pages.flatMap(({ blocks }) => blocks) };
    },
    staleTime: 0,
  });

/** Fetches the pages of a list one after another, and returns them in order. */
export async function allPages<Page extends Room & { next: number | null }>(
  ask: (query: { before?: string }) => Promise<Page>,
): Promise<Page[]> {
  const pages = [await ask({})];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await ask({ before: String(next) }));
  return pages;
}

/**
 * Returns the number of saved items and the greatest number that the account can store, as the last page of a list
 * gives them.
 */
export function roomOf(pages: readonly Room[]): Room {
  const { held, most } = assertExists(pages.at(-1), 'a page');
  return { held, most };
}

/**
 * The query of all pre-made blocks, for display. Their geometry isn't checked, because the check would take longer than
 * opening the page.
 */
export const premadeBlocksQuery = queryOptions({
  queryKey: ['premade blocks'],
  queryFn: (asking): Promise<ShownBlock[]> => {
    return ask(asking, 'retrDesignedBlockList', { body: premadeBody, checkAs: 'shownBlocks' });
  },
  staleTime: Infinity,
  // The data stays in memory, so that quilters who come back to the list see it at once, at its old scroll position.
  gcTime: Infinity,
});

/** The fabrics of the library: a list in the order of their numbers, and a map by number. */
interface Library {
  fabrics: readonly Fabric[];
  byNum: ReadonlyMap<number, Fabric>;
}

/** The query of all fabrics of the library. A single request fetches them, because a screen needs several palettes. */
const libraryFabricsQuery = queryOptions({
  queryKey: ['library fabrics'],
  queryFn: async (asking): Promise<Library> => {
    const fabrics = await ask(asking, 'libraryFabrics');
    return { fabrics, byNum: new Map(fabrics.map((fabric) => [fabric.fabricNum, fabric])) };
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

/**
 * Returns the library for use in another query. A failed fetch isn't retried, because the other query is retried
 * itself.
 */
function libraryFor({ client }: Asking): Promise<Library> {
  return client.query({ ...libraryFabricsQuery, staleTime: 'static', retry: false });
}

/**
 * The query of a palette's fabrics. The palette of uploads has the quilter's own fabrics. Own fabrics of a guest are
 * stored on the device.
 */
export const paletteQuery = (paletteNum: number, quilterNum: number) =>
  queryOptions({
    queryKey: ['palette', paletteNum, quilterNum],
    queryFn: async (asking): Promise<Fabric[]> => {
      if (paletteNum !== UPLOADS_PALETTE)
        return (await libraryFor(asking)).fabrics.filter((fabric) => fabric.paletteNum === paletteNum);
      if (quilterNum === QUILTER.guest) return cachedDeviceCloth(asking.client);
      const fabrics = await ask(asking, 'retrFabricList', { body: { paletteNum, quilterNum } });
      knowFabrics(asking.client, fabrics);
      return fabrics;
    },
  });

/**
 * The query of the numbers of the quilter's favourite fabrics. Each screen that uses the query fetches the numbers
 * again.
 */
export const favouritesQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['favourites', quilterNum],
    queryFn: async (asking) => (await ask(asking, 'retrFavourites')).fabricNums,
    staleTime: 0,
  });

/** The query of the fabrics that the quilter owns. Each screen that uses the query fetches the fabrics again. */
export const stashQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['stash', quilterNum],
    queryFn: async (asking) => (await ask(asking, 'retrStash')).fabrics,
    staleTime: 0,
  });

/** The query of one fabric. The data of a fabric number never changes. */
export const fabricQuery = (fabricNum: number) =>
  queryOptions({
    queryKey: ['fabric', fabricNum],
    queryFn: async (asking) => {
      // Visitors see a few fabrics only, on the pages of blocks.
      const library = isSignedIn(sessionOf(asking.meta).getState()) ? await libraryFor(asking) : null;
      return (
        library?.byNum.get(fabricNum) ??
        (await ask(asking, 'retrFabricSingleton', { query: { fabricNum: String(fabricNum) } }))
      );
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Returns a fabric from the query cache; undefined if it isn't known. */
export function knownFabric(client: QueryClient, fabricNum: number): Fabric | undefined {
  return (
    client.getQueryData(fabricQuery(fabricNum).queryKey) ??
    client.getQueryData(libraryFabricsQuery.queryKey)?.byNum.get(fabricNum)
  );
}

/** Puts fabrics that came with other data into the query cache, so that they need no request. */
export function knowFabrics(client: QueryClient, fabrics: readonly Fabric[]): void {
  for (const fabric of fabrics) client.setQueryData(fabricQuery(fabric.fabricNum).queryKey, fabric);
}

export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: (asking) => ask(asking, 'links'),
  staleTime: Infinity,
});
