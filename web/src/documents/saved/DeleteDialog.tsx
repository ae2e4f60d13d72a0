import type { NameOf } from '@quiltwright/shared/names';
import type { Result } from '@quiltwright/shared/result';
import type { ReactNode } from 'react';
import { Button } from '../../ui/basics/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { FailureNote } from '../../page/forms/FailureNote';
import { useRequest } from '../saving/use-request';

interface DeleteDialogProps {
  of: NameOf;
  name: string;
  /** Words about further effects of deleting the document. */
  children?: ReactNode;
  onDelete: () => Promise<Result<unknown>>;
  /** Called when the document is deleted, or when the dialog is cancelled. */
  onClose: () => void;
}

/**
 * Asks before a document is deleted permanently, and reports a failure. The dialog stays open until the server has
 * answered.
 */
export function DeleteDialog({ of, name, children, onDelete, onClose }: DeleteDialogProps) {
  const { isBusy, failure, request } = useRequest(onClose);

  const keep = () => {
    if (!isBusy) onClose();
  };

  return (
    <Dialog
      open
      title={`Delete this ${of}?`}
      about={
        <>
          <p>
            <span>{`“${name}” will be deleted permanently. `}</span>
            {children}
          </p>
          {of !== 'quilt' && (
            <p>{`If any of your blocks or quilts use this ${of}, nothing is deleted. You then see a list of these blocks and quilts.`}</p>
          )}
        </>
      }
      onClose={keep}
      actions={
        <>
          <Button data-first disabled={isBusy} onClick={keep}>
            Keep it
          </Button>
          <Button
            look="primary"
            disabled={isBusy}
            onClick={() => {
              void request(onDelete);
            }}
          >
            {isBusy ? 'Deleting…' : 'Delete'}
          </Button>
        </>
      }
    >
      {failure !== null && <FailureNote message={failure} />}
    </Dialog>
  );
}
