import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DocumentSession } from '../../persistence/document-session';
import { DiscardDialog } from '../DiscardDialog';
import { useTab } from '../../server/use-tab';
import { fetchChunk } from '../../browser/chunks';
import { call } from '../../server/call';
import { createSession, isSignedIn } from '../../server/session';
import { GUEST, logIn } from '../../server/sign-in';
import { notify } from '../../ui/notify';
import { useTurns } from '../../ui/use-turns';

interface Prepared<Design, Content extends object> {
  documentSession: DocumentSession<Design, Content>;
  /** It would put away something that is nowhere else. */
  mustAsk: boolean;
  begin: () => void;
}

/** What a block is taken for: to be coloured on its own, or to be set into a quilt. */
export type BegunOn = 'block' | 'quilt';

const tables: Record<BegunOn, string> = {
  block: '/block-fabric-selection',
  quilt: '/standard-quilt-layouts',
};

/**
 * Lays a blank block, or a quilt of it, on its table and goes there, after asking where that puts something away that is
 * nowhere else; of several that are taken the last, and none once the list was left. Whoever isn't signed in begins the
 * free trial by it. What works on blocks is fetched when one is taken: looking at pictures doesn't need it.
 */
export function useBeginBlock(): {
  begin: (blockNum: number, on?: BegunOn) => void;
  dialog: ReactNode;
} {
  const tab = useTab();
  const session = tab.get(createSession);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ReactNode>(null);
  const beginTurn = useTurns();

  const close = () => {
    setAsked(null);
  };
  const lay = <Design, Content extends object>(
    { documentSession, mustAsk, begin: beginOnTable }: Prepared<Design, Content>,
    on: BegunOn,
    isLast: () => boolean,
  ) => {
    if (!isLast()) return;
    const begin = () => {
      beginOnTable();
      void navigate(tables[on]);
    };
    if (!mustAsk) begin();
    else
      setAsked(
        <DiscardDialog
          documentSession={documentSession}
          open
          next="new"
          onClose={close}
          onDiscard={() => {
            close();
            begin();
          }}
        />,
      );
  };
  const take = async (blockNum: number, on: BegunOn, isLast: () => boolean) => {
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
    if (on === 'quilt') {
      const { prepareQuilt } = await fetchChunk('prepare-quilt', () => import('./prepare-quilt'));
      lay(await prepareQuilt(tab, block.value), on, isLast);
    } else {
      const { prepareBlock } = await fetchChunk('prepare-block', () => import('./prepare-block'));
      lay(await prepareBlock(tab, block.value), on, isLast);
    }
  };
  return {
    begin: (blockNum, on = 'block') => {
      void take(blockNum, on, beginTurn());
    },
    dialog: asked,
  };
}
