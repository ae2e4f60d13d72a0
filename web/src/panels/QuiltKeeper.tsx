import { Download, FolderInput, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { draftKept } from '../document/draft-place';
import { downloadQuilt, fileFault, loadQuiltFile } from '../document/file-work';
import { hasUnsavedChanges } from '../document/quilt-document';
import { quiltTable } from '../document/quilt-store';
import { Button, IconButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { notify } from '../ui/Notices';
import styles from './QuiltKeeper.module.css';

/** Stands once on an editing screen: warns when the browser keeps nothing, and takes files that are dropped. */
export function QuiltKeeper() {
  return (
    <>
      <NotKept />
      <FileDrop />
      <FileFault />
    </>
  );
}

/** Stays until the browser keeps the quilt, it is saved, or somebody has read it. */
function NotKept() {
  const { fault } = useStore(draftKept);
  const isUnsaved = useStore(quiltTable, hasUnsavedChanges);
  return fault !== null && isUnsaved && <Warning fault={fault} />;
}

function Warning({ fault }: { fault: string }) {
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <div role="alert" className={styles.warning}>
      <TriangleAlert aria-hidden />
      <p>{fault} What you make is lost when this page closes, unless you save it or download it.</p>
      <Button onClick={downloadQuilt}>
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
function FileDrop() {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void loadQuiltFile(file, notify);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  if (!isOver) return null;
  return (
    <div className={styles.drop}>
      <p>
        <FolderInput aria-hidden />
        Let go to put the quilt in this file on the table
      </p>
    </div>
  );
}

function FileFault() {
  const { message } = useStore(fileFault);
  const close = () => {
    fileFault.setState({ message: null });
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
      <p>Your quilt is still on the table, just as you left it.</p>
    </Dialog>
  );
}
