import type { Result } from '@quiltwright/shared/result';
import { useState } from 'react';
import { FailureNote } from '../../panels/FailureNote';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

interface DeleteQuiltDialogProps {
  name: string;
  /** What becomes of the one on the table, when it is this one. */
  onTable: 'elsewhere' | 'goes' | 'stays';
  onDelete: () => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Asks before a quilt is deleted for good. */
export function DeleteQuiltDialog({ name, onTable, onDelete, onClose }: DeleteQuiltDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const remove = async () => {
    setIsBusy(true);
    setFailure(null);
    const answer = await onDelete();
    setIsBusy(false);
    if (answer.ok) onClose();
    else setFailure(answer.error.message);
  };

  return (
    <Dialog
      open
      title="Delete this quilt?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            look="primary"
            disabled={isBusy}
            onClick={() => {
              void remove();
            }}
          >
            {isBusy ? 'Deleting…' : 'Delete'}
          </Button>
        </>
      }
    >
      <p>
        “{name}” will be deleted for good. {onTable === 'goes' && 'It is taken off the table too.'}
        {onTable === 'stays' &&
          'It lies on the table with changes that are not saved: there it stays, as a new quilt.'}
      </p>
      {failure !== null && <FailureNote message={failure} />}
    </Dialog>
  );
}
