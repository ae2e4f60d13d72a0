import { hasShapes, type ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import { dressed } from '@quiltwright/shared/model/cloth/block-fabrics';
import { fabricsOf } from '@quiltwright/shared/quilting/shapes/shape';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { idle } from '../../../browser/idle';
import { savesData } from '../../../browser/saves-data';
import { fabricQuery } from '../../../server/queries/queries';
import { clothPicture, smallBlockPicture } from '../../../server/uploads/pictures';
import { isSubscriber, useSession } from '../../../server/session/session';
import { lockedLast } from '../list/block-search';
import { IN_SIGHT } from './BlockTiles';
import { fetchAhead } from '../pictures/pictures-ahead';

/**
 * Fetches fabrics and pictures in advance, while the page is idle. The first block that the quilter chooses is then
 * shown at once. Fetches the fabrics of the first blocks in a menu, then the fabrics' pictures, then the blocks'
 * pictures.
 */
export function usePicturesAhead(blocks: readonly ListedBlock[]): void {
  const subscribes = isSubscriber(useSession());
  const client = useQueryClient();
  useEffect(() => {
    // The quilter's own blocks have no picture files: they are drawn.
    const premade = blocks.filter(({ designedBlockNum }) => designedBlockNum < BLOCK.firstOwn);
    const first = lockedLast(premade, subscribes).slice(0, IN_SIGHT);
    if (first.length === 0 || savesData()) return;
    let stop: (() => void) | null = null;
    let isWanted = true;
    void clothsAhead(client, first).then((cloths) => {
      if (isWanted)
        stop = fetchAhead([...cloths, ...first.map(({ designName }) => smallBlockPicture(designName))]);
    });
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [blocks, subscribes, client]);
}

/**
 * Fetches the fabrics of blocks, and returns the addresses of the fabrics' pictures. Returns no address if a fabric
 * can't be fetched.
 */
async function clothsAhead(client: QueryClient, blocks: readonly ListedBlock[]): Promise<string[]> {
  const numbers = new Set(blocks.filter(hasShapes).flatMap((block) => fabricsOf(dressed(block))));
  await idle();
  try {
    const fabrics = await Promise.all(
      [...numbers].map((fabricNum) => client.query({ ...fabricQuery(fabricNum), staleTime: 'static' })),
    );
    return fabrics.map(clothPicture);
  } catch {
    return [];
  }
}
