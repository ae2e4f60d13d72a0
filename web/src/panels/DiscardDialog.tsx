import { Download } from 'lucide-react';
import { useStore } from 'zustand';
import { canBeLeft, draftKept } from '../document/draft-place';
import { downloadQuilt } from '../document/file-work';
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
  const isKept = useStore(draftKept, canBeLeft);
  const verb = next === 'new' ? 'start' : 'open';
  return (
    <Dialog
      open={open}
      title="Your changes are not saved"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onDiscard}>{next === 'new' ? 'Start' : 'Open'} without saving</Button>
          {!isKept && (
            <Button onClick={downloadQuilt}>
              <Download aria-hidden />
              Download a file
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            Keep working
          </Button>
        </>
      }
    >
      <p>
        The quilt on the table has changes that are not saved.{' '}
        {isKept
          ? `When you ${verb} another one, it is kept on this device only: look for it below your saved quilts.`
          : `This device can’t keep them: when you ${verb} another one, they are lost. Save the quilt or download it as a file first.`}
      </p>
    </Dialog>
  );
}
