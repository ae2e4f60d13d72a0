import { Download, FolderInput, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { downloadQuilt, loadQuiltFile } from '../document/file-work';
import { discardLeft, leftDrafts, openLeft, type LeftDraft } from '../document/left-drafts';
import { Button, IconButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { notify } from '../ui/Notices';
import styles from './QuiltFiles.module.css';

/** Downloads the quilt on the table and loads others, from files and from what closed tabs left on this device. */
export function QuiltFiles() {
  const input = useRef<HTMLInputElement>(null);
  const { drafts } = useStore(leftDrafts);
  return (
    <section className={styles.files} aria-label="Files">
      <div className={styles.buttons}>
        <Button look="quiet" onClick={downloadQuilt}>
          <Download aria-hidden />
          Download a file
        </Button>
        <Button look="quiet" onClick={() => input.current?.click()}>
          <FolderInput aria-hidden />
          Load a file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) void loadQuiltFile(file, notify);
          }}
        />
      </div>
      {drafts.length > 0 && <LeftDrafts drafts={drafts} />}
    </section>
  );
}

function LeftDrafts({ drafts }: { drafts: readonly LeftDraft[] }) {
  const [doomed, setDoomed] = useState<LeftDraft | null>(null);
  const close = () => {
    setDoomed(null);
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
              {nameOf(draft)}
              <span>{momentOf(draft)}</span>
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
        title="Delete this quilt?"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button
              look="primary"
              onClick={() => {
                if (doomed) void discardLeft(doomed.slot);
                close();
              }}
            >
              Delete
            </Button>
          </>
        }
      >
        <p>What was not saved of {doomed && nameOf(doomed)} is nowhere else.</p>
      </Dialog>
    </>
  );
}

async function open(slot: string): Promise<void> {
  const answer = await openLeft(slot);
  const words = answer.ok ? answer.value : answer.error.message;
  if (words) notify(words);
}

function nameOf({ quiltName }: LeftDraft): string {
  return quiltName === '' ? 'Unnamed quilt' : `“${quiltName}”`;
}

function momentOf({ changedAt }: LeftDraft): string {
  const moment = new Date(changedAt);
  const isToday = moment.toDateString() === new Date().toDateString();
  return isToday
    ? moment.toLocaleTimeString(undefined, { timeStyle: 'short' })
    : moment.toLocaleDateString(undefined, { dateStyle: 'medium' });
}
