import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

interface DiscardDialogProps {
  open: boolean;
  /** What takes its place. */
  next: 'saved' | 'new';
  onClose: () => void;
  onDiscard: () => void;
}

/** Before another quilt takes the place of one with changes that aren't saved. */
export function DiscardDialog({ open, next, onClose, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      open={open}
      title="Your changes are not saved"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onDiscard}>{next === 'new' ? 'Start' : 'Open'} without saving</Button>
          <Button look="primary" onClick={onClose}>
            Keep working
          </Button>
        </>
      }
    >
      <p>
        The quilt on the table has changes that are not saved. When you {next === 'new' ? 'start' : 'open'}{' '}
        another one, it is kept on this device only: look for it below your saved quilts.
      </p>
    </Dialog>
  );
}
