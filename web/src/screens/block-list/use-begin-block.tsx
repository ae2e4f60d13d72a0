import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { createDesignedBlockSession } from '../../persistence/designed-block-session';
import { DiscardDialog } from '../../panels/DiscardDialog';
import { useTab } from '../../server/use-tab';
import { fetchChunk } from '../../browser/chunks';
import { call } from '../../server/call';
import { createSession, isSignedIn } from '../../server/session';
import { GUEST, logIn } from '../../server/sign-in';
import { notify } from '../../ui/notify';
import { useTurns } from '../../ui/use-turns';

/** A block that is to take the place of what is nowhere else. */
interface Asked {
  documentSession: ReturnType<typeof createDesignedBlockSession>;
  begin: () => void;
}

/**
 * Lays a blank block on the table and goes there, after asking where that puts something away that is nowhere else; of
 * several that are taken the last, and none once the list was left. Whoever isn't signed in begins the free trial by it.
 * What works on blocks is fetched when one is taken: looking at pictures doesn't need it.
 */
export function useBeginBlock(): { begin: (blockNum: number) => void; dialog: ReactNode } {
  const tab = useTab();
  const session = tab.get(createSession);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const beginTurn = useTurns();

  const take = async (blockNum: number, isLast: () => boolean) => {
    if (!isSignedIn(session.getState())) {
      const trial = await logIn(tab, GUEST);
      if (!isLast()) return;
      if (!trial.ok) {
        notify(`The free trial could not be opened. ${trial.error.message}`);
        return;
      }
      if (!trial.value) {
        void navigate('/login-fail');
        return;
      }
    }
    const block = await call(session, 'retrDesignedBlock', { query: { designedBlockNum: String(blockNum) } });
    if (!isLast()) return;
    if (!block.ok) {
      notify(block.error.message);
      return;
    }
    const { prepareBlock } = await fetchChunk('prepare-block', () => import('./prepare-block'));
    const { documentSession, mustAsk, begin: beginOnTable } = await prepareBlock(tab, block.value);
    if (!isLast()) return;
    const begin = () => {
      beginOnTable();
      void navigate('/block-fabric-selection');
    };
    if (mustAsk) setAsked({ documentSession, begin });
    else begin();
  };
  const close = () => {
    setAsked(null);
  };
  return {
    begin: (blockNum) => {
      void take(blockNum, beginTurn());
    },
    dialog: asked && (
      <DiscardDialog
        documentSession={asked.documentSession}
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
