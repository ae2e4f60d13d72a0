import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

interface NameDialogProps {
  open: boolean;
  title: string;
  /** What the button that saves is called. */
  save: string;
  field: ReactNode;
  onClose: () => void;
  onSave: () => void;
}

/** The name field where the bar has no room for it. */
export function NameDialog({ open, title, save, field, onClose, onSave }: NameDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button look="primary" onClick={onSave}>
            {save}
          </Button>
        </>
      }
    >
      {field}
    </Dialog>
  );
}
