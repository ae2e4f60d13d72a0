import { titleOf } from '@quiltwright/shared/contract/block-list-item';
import { recolour } from '@quiltwright/shared/quilting/shape';
import { useState, type ReactNode } from 'react';
import { fetchChunk } from '../../browser/chunks';
import { usePatchesDialog } from '../../panels/patches/use-patches-dialog';
import { useFabrics } from '../../panels/use-fabrics';
import type { ShownBlock } from '../../server/checks';
import { blockPicture } from '../../server/pictures';
import { isSignedIn, useSession } from '../../server/session';
import { notify } from '../../ui/notify';
import { useTurns } from '../../ui/use-turns';

const none: readonly number[] = [];

/** Shows the patches of a block in the list. Fabrics are named to whoever is signed in. */
export function useListedPatches(): { show: (block: ShownBlock) => void; dialog: ReactNode } {
  const mayAsk = isSignedIn(useSession());
  const [cloth, setCloth] = useState(none);
  const fabric = useFabrics(mayAsk ? cloth : none, null);
  const { show, dialog } = usePatchesDialog(fabric);
  const beginTurn = useTurns();
  const take = async (block: ShownBlock, isLast: () => boolean) => {
    const { readLevels } = await fetchChunk('checks', () => import('../../server/checks'));
    if (!isLast()) return;
    const read = readLevels(block);
    if (!read) {
      notify('The patches of this block could not be read.');
      return;
    }
    const { blockWidth, blockHeight, designName, cloth: ofSpots = none } = block;
    const levels = recolour(read, (spot) => ofSpots[spot - 1] ?? spot);
    setCloth(ofSpots);
    show({
      name: titleOf(block),
      block: { blockWidth, blockHeight, levels },
      picture: <img src={blockPicture(designName)} alt="" />,
    });
  };
  return {
    show: (block) => {
      void take(block, beginTurn());
    },
    dialog,
  };
}
