import { Download, FolderInput, X } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { LeftDraft } from '../../persistence/drafts/left-drafts';
import { Button, IconButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { notify } from '../../ui/notify';
import { ExportButton } from '../export/ExportButton';
import { PrintButton } from '../print/PrintButton';
import type { SessionProps } from '../workspace/session-props';
import styles from './FilesPanel.module.css';
import { UnpaidNote } from '../UnpaidNote';

function Files<Design, Content extends object>({ documentSession }: SessionProps<Design, Content>) {
  const input = useRef<HTMLInputElement>(null);
  const { drafts } = useStore(documentSession.left.list);
  const onTable = () => {
    const { design, newName } = documentSession.store.getState();
    const content = documentSession.kind.contentOf(design);
    return { content, name: documentSession.kind.nameOf(content) || newName.trim() };
  };
  return (
    <section className={styles.files} aria-label="Files">
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => void documentSession.files.download()}>
          <Download aria-hidden />
          Download a file
        </Button>
        <Button look="quiet" onClick={() => input.current?.click()}>
          <FolderInput aria-hidden />
          Load a file
        </Button>
        <PrintButton content={onTable} />
        <ExportButton content={onTable} />
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) void documentSession.files.load(file, notify);
          }}
        />
      </div>
      <UnpaidNote documentSession={documentSession} />
      {drafts.length > 0 && <LeftDrafts documentSession={documentSession} drafts={drafts} />}
    </section>
  );
}

/** Downloads, prints and exports what is on the table, and loads others, from files and from what closed tabs left on this device. */
export const FilesPanel = memo(Files) as typeof Files;

interface LeftDraftsProps<Design, Content extends object> extends SessionProps<Design, Content> {
  drafts: readonly LeftDraft[];
}

function LeftDrafts<Design, Content extends object>({
  documentSession,
  drafts,
}: LeftDraftsProps<Design, Content>) {
  const { kind, left } = documentSession;
  const [doomed, setDoomed] = useState<LeftDraft | null>(null);
  const close = () => {
    setDoomed(null);
  };
  const nameOf = ({ name }: LeftDraft) => (name === '' ? `Unnamed ${kind.noun}` : `“${name}”`);
  const open = async (slot: string) => {
    const answer = await left.open(slot);
    const words = answer.ok ? answer.value : answer.error.message;
    if (words) notify(words);
  };
  return (
    <>
      <h3 className={styles.heading}>Kept on this device</h3>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={draft.slot}>
            <button
              type="button"
              className={styles.draft}
              onClick={() => {
                void open(draft.slot);
              }}
            >
              <span>{nameOf(draft)}</span>
              <span className={styles.moment}>{momentOf(draft)}</span>
            </button>
            <IconButton
              label={`Delete ${nameOf(draft)} from this device`}
              onClick={() => {
                setDoomed(draft);
              }}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Dialog
        open={doomed !== null}
        title={`Delete this ${kind.noun}?`}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button
              look="primary"
              onClick={() => {
                if (doomed) void left.discard(doomed.slot);
                close();
              }}
            >
              Delete
            </Button>
          </>
        }
      >
        {doomed && <p>{`What was not saved of ${nameOf(doomed)} is nowhere else.`}</p>}
      </Dialog>
    </>
  );
}

function momentOf({ changedAt }: LeftDraft): string {
  const moment = new Date(changedAt);
  const isToday = moment.toDateString() === new Date().toDateString();
  return isToday
    ? moment.toLocaleTimeString(undefined, { timeStyle: 'short' })
    : moment.toLocaleDateString(undefined, { dateStyle: 'medium' });
}
