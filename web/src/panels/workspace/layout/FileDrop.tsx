import { FolderInput } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/basics/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { notify } from '../../../ui/basics/notify';
import { useFileDrop } from '../../../ui/basics/use-file-drop';
import type { SessionProps } from '../../../documents/saving/session-props';
import styles from './FileDrop.module.css';

/** Opens a document file that is dropped anywhere on the page. */
export function FileDrop<Design, Content extends object>({ documentSession }: SessionProps<Design, Content>) {
  const isOver = useFileDrop({
    // A picture isn't a document: dropping one shows a notice about where pictures belong.
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
        <span>{`Drop this file to open its ${documentSession.kind.noun}`}</span>
      </p>
    </div>
  );
}

/** The dialog that says why a file was not loaded. */
export function FileFault<Design, Content extends object>({
  documentSession,
}: SessionProps<Design, Content>) {
  const { message } = useStore(documentSession.files.fault);
  const close = () => {
    documentSession.files.fault.setState({ message: null });
  };
  return (
    <Dialog
      open={message !== null}
      title="Not loaded"
      about={
        <>
          <p>{message}</p>
          <p>{`Your ${documentSession.kind.noun} is still open, just as you left it.`}</p>
        </>
      }
      onClose={close}
      actions={
        <Button look="primary" onClick={close}>
          Close
        </Button>
      }
    />
  );
}
