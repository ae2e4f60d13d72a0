import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

interface KeepClothDialogProps {
  open: boolean;
  onClose: () => void;
  onSave: (keepsCloth: boolean) => void;
}

/** Asks at the first save of a block in real fabric if a designed block should be saved too. */
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
            Save this block alone
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
        The block keeps the cloth that you drew it in, and you can colour it in any other later. You can also
        save it as a designed block of the same name, among your saved block designs.
      </p>
    </Dialog>
  );
}
