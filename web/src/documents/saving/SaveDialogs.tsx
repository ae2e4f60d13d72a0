import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { hasUnsavedChanges } from '../../persistence/document-store';
import type { DocumentSession } from '../../persistence/document-session';
import { isFinal, type CallFailure } from '../../server/calls/call-failure';
import type { Saved } from '../../persistence/saving/save-queue';
import { useSession } from '../../server/session/session';
import { useMade } from '../../server/session/use-tab';
import { Button } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';
import { useLatest } from '../../ui/hooks/use-latest';
import type { DocumentPresentation } from '../comparing/document-presentation';
import { NotSavedDialog, type NotSavedDialogProps } from './NotSavedDialog';
import { RefusedDialog } from './RefusedDialog';
import { RenewLink } from '../../page/subscribe/RenewLink';
import { roomLeftWords } from '../limits/room-words';
import { SavedDialog } from './SavedDialog';
import { createSavesInBar } from './saves-in-bar';
import { SignInAgainDialog } from '../../page/sign-in/SignInAgainDialog';
import { TwoVersionsDialog, type Numbered } from '../comparing/TwoVersionsDialog';

interface SaveDialogsProps<Design, Content extends Numbered> {
  documentSession: DocumentSession<Design, Content>;
  presentation: DocumentPresentation<Content>;
  /** The address of the editor's screen. */
  editorPath: string;
  /** The next step that the dialog after a save offers, as a button. */
  next?: NextStep;
}

interface NextStep {
  label: string;
  /** Goes to the next step with the document of this number. Resolves once the step has succeeded or failed. */
  go: (num: number) => Promise<void>;
}

/**
 * The dialogs about saves of one kind of document. One dialog reports the result of a save. Another dialog lets the
 * quilter choose between their own version of a document and a newer version on the server.
 */
export function SaveDialogs<Design, Content extends Numbered>(props: SaveDialogsProps<Design, Content>) {
  return (
    <>
      <EndedSaves {...props} />
      <PutOffVersions {...props} />
    </>
  );
}

/**
 * Reports the results of saves. A success opens a dialog if the quilter asked for the save just now and the
 * document is still in view. Any other success shows a notice. A failure opens a dialog that says what the
 * quilter can do.
 */
function EndedSaves<Design, Content extends Numbered>({
  documentSession,
  presentation,
  editorPath,
  next,
}: SaveDialogsProps<Design, Content>) {
  const isEditorShown = useLocation().pathname === editorPath;
  const navigate = useNavigate();
  const isInBar = useStore(useMade(createSavesInBar)).isOn;
  const save = useStore(documentSession.queue.state);
  const queryClient = useQueryClient();
  const ended = save.state === 'idle' ? save.saved : save.failure;
  /* A save that ended before this component was mounted isn't reported, and no save is reported twice. */
  const [reported, setReported] = useState(save.state === 'idle' ? ended : null);

  const roomAfter = (room: number | undefined) =>
    room === undefined ? undefined : roomLeftWords(documentSession.kind.noun, room);

  useEffect(() => {
    if (save.state === 'idle' && save.saved) {
      void queryClient.invalidateQueries({ queryKey: presentation.listKey(save.saved.order.quilterNum) });
    }
  }, [save, presentation, queryClient]);

  const savedWords = ({ order: { content } }: Saved<Content>) => {
    const name = documentSession.kind.nameOf(content);
    return documentSession.saves.isCopy(content) ? `Saved as a copy: “${name}”` : `“${name}” is saved`;
  };
  const isNews = ended !== null && ended !== reported && !(save.state === 'failed' && save.isKnown);
  const onSaved = useLatest((saved: Saved<Content>) => {
    const openDocument = documentSession.store.getState();
    const isSavedAsOpen =
      openDocument.id === saved.order.documentId && !hasUnsavedChanges(documentSession.kind, openDocument);
    const isSeen = isEditorShown && isSavedAsOpen && !saved.isLate;
    if (isSeen && !isInBar && !documentSession.shareDialog.getState().isOpen) return;
    setReported(saved);
    const hasMore =
      saved.clothFault !== undefined ||
      saved.room !== undefined ||
      documentSession.saves.isCopy(saved.order.content);
    // The bar already says that the document is saved, so no notice is needed.
    if (isSeen && !hasMore) return;
    // If several saves of a document follow each other, only the last one is reported.
    if (!documentSession.queue.isUnderWay(saved.order.documentId))
      notify(
        `${savedWords(saved)}${saved.clothFault === undefined ? '' : ', but not its fabrics'}. ${roomAfter(saved.room) ?? ''}`.trim(),
      );
  });
  useEffect(
    () =>
      documentSession.queue.state.subscribe((now, before) => {
        const earlier = before.state === 'idle' ? before.saved : null;
        if (now.state === 'idle' && now.saved && now.saved !== earlier) onSaved(now.saved);
      }),
    [documentSession, onSaved],
  );

  /*
   * On another screen, a notice shows a failure that needs a change or a choice. The editor's own screen offers the
   * actions.
   */
  const passed = useRef<CallFailure | null>(null);
  useEffect(() => {
    if (save.state !== 'failed' || isEditorShown || !isNews) return;
    if (!isFinal(save.failure) && !save.sending.order.stored?.newer) return;
    if (passed.current === save.failure) return;
    passed.current = save.failure;
    const name = documentSession.kind.nameOf(save.sending.order.content);
    notify(`“${name}” is not saved. ${save.failure.message}`, {
      label: `Go to the ${documentSession.kind.noun}`,
      onClick: () => void navigate(editorPath),
    });
    if (save.requests.length > 0) documentSession.queue.goOn();
  }, [save, isEditorShown, isNews, documentSession, navigate, editorPath]);

  const close = () => {
    setReported(ended);
    documentSession.queue.goOn();
  };
  if (save.state === 'idle') {
    const num = save.saved?.stored.num;
    return (
      <SavedDialog
        open={isNews}
        copy={
          save.saved && documentSession.saves.isCopy(save.saved.order.content)
            ? documentSession.kind.nameOf(save.saved.order.content)
            : undefined
        }
        clothFault={save.saved?.clothFault}
        room={roomAfter(save.saved?.room)}
        next={
          next && num !== undefined
            ? {
                label: next.label,
                go: () => next.go(num),
              }
            : undefined
        }
        picture={save.saved && <presentation.Picture content={save.saved.order.content} label="" />}
        onClose={close}
      />
    );
  }
  if (save.state !== 'failed') return null;
  const { failure, sending } = save;
  const { order } = sending;
  if (order.stored?.newer) {
    return (
      <TwoVersionsDialog
        documentSession={documentSession}
        presentation={presentation}
        open={isNews && isEditorShown}
        order={order}
        num={order.stored.num}
        newer={order.stored.newer}
        onClose={close}
      />
    );
  }
  if (failure.code === 'signed-out') {
    return (
      <SignInAgainDialog
        noun={documentSession.kind.noun}
        open={isNews}
        quilterNum={order.quilterNum}
        onClose={close}
      />
    );
  }
  if (isFinal(failure)) {
    return (
      <RefusedDialog
        documentSession={documentSession}
        open={isNews && isEditorShown}
        order={order}
        failure={failure}
        onClose={close}
      />
    );
  }
  return (
    <FailedDialog
      documentSession={documentSession}
      open={isNews}
      order={order}
      failure={failure}
      onClose={close}
    />
  );
}

/**
 * Shows two versions of the open document to choose from, when the quilter has postponed the choice and comes back to
 * it.
 */
function PutOffVersions<Design, Content extends Numbered>({
  documentSession,
  presentation,
  editorPath,
}: SaveDialogsProps<Design, Content>) {
  const { kind, store, versionsDialog } = documentSession;
  const isEditorShown = useLocation().pathname === editorPath;
  const isOpen = useStore(versionsDialog, (dialog) => dialog.isOpen);
  const { quilterNum } = useSession();
  const document = useStore(store, (openDocument) => (isOpen && isEditorShown ? openDocument : null));
  if (!document?.stored?.newer) return null;
  const { id, design, stored } = document;
  return (
    <TwoVersionsDialog
      documentSession={documentSession}
      presentation={presentation}
      open
      order={{ documentId: id, content: kind.contentOf(design), stored, quilterNum }}
      num={stored.num}
      newer={document.stored.newer}
      onClose={() => {
        versionsDialog.setState({ isOpen: false });
      }}
    />
  );
}

/** Says that a save failed. Offers to try again, or to renew the subscription if it has ended. */
function FailedDialog<Design, Content extends object>(props: NotSavedDialogProps<Design, Content>) {
  const { documentSession, failure, onClose } = props;
  const actions =
    failure.code === 'lapsed' ? (
      <>
        <Button onClick={onClose}>Close</Button>
        <RenewLink look="primary" onClick={onClose} />
      </>
    ) : (
      <Button
        look="primary"
        onClick={() => {
          documentSession.saves.again();
          onClose();
        }}
      >
        Try again
      </Button>
    );
  return <NotSavedDialog {...props} actions={actions} />;
}
