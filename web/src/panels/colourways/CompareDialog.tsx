import { success } from '@quiltwright/shared/result';
import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { RenameDialog } from '../../documents/saving/RenameDialog';
import { Button, IconButton } from '../../ui/basics/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { shortcuts } from '../../editor/shortcuts';
import {
  acrossOnPhone,
  colourwayInSentence,
  nameOfColourway,
  type ColourwaysProps,
  type DroppedColourway,
} from './colouring';
import styles from './CompareDialog.module.css';

interface CompareDialogProps extends ColourwaysProps {
  open: boolean;
  /** An explanation above the pictures; missing if none is needed. */
  about?: ReactNode;
  /** Buttons at the bottom of the dialog; missing if there are none. */
  actions?: ReactNode;
  onClose: () => void;
}

/**
 * A dialog that shows the stored colourways side by side. It also shows the current colouring, unless that is a stored
 * colourway. A press on a colourway applies it and closes the dialog. With `comparedEdits`, each colourway has two
 * buttons below it: one to rename it and one to delete it. The last deletion can be undone until the dialog closes.
 */
export function CompareDialog({
  open,
  colourways,
  current,
  now,
  ratio,
  edits,
  comparedEdits,
  about,
  actions,
  onClose,
}: CompareDialogProps) {
  const [renamed, setRenamed] = useState<number | null>(null);
  const isNew = current < 0;
  const count = colourways.length + (isNew ? 1 : 0);
  const end = () => {
    comparedEdits?.forget();
    onClose();
  };
  // Quilts are longer than wide, so more of them fit side by side.
  const square = count > 4 ? 3 : Math.min(count, 2);
  const columns = !comparedEdits ? square : count > 4 ? Math.ceil(count / 2) : count;
  const narrow = acrossOnPhone(count, ratio);
  return (
    <Dialog open={open} title="Colourways side by side" {...{ about, actions }} wide onClose={end}>
      <ul
        className={styles.compared}
        data-named={comparedEdits !== undefined}
        data-narrow={narrow}
        style={{ '--columns': columns, '--narrow': narrow } as CSSProperties}
      >
        {isNew && (
          <li>
            <div className={styles.large}>
              <div className={styles.picture}>{now}</div>
              <p>Current fabrics, not kept yet</p>
            </div>
          </li>
        )}
        {colourways.map((kept, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.large}
              aria-pressed={index === current}
              onClick={() => {
                edits.take(index);
                end();
              }}
            >
              <div className={styles.picture}>{kept.picture}</div>
              <span>
                {index === current
                  ? `${nameOfColourway(kept, index)}, in use`
                  : `Use ${colourwayInSentence(kept, index)}`}
              </span>
            </button>
            {comparedEdits && (
              <div className={styles.edits}>
                <IconButton
                  label={`Rename ${colourwayInSentence(kept, index)}`}
                  onClick={() => {
                    setRenamed(index);
                  }}
                >
                  <Pencil aria-hidden />
                </IconButton>
                <IconButton
                  label={`Delete ${colourwayInSentence(kept, index)}`}
                  onClick={() => {
                    comparedEdits.drop(index);
                  }}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {comparedEdits && <Dropped dropped={comparedEdits.dropped} />}
      {comparedEdits && renamed !== null && (
        <RenameDialog
          of="colourway"
          name={nameOfColourway(colourways[renamed] ?? { name: '' }, renamed)}
          onRename={(name) => {
            comparedEdits.rename(renamed, name);
            return Promise.resolve(success(null));
          }}
          onClose={() => {
            setRenamed(null);
          }}
        />
      )}
    </Dialog>
  );
}

/** Says which colourway is deleted, and has the button that brings it back. The button gets the focus. */
function Dropped({ dropped }: { dropped: DroppedColourway | null }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (dropped) button.current?.focus();
  }, [dropped]);
  return (
    <div className={styles.dropped}>
      {/* Rendered before its words, as screen readers announce only later ones. */}
      <p role="status">{dropped?.words}</p>
      {dropped && (
        <Button ref={button} look="quiet" onClick={dropped.undo}>
          <Undo2 aria-hidden />
          <span>{shortcuts.undo.label}</span>
        </Button>
      )}
    </div>
  );
}
