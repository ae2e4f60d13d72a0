import { MESSAGES } from '@quiltwright/shared/messages';
import { CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMade } from '../../server/session/use-tab';
import { Button } from '../../ui/basics/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Dialog } from '../../ui/dialogs/Dialog';
import styles from './SavedDialog.module.css';
import { createSavesInBar } from './saves-in-bar';

interface SavedDialogProps {
  open: boolean;
  /** The picture of the saved document. */
  picture?: ReactNode;
  /** The name of the copy, if the document was saved as a copy. */
  copy?: string | undefined;
  /**
   * For a block drawn in placeholder fabrics: the reason why the version in real fabrics wasn't saved. Undefined if
   * that version was saved, or if the quilter didn't want one.
   */
  clothFault?: string | undefined;
  /** A sentence on how many more documents the account can have, if few are left. */
  room?: string | undefined;
  /** The next step with the saved document, as a button. */
  next?: { label: string; go: () => Promise<void> } | undefined;
  onClose: () => void;
}

/**
 * The dialog after a successful save. Enter closes it, unless the button that goes to the next step has the focus.
 * Escape and a press beside the dialog close it too.
 */
export function SavedDialog({ open, picture, copy, clothFault, room, next, onClose }: SavedDialogProps) {
  const savesInBar = useMade(createSavesInBar);
  const [isInBar, setInBar] = useState(false);
  const [isGoing, setGoing] = useState(false);
  const close = () => {
    if (isInBar) savesInBar.setState({ isOn: true });
    setInBar(false);
    onClose();
  };
  const goOn = async (go: () => Promise<void>) => {
    setGoing(true);
    try {
      await go();
    } finally {
      setGoing(false);
    }
    close();
  };
  return (
    <Dialog
      open={open}
      title={MESSAGES.savedTitle}
      about={
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
              <p>{`The fabrics of the block weren’t saved: ${clothFault} Undo brings the fabrics back.`}</p>
            )}
          </div>
        </div>
      }
      onClose={close}
      actions={
        <>
          {next && (
            <Button aria-busy={isGoing} disabled={isGoing} onClick={() => void goOn(next.go)}>
              {isGoing ? 'Opening…' : next.label}
            </Button>
          )}
          <Button look="primary" onClick={close}>
            Close
          </Button>
        </>
      }
    >
      <div
        onKeyDown={(event) => {
          if (event.key === 'Enter') close();
        }}
      >
        <Checkbox label="Say it in the bar from now on" checked={isInBar} onChange={setInBar} />
      </div>
    </Dialog>
  );
}
