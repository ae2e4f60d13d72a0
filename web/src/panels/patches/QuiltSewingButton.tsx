import { Spool } from 'lucide-react';
import { useState } from 'react';
import { fetchChunk } from '../../browser/chunks';
import { Button } from '../../ui/Button';
import styles from './PatchesButton.module.css';
import type { QuiltSewingDialog, QuiltSewingProps } from './QuiltSewingDialog';

/** Opens what is hard to sew in the quilt on the table. The dialog is fetched when it is first asked for. */
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
        <Spool aria-hidden />
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
