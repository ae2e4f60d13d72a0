import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { saveAsCopy, saveAsNew, saveQueue, saveQuilt } from '../document/quilt-work';
import { SavedDialog } from './SavedDialog';
import type { CallFailure } from '../server/call-failure';
import { quiltsQuery } from '../server/queries';
import type { Sending } from '../server/save-queue';
import { Button, ButtonLink } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

/** Tells how saves ended: that one succeeded, or what to do about one that can't. */
export function SaveDialogs({ onOpenStored }: { onOpenStored: (quiltNum: number) => void }) {
  const save = useStore(saveQueue.state);
  const queryClient = useQueryClient();
  const ended = save.state === 'idle' ? save.saved : save.state === 'failed' ? save.sending : null;
  /* What ended before the screen was opened, or was answered already, is not told again. */
  const [told, setTold] = useState<Sending | null>(ended);

  useEffect(() => {
    if (save.state === 'idle' && save.saved) {
      void queryClient.invalidateQueries({ queryKey: quiltsQuery(save.saved.order.quilterNum).queryKey });
    }
  }, [save, queryClient]);

  const isNews = ended !== null && ended !== told;
  const close = () => {
    setTold(ended);
  };
  return (
    <>
      <SavedDialog open={isNews && save.state === 'idle'} onClose={close} />
      {save.state === 'failed' && (
        <FailedDialog
          open={isNews}
          failure={save.failure}
          onClose={close}
          onOpenStored={() => {
            onOpenStored(save.sending.body.quiltNum);
          }}
        />
      )}
    </>
  );
}

interface FailedDialogProps {
  open: boolean;
  failure: CallFailure;
  onClose: () => void;
  onOpenStored: () => void;
}

function FailedDialog({ open, failure, onClose, onOpenStored }: FailedDialogProps) {
  const navigate = useNavigate();
  const act = (action: () => void) => () => {
    onClose();
    action();
  };
  const actions = () => {
    switch (failure.code) {
      case 'changed':
        return (
          <>
            <Button onClick={act(onOpenStored)}>Open the other version</Button>
            <Button look="primary" onClick={act(saveAsCopy)}>
              Save mine as a copy
            </Button>
          </>
        );
      case 'missing':
        return (
          <Button look="primary" onClick={act(saveAsNew)}>
            Save as a new quilt
          </Button>
        );
      case 'signed-out':
        return (
          <Button look="primary" onClick={act(() => void navigate('/login'))}>
            Log in again
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
          <Button look="primary" onClick={act(saveQuilt)}>
            Try again
          </Button>
        );
    }
  };
  return (
    <Dialog open={open} title="Not saved" onClose={onClose} actions={actions()}>
      <p>{failure.message}</p>
      <p>Your quilt is still on the table, just as you left it.</p>
    </Dialog>
  );
}
