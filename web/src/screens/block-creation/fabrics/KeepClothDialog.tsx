import { Button } from '../../../ui/basics/Button';
import { notify, takeBack } from '../../../ui/basics/notify';
import { Dialog } from '../../../ui/dialogs/Dialog';

const NOT_SAVED = 'The block is not saved yet.';

interface KeepClothDialogProps {
  open: boolean;
  onClose: () => void;
  onSave: (keepsCloth: boolean) => void;
}

/**
 * Asks, at the first save of a block in real fabrics, whether to save a designed block too. The designed block is a
 * copy that keeps these fabrics. Closing the dialog cancels the save.
 */
export function KeepClothDialog({ open, onClose, onSave }: KeepClothDialogProps) {
  const cancel = () => {
    onClose();
    notify(NOT_SAVED);
  };
  const save = (keepsCloth: boolean) => {
    takeBack(NOT_SAVED);
    onSave(keepsCloth);
  };
  return (
    <Dialog
      open={open}
      title="Also save a coloured copy?"
      about="The block will be saved in Created Blocks. You can also save a copy in these fabrics, with the same name, in My Saved Block Designs."
      onClose={cancel}
      actions={
        <>
          <Button
            onClick={() => {
              save(false);
            }}
          >
            Save only this block
          </Button>
          <Button
            look="primary"
            onClick={() => {
              save(true);
            }}
          >
            Save the block and a copy
          </Button>
        </>
      }
    />
  );
}
