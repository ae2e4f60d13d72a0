import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { DocumentSession } from '../../persistence/document-session';
import type { SaveOrder } from '../../persistence/saving/save-queue';
import type { CallFailure } from '../../server/calls/call-failure';
import { Dialog } from '../../ui/dialogs/Dialog';

export interface NotSavedDialogProps<Design, Content extends object> {
  documentSession: DocumentSession<Design, Content>;
  open: boolean;
  /** The save that failed. */
  order: SaveOrder<Content>;
  failure: CallFailure;
  onClose: () => void;
}

/**
 * Says why a save failed, and whether the document that wasn't saved is still open. `actions` are the buttons for what
 * the quilter can do next.
 */
export function NotSavedDialog<Design, Content extends object>({
  documentSession: { kind, store },
  open,
  order,
  failure,
  actions,
  onClose,
}: NotSavedDialogProps<Design, Content> & { actions: ReactNode }) {
  const isOpenDocument = useStore(store, ({ id }) => id === order.documentId);
  return (
    <Dialog
      open={open}
      title="Not saved"
      about={
        <>
          <p>{failure.message}</p>
          <p>
            {isOpenDocument
              ? `Your ${kind.noun} is still open, just as you left it.`
              : `This message is about “${kind.nameOf(order.content)}”, not about the ${kind.noun} that is open now.`}
          </p>
        </>
      }
      opensByItself
      actions={actions}
      onClose={onClose}
    />
  );
}
