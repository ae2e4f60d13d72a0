import { titleOf } from '@quiltwright/shared/contract/block-list-item';
import { recolour } from '@quiltwright/shared/quilting/shapes/shape';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { fetchChunk } from '../../browser/chunks';
import { usePatchesDialog } from '../../panels/patches/list/use-patches-dialog';
import { useFabrics } from '../../server/fabrics/use-fabrics';
import { blockPicture } from '../../server/uploads/pictures';
import { premadeBlocksQuery } from '../../server/queries/queries';
import { notify } from '../../ui/basics/notify';
import { useLatest } from '../../ui/hooks/use-latest';
import { useTurns } from '../../ui/hooks/use-turns';
import type { ListedBlock } from './listed-block';

const none: readonly number[] = [];

/**
 * Returns `show`, which opens a dialog with the patches of a listed block, and the `dialog`. `show` is the same
 * function in each render.
 */
export function useListedPatches(): { show: (block: ListedBlock) => void; dialog: ReactNode } {
  const [cloth, setCloth] = useState(none);
  const fabric = useFabrics(cloth, null);
  const { show, dialog } = usePatchesDialog(fabric);
  const beginTurn = useTurns();
  const client = useQueryClient();
  /** Returns the listed block with its shapes, which the list may lack. */
  const whole = async (listed: ListedBlock) => {
    const blocks = await client.query(premadeBlocksQuery).catch(() => []);
    return blocks.find(({ designedBlockNum }) => designedBlockNum === listed.designedBlockNum);
  };
  const take = async (listed: ListedBlock, isLast: () => boolean) => {
    const [{ readLevels }, block] = await Promise.all([
      fetchChunk('checks', () => import('../../server/calls/checks')),
      whole(listed),
    ]);
    if (!isLast()) return;
    const read = block && readLevels(block);
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
    show: useLatest((block) => void take(block, beginTurn())),
    dialog,
  };
}
