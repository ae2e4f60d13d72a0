import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

interface KeepClothDialogProps {
  open: boolean;
  onClose: () => void;
  onSave: (keepsCloth: boolean) => void;
}

/** Asks, as a block that was given real cloth is saved, whether that is to be kept. */
export function KeepClothDialog({ open, onClose, onSave }: KeepClothDialogProps) {
  return (
    <Dialog
      open={open}
      title="Keep its cloth too?"
      onClose={onClose}
      actions={
        <>
          <Button
            onClick={() => {
              onSave(false);
            }}
          >
            Save without cloth
          </Button>
          <Button
            look="primary"
            onClick={() => {
              onSave(true);
            }}
          >
            Keep the cloth too
          </Button>
        </>
      }
    >
      <p>
        A block that you draw is saved in fabric spots, to be coloured in any cloth later. The cloth that it
        has now can be kept as a designed block of the same name, which you find among your saved block
        designs.
      </p>
    </Dialog>
  );
}
