import { Download, FolderInput, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { hasUnsavedChanges } from '../persistence/document-store';
import type { DocumentSession } from '../persistence/document-session';
import { Button, IconButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { notify } from '../ui/Notices';
import { useFileDrop } from '../ui/use-file-drop';
import styles from './TableKeeper.module.css';

interface TableKeeperProps<Design, Content extends object> {
  documentSession: DocumentSession<Design, Content>;
}

/** Stands once on an editing screen: warns when the browser keeps nothing, and takes files that are dropped. */
export function TableKeeper<Design, Content extends object>({
  documentSession,
}: TableKeeperProps<Design, Content>) {
  return (
    <>
      <NotKept documentSession={documentSession} />
      <FileDrop documentSession={documentSession} />
      <FileFault documentSession={documentSession} />
    </>
  );
}

/** Stays until the browser keeps what is on the table, nothing of it is only here, or somebody has read it. */
function NotKept<Design, Content extends object>({ documentSession }: TableKeeperProps<Design, Content>) {
  const { fault } = useStore(documentSession.draftKept);
  const isLoss = useStore(documentSession.store, (document) =>
    hasUnsavedChanges(documentSession.kind, document),
  );
  return fault !== null && isLoss && <Warning fault={fault} documentSession={documentSession} />;
}

function Warning<Design, Content extends object>({
  fault,
  documentSession,
}: TableKeeperProps<Design, Content> & { fault: string }) {
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <div role="alert" className={styles.warning}>
      <TriangleAlert aria-hidden />
      <p>{fault} What you make is lost when this page closes, unless you save it or download it.</p>
      <Button onClick={documentSession.files.download}>
        <Download aria-hidden />
        Download a file
      </Button>
      <IconButton
        label="Hide this warning"
        onClick={() => {
          setHidden(true);
        }}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

/** Lets a file be dropped anywhere on the page. */
function FileDrop<Design, Content extends object>({ documentSession }: TableKeeperProps<Design, Content>) {
  const isOver = useFileDrop({
    // A picture is no document: who drops one is told where it goes.
    takes: (type) => !type.startsWith('image/'),
    onDrop: ([file]) => {
      if (file) void documentSession.files.load(file, notify);
    },
  });
  if (!isOver) return null;
  return (
    <div className={styles.drop}>
      <p>
        <FolderInput aria-hidden />
        Let go to put the {documentSession.kind.noun} in this file on the table
      </p>
    </div>
  );
}

function FileFault<Design, Content extends object>({ documentSession }: TableKeeperProps<Design, Content>) {
  const { message } = useStore(documentSession.files.fault);
  const close = () => {
    documentSession.files.fault.setState({ message: null });
  };
  return (
    <Dialog
      open={message !== null}
      title="Not loaded"
      onClose={close}
      actions={
        <Button look="primary" onClick={close}>
          Close
        </Button>
      }
    >
      <p>{message}</p>
      <p>Your {documentSession.kind.noun} is still on the table, just as you left it.</p>
    </Dialog>
  );
}
