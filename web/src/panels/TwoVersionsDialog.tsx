import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { quiltTable } from '../document/quilt-store';
import { keepMine, saveAsCopy } from '../document/quilt-work';
import { takeTheirs } from '../document/lay-on-table';
import type { CallFailure } from '../server/call-failure';
import { quiltQuery } from '../server/quilt-queries';
import type { SaveOrder } from '../server/save-queue';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { notify } from '../ui/Notices';
import { FailureNote } from './FailureNote';
import { quiltDifferences } from './quilt-differences';
import { QuiltPicture } from './QuiltPicture';
import styles from './TwoVersionsDialog.module.css';
import { sizeWords } from './size-words';

interface TwoVersionsDialogProps {
  open: boolean;
  /** What was to be saved over a version that isn't the one it began with. */
  order: SaveOrder;
  quiltNum: number;
  failure: CallFailure;
  onClose: () => void;
}

/** Shows a quilt as it is here and as it was saved elsewhere, and asks what shall become of both. */
export function TwoVersionsDialog({ open, order, quiltNum, failure, onClose }: TwoVersionsDialogProps) {
  const table = useStore(quiltTable);
  const isOnTable = table.id === order.documentId;
  const mine = isOnTable ? table.design.quilt : order.quilt;
  const query = useQuery({ ...quiltQuery(quiltNum, order.quilterNum), enabled: open });
  const theirs = query.data && isCurrent(query.data, failure) ? query.data : null;
  const act = (action: () => void) => () => {
    action();
    onClose();
  };

  return (
    <Dialog
      open={open}
      title="Two versions of this quilt"
      wide
      onClose={onClose}
      actions={
        <Button look="primary" onClick={act(saveAsCopy)}>
          Save mine as a copy
        </Button>
      }
    >
      <p>
        {failure.message} Nothing is lost: both versions are here.{' '}
        {theirs && differenceWords(quiltDifferences(mine, theirs))}
      </p>
      <div className={styles.versions}>
        <Version
          heading="Mine"
          quilt={mine}
          note="It replaces the other version."
          action={
            <Button
              disabled={!theirs}
              onClick={act(() => {
                if (theirs) keepMine({ quiltNum, revision: theirs.revision ?? 0 });
              })}
            >
              Keep mine
            </Button>
          }
        />
        <Version
          heading="Theirs"
          quilt={theirs}
          note={isOnTable ? 'Undo brings mine back.' : 'It comes to the table; undo brings mine.'}
          action={
            <Button
              disabled={!theirs}
              onClick={() => {
                const taken = theirs && takeTheirs(theirs);
                if (taken?.ok) onClose();
                else if (taken) notify(taken.error.message);
              }}
            >
              Take theirs
            </Button>
          }
        >
          {query.error && !theirs && (
            <FailureNote
              message={query.isFetching ? 'Trying again…' : query.error.message}
              onRetry={() => {
                void query.refetch();
              }}
            />
          )}
        </Version>
      </div>
    </Dialog>
  );
}

interface VersionProps {
  heading: string;
  /** Null while it isn't known. */
  quilt: Quilt | null;
  /** What choosing it does. */
  note: string;
  action: ReactNode;
  /** Stands in for the picture. */
  children?: ReactNode;
}

function Version({ heading, quilt, note, action, children }: VersionProps) {
  return (
    <section className={styles.version} aria-label={heading}>
      <h3>{heading}</h3>
      <div className={styles.picture}>
        {quilt ? <QuiltPicture quilt={quilt} label={`${heading}: ${quilt.quiltName}`} /> : children}
      </div>
      <p className={styles.name}>{quilt?.quiltName ?? '\u00a0'}</p>
      <p className={styles.quiet}>{quilt ? sizeWords(quilt) : '\u00a0'}</p>
      {action}
      <p className={styles.quiet}>{note}</p>
    </section>
  );
}

/** What was fetched before the server refused the save may be older than what it has. */
function isCurrent({ revision = 0 }: Quilt, { problem }: CallFailure): boolean {
  return revision >= (problem?.revision ?? 0);
}

function differenceWords(differences: readonly string[]): string {
  if (differences.length === 0) return 'They look the same.';
  return `They differ in ${new Intl.ListFormat('en').format(differences)}.`;
}
