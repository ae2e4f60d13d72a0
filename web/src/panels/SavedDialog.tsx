import { MESSAGES } from '@quiltwright/shared/messages';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

/** After a save that succeeded. */
export function SavedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      title={MESSAGES.savedTitle}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>{MESSAGES.saved}</p>
      <p>{MESSAGES.savedWhere}</p>
    </Dialog>
  );
}
