import type { ReactNode } from 'react';
import { Button } from '../../../ui/basics/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';

interface NameDialogProps {
  open: boolean;
  title: string;
  /** The words of the button that accepts the name. */
  enter: string;
  field: ReactNode;
  onClose: () => void;
  onEnter: () => void;
}

/** The dialog with the name field, for layouts whose bar has no room for the field. */
export function NameDialog({ open, title, enter, field, onClose, onEnter }: NameDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button look="primary" onClick={onEnter}>
            {enter}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        {field}
      </form>
    </Dialog>
  );
}
