import { MESSAGES } from '@quiltwright/shared/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { hasUnsavedChanges } from '../../document/quilt-document';
import { quiltTable } from '../../document/quilt-store';
import { openTable } from '../../document/open-table';
import { startNewQuilt } from '../../document/lay-on-table';
import { deleteStored, putOnTable, renameStored } from '../../document/stored-quilts';
import { AccountNav } from '../../panels/AccountNav';
import { DiscardDialog } from '../../panels/DiscardDialog';
import { Page } from '../../panels/Page';
import { DeleteDialog } from '../../panels/saved/DeleteDialog';
import { GuestNote } from '../../panels/saved/GuestNote';
import { NoneSaved } from '../../panels/saved/NoneSaved';
import { RenameDialog } from '../../panels/saved/RenameDialog';
import { SavedList } from '../../panels/saved/SavedList';
import { quiltsQuery } from '../../server/queries';
import { allQuiltsQuery, quiltQuery, type ListedQuilt } from '../../server/quilt-queries';
import { isSignedIn, isSubscriber, useSession } from '../../server/session';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/Notices';
import { QuiltCard } from './QuiltCard';

await openTable(notify);

/** The blocks of the small quilt that stands for one to come. */
const SAMPLE = ['Ohio Star', 'Churn Dash'] as const;
const EDITOR = '/standard-quilt-layouts';

/** What stands over the list. A quilt of null is a new one. */
type Window =
  | { kind: 'rename'; quilt: ListedQuilt }
  | { kind: 'delete'; quilt: ListedQuilt }
  /** Asks before the quilt takes the place of unsaved changes on the table. */
  | { kind: 'discard'; quilt: ListedQuilt | null };

export function MyQuiltsScreen() {
  const session = useSession();
  if (!isSignedIn(session)) return <Navigate to="/login" replace />;
  return (
    <Page
      title="My Quilts"
      lead={
        isSubscriber(session) ? undefined : 'Quilts that you save are kept here, to be opened on any device.'
      }
      wide
      nav={<AccountNav />}
    >
      {isSubscriber(session) ? (
        <SavedQuilts quilterNum={session.quilterNum} />
      ) : (
        <NoneSaved heading="Saved quilts are for subscribers" sample={SAMPLE}>
          <GuestNote back={{ to: EDITOR, name: 'Back to your quilt' }}>
            You are testing it out as a guest: quilts can’t be saved. The one that you are making is kept on
            this device, and is yours to save once you have subscribed.
          </GuestNote>
        </NoneSaved>
      )}
    </Page>
  );
}

function SavedQuilts({ quilterNum }: { quilterNum: number }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const list = useQuery(allQuiltsQuery(quilterNum));
  const table = useStore(quiltTable);
  const [window, setWindow] = useState<Window | null>(null);
  /** The quilt that is being opened. */
  const [opening, setOpening] = useState<number | null>(null);

  const closeWindow = () => {
    setWindow(null);
  };
  const refreshList = () => {
    void queryClient.invalidateQueries({ queryKey: quiltsQuery(quilterNum).queryKey });
  };

  const open = async ({ quiltNum }: ListedQuilt) => {
    setOpening(quiltNum);
    try {
      putOnTable(await queryClient.query(quiltQuery(quiltNum, quilterNum)));
      await navigate(EDITOR);
    } catch (fault) {
      if (fault instanceof Error) notify(fault.message);
    } finally {
      setOpening(null);
    }
  };
  /** Puts a saved quilt, or null for a new one, in the place of the one on the table. */
  const replaceBy = (quilt: ListedQuilt | null) => {
    setWindow(null);
    if (quilt) void open(quilt);
    else {
      startNewQuilt();
      void navigate(EDITOR);
    }
  };
  const askToReplaceBy = (quilt: ListedQuilt | null) => {
    if (quilt && quilt.quiltNum === table.stored?.quiltNum) void navigate(EDITOR);
    else if (hasUnsavedChanges(table)) setWindow({ kind: 'discard', quilt });
    else replaceBy(quilt);
  };
  const begin = () => {
    askToReplaceBy(null);
  };

  return (
    <>
      <SavedList
        of="quilt"
        list={list}
        numOf={({ quiltNum }) => quiltNum}
        nameOf={({ quiltName }) => quiltName}
        card={(quilt) => (
          <QuiltCard
            quilt={quilt}
            isOnTable={quilt.quiltNum === table.stored?.quiltNum}
            isOpening={quilt.quiltNum === opening}
            onOpen={() => {
              askToReplaceBy(quilt);
            }}
            onRename={() => {
              setWindow({ kind: 'rename', quilt });
            }}
            onDelete={() => {
              setWindow({ kind: 'delete', quilt });
            }}
          />
        )}
        beginning="New quilt"
        onBegin={begin}
        empty={
          <NoneSaved heading="Your first quilt goes here" sample={SAMPLE}>
            <p>
              Choose a size, a layout and your blocks, give the quilt a name and save it. It will wait for you
              here.
            </p>
            <Button look="primary" onClick={begin}>
              Start a quilt
            </Button>
          </NoneSaved>
        }
      />
      {window?.kind === 'rename' && (
        <RenameDialog
          of="quilt"
          name={window.quilt.quiltName}
          onRename={async (name) => {
            const answer = await renameStored(window.quilt.quiltNum, name);
            if (answer.ok) notify(MESSAGES.quiltRenamed);
            refreshList();
            return answer;
          }}
          onClose={closeWindow}
        />
      )}
      {window?.kind === 'delete' && (
        <DeleteDialog
          of="quilt"
          name={window.quilt.quiltName}
          onDelete={async () => {
            const { quiltNum } = window.quilt;
            const answer = await deleteStored(quiltNum);
            if (answer.ok) {
              notify(MESSAGES.quiltDeleted);
              queryClient.setQueryData(allQuiltsQuery(quilterNum).queryKey, (listed) =>
                listed?.filter((quilt) => quilt.quiltNum !== quiltNum),
              );
            }
            refreshList();
            return answer;
          }}
          onClose={closeWindow}
        >
          {window.quilt.quiltNum === table.stored?.quiltNum &&
            (hasUnsavedChanges(table)
              ? 'It lies on the table with changes that are not saved: there it stays, as a new quilt.'
              : 'It is taken off the table too.')}
        </DeleteDialog>
      )}
      <DiscardDialog
        open={window?.kind === 'discard'}
        next={window?.kind === 'discard' && window.quilt === null ? 'new' : 'saved'}
        onClose={closeWindow}
        onDiscard={() => {
          if (window?.kind === 'discard') replaceBy(window.quilt);
        }}
      />
    </>
  );
}
