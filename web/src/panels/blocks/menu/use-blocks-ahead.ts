import type { ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchChunk } from '../../../browser/chunks';
import { idle } from '../../../browser/idle';
import { savesData } from '../../../browser/saves-data';
import { isSubscriber, useSession } from '../../../server/session/session';
import { useTab } from '../../../server/session/use-tab';
import { useLatest } from '../../../ui/hooks/use-latest';
import { blockKey } from '../list/open-block';
import type * as Ahead from './blocks-ahead';

/** The number of blocks that are prepared for a press: as many as a panel shows before it is scrolled. */
const MOST = 12;

/** Fetches fabrics and pictures of the first of all blocks while the page is idle, before a menu of blocks opens. */
export function usePicturesAhead(blocks: readonly ListedBlock[]): void {
  const subscribes = isSubscriber(useSession());
  const client = useQueryClient();
  useEffect(
    () => whileIdle((ahead, signal) => ahead.fetchPictures(client, blocks, subscribes, signal)),
    [blocks, subscribes, client],
  );
}

/** Prepares the first blocks in a menu while the page is idle. A press on one of them then shows the block at once. */
export function useBlocksAhead(blocks: readonly ListedBlock[]): void {
  const tab = useTab();
  const client = useQueryClient();
  const first = blocks.slice(0, MOST);
  const begin = useLatest(() =>
    whileIdle((ahead, signal) => ahead.prepareBlocks(tab, client, first, signal)),
  );
  // Each render of a menu makes a new list, mostly of the same blocks.
  const keys = first.map(blockKey).join();
  useEffect(() => begin(), [begin, keys]);
}

/** Runs `act` once the page is idle, unless the browser should use little data. Returns a function that stops it. */
function whileIdle(act: (ahead: typeof Ahead, signal: AbortSignal) => Promise<void>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const begin = async () => {
    await idle();
    if (signal.aborted) return;
    const ahead = await fetchChunk('blocks-ahead', () => import('./blocks-ahead'), true);
    await act(ahead, signal);
  };
  if (!savesData()) void begin();
  return () => {
    controller.abort();
  };
}
