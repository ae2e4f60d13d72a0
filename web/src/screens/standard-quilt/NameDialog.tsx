import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NameField } from './NameField';

interface NameDialogProps {
  open: boolean;
  quilt: Quilt;
  showFault: boolean;
  onClose: () => void;
  onSave: () => void;
}

/** The quilt's name where the bar has no room for the field. */
export function NameDialog({ open, quilt, showFault, onClose, onSave }: NameDialogProps) {
  return (
    <Dialog
      open={open}
      title="Name your quilt"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button look="primary" onClick={onSave}>
            Save
          </Button>
        </>
      }
    >
      <NameField quilt={quilt} showFault={showFault} />
    </Dialog>
  );
}
