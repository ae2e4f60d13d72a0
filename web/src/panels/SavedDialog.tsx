import { MESSAGES } from '@quiltwright/shared/messages';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import styles from './SavedDialog.module.css';

interface SavedDialogProps {
  open: boolean;
  /** Of what was saved. */
  picture?: ReactNode;
  /** The name of the copy, where it was saved as one. */
  copy?: string | undefined;
  /** Why its cloth wasn't kept, where that was asked for. */
  clothFault?: string | undefined;
  /** How little room the account has left. */
  room?: string | undefined;
  onClose: () => void;
}

/** After a save that succeeded. */
export function SavedDialog({ open, picture, copy, clothFault, room, onClose }: SavedDialogProps) {
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
      <div className={styles.saved}>
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.words}>
          <p className={styles.done}>
            <CircleCheck aria-hidden />
            <span>{MESSAGES.saved}</span>
          </p>
          {copy !== undefined && <p>{`Saved as a copy: “${copy}”.`}</p>}
          <p>{MESSAGES.savedWhere}</p>
          {room !== undefined && <p>{room}</p>}
          {clothFault !== undefined && (
            <p>{`Its cloth wasn’t kept: ${clothFault} Undo brings the cloth back to the table.`}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
