import type { ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import { useEffect } from 'react';
import { smallBlockPicture } from '../../../server/uploads/pictures';
import { isSubscriber, useSession } from '../../../server/session/session';
import { lockedLast } from '../list/block-search';
import { IN_SIGHT } from './BlockTiles';
import { fetchAhead } from '../pictures/pictures-ahead';

/** Fetches the first pictures of a menu with these blocks before the menu is opened. */
export function usePicturesAhead(blocks: readonly ListedBlock[]): void {
  const subscribes = isSubscriber(useSession());
  useEffect(() => {
    // The quilter's own blocks have no picture files: they are drawn.
    const premade = blocks.filter(({ designedBlockNum }) => designedBlockNum < BLOCK.firstOwn);
    const first = lockedLast(premade, subscribes).slice(0, IN_SIGHT);
    return fetchAhead(first.map(({ designName }) => smallBlockPicture(designName)));
  }, [blocks, subscribes]);
}
