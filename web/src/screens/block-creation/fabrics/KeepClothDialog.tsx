import { Button } from '../../../ui/basics/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';

interface KeepClothDialogProps {
  open: boolean;
  onClose: () => void;
  onSave: (keepsCloth: boolean) => void;
}

/**
 * Asks, at the first save of a block in real fabrics, whether to save a designed block too: a copy that keeps
 * these fabrics.
 */
export function KeepClothDialog({ open, onClose, onSave }: KeepClothDialogProps) {
  return (
    <Dialog
      open={open}
      title="Save a designed block too?"
      onClose={onClose}
      actions={
        <>
          <Button
            onClick={() => {
              onSave(false);
            }}
          >
            Save only this block
          </Button>
          <Button
            look="primary"
            onClick={() => {
              onSave(true);
            }}
          >
            Save a designed block too
          </Button>
        </>
      }
    >
      <p>
        This block keeps the fabrics that you drew it with. You can also save a coloured copy of it, a
        designed block with the same name, in My Saved Block Designs.
      </p>
    </Dialog>
  );
}
