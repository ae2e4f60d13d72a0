import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { quiltTable } from '../document/quilt-store';
import { saveAgain, saveAsNew, saveQueue } from '../document/quilt-work';
import type { CallFailure } from '../server/call-failure';
import type { SaveOrder } from '../server/save-queue';
import { quiltsQuery } from '../server/queries';
import { Button, ButtonLink } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { QuiltPicture } from './QuiltPicture';
import { SavedDialog } from './SavedDialog';
import { SignInAgainDialog } from './SignInAgainDialog';
import { TwoVersionsDialog } from './TwoVersionsDialog';

/** Tells how saves ended: that one succeeded, or what to do about one that can't. */
export function SaveDialogs() {
  const save = useStore(saveQueue.state);
  const queryClient = useQueryClient();
  const ended = save.state === 'idle' ? save.saved : save.failure;
  /* What was saved before the screen was opened, or was told already, is not told again. */
  const [told, setTold] = useState(save.state === 'idle' ? ended : null);

  useEffect(() => {
    if (save.state === 'idle' && save.saved) {
      void queryClient.invalidateQueries({ queryKey: quiltsQuery(save.saved.order.quilterNum).queryKey });
    }
  }, [save, queryClient]);

  const isNews = ended !== null && ended !== told;
  const close = () => {
    setTold(ended);
    saveQueue.goOn();
  };
  if (save.state === 'idle') {
    return (
      <SavedDialog
        open={isNews}
        picture={save.saved && <QuiltPicture quilt={save.saved.order.quilt} label="" />}
        onClose={close}
      />
    );
  }
  if (save.state !== 'failed') return null;
  const { failure, sending } = save;
  if (failure.code === 'changed') {
    return (
      <TwoVersionsDialog
        open={isNews}
        order={sending.order}
        quiltNum={sending.body.quiltNum}
        failure={failure}
        onClose={close}
      />
    );
  }
  if (failure.code === 'signed-out') {
    return <SignInAgainDialog open={isNews} quilterNum={sending.order.quilterNum} onClose={close} />;
  }
  return <FailedDialog open={isNews} order={sending.order} failure={failure} onClose={close} />;
}

interface FailedDialogProps {
  open: boolean;
  /** What was to be saved. */
  order: SaveOrder;
  failure: CallFailure;
  onClose: () => void;
}

function FailedDialog({ open, order, failure, onClose }: FailedDialogProps) {
  const isOnTable = useStore(quiltTable, ({ id }) => id === order.documentId);
  const act = (action: () => void) => () => {
    action();
    onClose();
  };
  const actions = () => {
    switch (failure.code) {
      case 'missing':
        return (
          <Button look="primary" onClick={act(saveAsNew)}>
            Save as a new quilt
          </Button>
        );
      case 'lapsed':
        return (
          <ButtonLink to="/subscribe" look="primary">
            Renew
          </ButtonLink>
        );
      default:
        return (
          <Button look="primary" onClick={act(saveAgain)}>
            Try again
          </Button>
        );
    }
  };
  return (
    <Dialog open={open} title="Not saved" onClose={onClose} actions={actions()}>
      <p>{failure.message}</p>
      <p>
        {isOnTable
          ? 'Your quilt is still on the table, just as you left it.'
          : `This is about “${order.quilt.quiltName}”, not about the quilt on the table.`}
      </p>
    </Dialog>
  );
}
