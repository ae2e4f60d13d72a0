import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DocumentSession } from '../../../persistence/document-session';
import { DiscardDialog } from '../../../documents/discarding/DiscardDialog';
import { useTab } from '../../../server/session/use-tab';
import { fetchChunk } from '../../../browser/chunks';
import { call } from '../../../server/calls/call';
import { isPassing } from '../../../server/calls/call-failure';
import { createSession, isSignedIn } from '../../../server/session/session';
import { GUEST, logIn } from '../../../server/account/sign-in';
import { notify } from '../../../ui/basics/notify';
import { useTurns } from '../../../ui/hooks/use-turns';

interface Prepared<Design, Content extends object> {
  documentSession: DocumentSession<Design, Content>;
  /** True if `begin` would discard unsaved work. */
  mustAsk: boolean;
  begin: () => void;
}

/** The editor in which a block is opened: `block` to colour it, or `quilt` to set it into a quilt. */
export type BegunOn = 'block' | 'quilt';

const editorPaths: Record<BegunOn, string> = {
  block: '/block-fabric-selection',
  quilt: '/standard-quilt-layouts',
};

/**
 * Returns `begin`, which opens a blank block in the block editor, or a quilt made of the block. If unsaved work would
 * be lost, `dialog` asks first. If several blocks are chosen in quick succession, only the last block opens. No block
 * opens after the quilter has left the screen. People who aren't signed in start the free trial. The editors' code is
 * loaded when a block is chosen. `begin` resolves when the block is open, when the dialog asks, or when nothing will
 * open.
 */
export function useBeginBlock(): {
  begin: (blockNum: number, on?: BegunOn) => Promise<void>;
  dialog: ReactNode;
} {
  const tab = useTab();
  const session = tab.get(createSession);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ReactNode>(null);
  const beginTurn = useTurns();

  const { pathname } = useLocation();
  useEffect(
    () => () => {
      // A new turn without a task makes all earlier tasks outdated.
      beginTurn();
      setAsked(null);
    },
    [pathname, beginTurn],
  );

  const close = () => {
    setAsked(null);
  };
  const lay = <Design, Content extends object>(
    { documentSession, mustAsk, begin: beginInEditor }: Prepared<Design, Content>,
    on: BegunOn,
    isLast: () => boolean,
  ) => {
    if (!isLast()) return;
    const begin = () => {
      beginInEditor();
      void navigate(editorPaths[on]);
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
      const again = { label: 'Try again', onClick: () => void take(blockNum, on, beginTurn()) };
      notify(
        `The block could not be opened. ${block.error.message}`,
        isPassing(block.error) ? again : undefined,
      );
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
    begin: (blockNum, on = 'block') => take(blockNum, on, beginTurn()),
    dialog: asked,
  };
}
