import { MESSAGES } from '@quiltwright/shared/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
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
import { FailureNote } from '../../panels/FailureNote';
import { Page } from '../../panels/Page';
import { RenameDialog } from '../../panels/RenameDialog';
import { quiltsQuery } from '../../server/queries';
import { allQuiltsQuery, quiltQuery, type ListedQuilt } from '../../server/quilt-queries';
import { isSignedIn, isSubscriber, useSession } from '../../server/session';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { notify } from '../../ui/Notices';
import { DeleteQuiltDialog } from './DeleteQuiltDialog';
import styles from './MyQuiltsScreen.module.css';
import { GuestNote, NoQuilts } from './NoQuilts';
import { QuiltCard } from './QuiltCard';

await openTable(notify);

/** With more quilts than these one looks for a name. */
const SEARCHED_FROM = 9;
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
      {isSubscriber(session) ? <SavedQuilts quilterNum={session.quilterNum} /> : <GuestNote />}
    </Page>
  );
}

function SavedQuilts({ quilterNum }: { quilterNum: number }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: quilts, error, isFetching, refetch } = useQuery(allQuiltsQuery(quilterNum));
  const table = useStore(quiltTable);
  const [window, setWindow] = useState<Window | null>(null);
  const [words, setWords] = useState('');
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

  if (!quilts && error) {
    return (
      <FailureNote
        message={isFetching ? 'Trying again…' : error.message}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  }
  if (!quilts) return <Fetching />;
  const wanted = words.trim().toLowerCase();
  const found = quilts.filter(({ quiltName }) => quiltName.toLowerCase().includes(wanted));
  return (
    <>
      {quilts.length === 0 ? (
        <NoQuilts onStart={begin} />
      ) : (
        <>
          <div className={styles.tools}>
            <p className={styles.count} role="status">
              {wanted === '' ? counted(quilts.length) : `${found.length} of ${counted(quilts.length)}`}
            </p>
            {quilts.length >= SEARCHED_FROM && (
              <Field
                label="Search my quilts"
                labelHidden
                type="search"
                className={styles.search}
                icon={<Search aria-hidden />}
                placeholder="Search by name"
                value={words}
                onChange={(event) => {
                  setWords(event.target.value);
                }}
              />
            )}
            <Button look="primary" onClick={begin}>
              <Plus aria-hidden />
              New quilt
            </Button>
          </div>
          {found.length === 0 && <p>No quilt of yours is called that. Try a shorter word.</p>}
          <ul className={styles.quilts}>
            {found.map((quilt) => (
              <li key={quilt.quiltNum}>
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
              </li>
            ))}
          </ul>
        </>
      )}
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
        <DeleteQuiltDialog
          name={window.quilt.quiltName}
          onTable={
            window.quilt.quiltNum !== table.stored?.quiltNum
              ? 'elsewhere'
              : hasUnsavedChanges(table)
                ? 'stays'
                : 'goes'
          }
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
        />
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

const counted = (count: number) => (count === 1 ? '1 quilt' : `${count} quilts`);

/** Empty cards while the list is on its way. */
function Fetching() {
  return (
    <div role="status">
      <p className="visually-hidden">Fetching your quilts…</p>
      <div className={styles.quilts} aria-hidden>
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className={styles.blank} />
        ))}
      </div>
    </div>
  );
}
