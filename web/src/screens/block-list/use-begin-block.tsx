import { retrDesignedBlock } from '@quiltwright/shared/contract/block-calls';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { blockWork } from '../../document/block-work';
import { DiscardDialog } from '../../panels/DiscardDialog';
import { call } from '../../server/call';
import { notify } from '../../ui/Notices';

/** A block that is to take the place of unsaved work. */
interface Asked {
  work: typeof blockWork;
  begin: () => void;
}

/**
 * Lays a blank block on the table and goes there, after asking where that puts unsaved changes away. What works on
 * blocks is fetched when one is taken: looking at pictures doesn't need it.
 */
export function useBeginBlock(): { begin: (blockNum: number) => void; dialog: ReactNode } {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);

  const take = async (blockNum: number) => {
    const query = { designedBlockNum: String(blockNum) };
    const [block, { beginBlock }, { blockWork }, { isOnlyHere }] = await Promise.all([
      call(retrDesignedBlock, { query }),
      import('../../document/begin-block'),
      import('../../document/block-work'),
      import('../../document/table'),
    ]);
    if (!block.ok) {
      notify(block.error.message);
      return;
    }
    await blockWork.open(notify);
    const begin = () => {
      beginBlock(block.value);
      void navigate('/block-fabric-selection');
    };
    if (isOnlyHere(blockWork.kind, blockWork.table.getState())) setAsked({ work: blockWork, begin });
    else begin();
  };
  const close = () => {
    setAsked(null);
  };
  return {
    begin: (blockNum) => {
      take(blockNum).catch((fault: unknown) => {
        if (fault instanceof Error) notify(fault.message);
      });
    },
    dialog: asked && (
      <DiscardDialog
        work={asked.work}
        open
        next="new"
        onClose={close}
        onDiscard={() => {
          close();
          asked.begin();
        }}
      />
    ),
  };
}
