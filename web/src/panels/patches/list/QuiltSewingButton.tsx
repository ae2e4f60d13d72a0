import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { fetchChunk } from '../../../browser/chunks';
import { Button } from '../../../ui/basics/Button';
import styles from './PatchesButton.module.css';
import type { QuiltSewingDialog, QuiltSewingProps } from './QuiltSewingDialog';

/**
 * The button that opens the dialog with the difficulties in sewing the open quilt. The dialog's code is loaded when
 * the dialog first opens.
 */
export function QuiltSewingButton(props: QuiltSewingProps) {
  const [chunk, setChunk] = useState<{ QuiltSewingDialog: typeof QuiltSewingDialog } | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={styles.button}
        onClick={() => {
          setOpen(true);
          void fetchChunk('QuiltSewingDialog', () => import('./QuiltSewingDialog')).then(setChunk);
        }}
      >
        <ClipboardList aria-hidden />
        How it sews
      </Button>
      {chunk && isOpen && (
        <chunk.QuiltSewingDialog
          {...props}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
