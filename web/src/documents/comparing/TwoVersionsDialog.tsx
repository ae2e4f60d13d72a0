import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { DocumentSession } from '../../persistence/document-session';
import type { NewerVersion } from '@quiltwright/shared/model/open-document';
import type { SaveOrder } from '../../persistence/saving/save-queue';
import { Button } from '../../ui/basics/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { notify } from '../../ui/basics/notify';
import type { DocumentPresentation } from './document-presentation';
import { FailureNote } from '../../page/forms/FailureNote';
import styles from './TwoVersionsDialog.module.css';

/** The content of a document with its revision, the number that the server raises with each save. */
export interface Numbered {
  revision?: number | undefined;
}

interface TwoVersionsDialogProps<Design, Content extends Numbered> {
  documentSession: DocumentSession<Design, Content>;
  presentation: DocumentPresentation<Content>;
  open: boolean;
  /** The save that the server refused, because the server had a newer version than this page. */
  order: SaveOrder<Content>;
  num: number;
  /** The version on the server. */
  newer: NewerVersion;
  onClose: () => void;
}

/**
 * Shows two versions of a document: the version on this page, and the version on the server that was saved elsewhere.
 * Asks the quilter which version to keep.
 */
export function TwoVersionsDialog<Design, Content extends Numbered>({
  documentSession,
  presentation,
  open,
  order,
  num,
  newer,
  onClose,
}: TwoVersionsDialogProps<Design, Content>) {
  const { kind, saves } = documentSession;
  const openDocument = useStore(documentSession.store);
  const isInEditor = openDocument.id === order.documentId;
  const mine = isInEditor ? kind.contentOf(openDocument.design) : order.content;
  const query = presentation.useStored(num, order.quilterNum, open);
  const theirs = query.data && isCurrent(query.data, newer) ? query.data : null;
  const stored = { num, revision: theirs?.revision ?? 0 };
  const act = (action: () => void) => () => {
    action();
    onClose();
  };

  return (
    <Dialog
      open={open}
      title={`Two versions of this ${kind.noun}`}
      about={
        <p>
          <span>{`${newer.message} Nothing is lost: you have both versions. `}</span>
          {theirs && <span>{differenceWords(presentation.differences(mine, theirs))}</span>}
        </p>
      }
      wide
      opensByItself
      onClose={onClose}
      actions={
        <Button
          look="primary"
          onClick={act(() => {
            saves.asCopy(order.documentId);
          })}
        >
          Save my version as a copy
        </Button>
      }
    >
      <div className={styles.versions}>
        <Version
          heading="Mine"
          documentSession={documentSession}
          presentation={presentation}
          content={mine}
          note="Your version replaces the other version."
          action={
            <Button
              disabled={!theirs}
              onClick={act(() => {
                saves.keepMine(stored, order.documentId);
              })}
            >
              Keep mine
            </Button>
          }
        />
        <Version
          heading="Theirs"
          documentSession={documentSession}
          presentation={presentation}
          content={theirs}
          note={
            isInEditor
              ? 'Undo brings your version back.'
              : 'The other version replaces yours on the screen. Undo brings your version back.'
          }
          action={
            <Button
              disabled={!theirs}
              onClick={() => {
                const taken = theirs && documentSession.takeTheirs(theirs, stored, order.documentId);
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

interface VersionProps<Design, Content extends object> extends Pick<
  TwoVersionsDialogProps<Design, Content>,
  'documentSession' | 'presentation'
> {
  heading: string;
  /** The content of the version; null while it is unknown. */
  content: Content | null;
  /** A note on the effect of choosing this version. */
  note: string;
  action: ReactNode;
  /** Content that replaces the picture of the version. */
  children?: ReactNode;
}

function Version<Design, Content extends object>({
  documentSession,
  presentation,
  heading,
  content,
  note,
  action,
  children,
}: VersionProps<Design, Content>) {
  const name = content && documentSession.kind.nameOf(content);
  return (
    <section className={styles.version} aria-label={heading}>
      <h3>{heading}</h3>
      <div className={styles.picture}>
        {content ? <presentation.Picture content={content} label={`${heading}: ${name}`} /> : children}
      </div>
      <p className={styles.name}>{name ?? '\u00a0'}</p>
      <p className={styles.quiet}>{content ? presentation.details(content) : '\u00a0'}</p>
      {action}
      <p className={styles.quiet}>{note}</p>
    </section>
  );
}

/**
 * True if the fetched content isn't older than the server's version. Content that was fetched before the save was
 * refused may be older.
 */
function isCurrent({ revision = 0 }: Numbered, newer: NewerVersion): boolean {
  return revision >= newer.revision;
}

function differenceWords(differences: readonly string[]): string {
  if (differences.length === 0) return 'Both versions look the same.';
  return `The two versions differ in ${new Intl.ListFormat('en').format(differences)}.`;
}
