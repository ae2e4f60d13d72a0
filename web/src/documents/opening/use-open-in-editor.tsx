import type { Result } from '@quiltwright/shared/result';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createScreensAhead } from '../../browser/screens-ahead';
import { hasUnsavedChanges, isAsItCame } from '../../persistence/document-store';
import type { OpenDocument } from '@quiltwright/shared/model/open-document';
import type { DocumentSession } from '../../persistence/document-session';
import { useTab } from '../../server/session/use-tab';
import { notify } from '../../ui/basics/notify';
import { DiscardDialog } from '../discarding/DiscardDialog';
import { useOpening } from './use-opening';
import { fetchCanvasAhead } from '../../editor/loading/LazyCanvas';

/**
 * A document to open that waits for the quilter's answer, because unsaved work would be lost. `go` opens the document.
 */
interface Asked {
  next: 'saved' | 'new';
  go: () => void;
}

/**
 * Returns functions that open a saved or an empty document in an editor, and then show the editor's screen. If unsaved
 * work would be lost, `dialog` asks the quilter first. The functions also start the editor's session, unless the
 * session has started.
 * @param editor the path of the editor's screen, such as `/block-creation`
 */
export function useOpenInEditor<Design, Content extends object>(
  documentSession: DocumentSession<Design, Content>,
  editor: string,
) {
  const tab = useTab();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const opening = useOpening(documentSession);

  const askFirst = (next: Asked['next'], go: () => void) => {
    if (hasUnsavedChanges(documentSession.kind, documentSession.store.getState())) setAsked({ next, go });
    else go();
  };
  const layDown = async (num: number, fetch: () => Promise<Result<OpenDocument<Design, Content>>>) => {
    const answer = await opening.fetch(num, fetch);
    if (answer === null) return;
    if (!answer.ok) {
      notify(answer.error.message);
      return;
    }
    const { document, mustAsk } = answer.value;
    const go = () => {
      documentSession.switchTo(document);
      void navigate(editor);
    };
    if (mustAsk) setAsked({ next: 'saved', go });
    else go();
  };
  const open = async (num: number, fetch: () => Promise<Result<OpenDocument<Design, Content>>>) => {
    const isLast = opening.begin(num);
    // The screen's code is loaded at the same time. A failed load is reported when the screen should be shown.
    tab
      .get(createScreensAhead)
      .get(editor)?.()
      .catch(() => undefined);
    fetchCanvasAhead(tab);
    await documentSession.open(notify);
    if (!isLast()) return;
    opening.stop();
    if (documentSession.isInEditor(num)) void navigate(editor);
    else askFirst('saved', () => void layDown(num, fetch));
  };
  const close = () => {
    setAsked(null);
  };
  return {
    /** The number of the document being opened; null for none. */
    opening: opening.opening,
    open,
    /**
     * Opens a document from another editor or from a shared page in this editor, as a new, unsaved document. An open
     * document that came in the same way, and wasn't changed since, goes to the drafts without a question.
     * @param onOpen called once the document is open, with true if another one went to the drafts without a question
     */
    layNew: async (
      document: OpenDocument<Design, Content>,
      onOpen: (isOtherAside: boolean) => void = () => undefined,
    ) => {
      opening.stop();
      await documentSession.open(notify);
      const { kind, store, slots } = documentSession;
      const now = store.getState();
      const isOtherAside = hasUnsavedChanges(kind, now) && isAsItCame(now) && slots.canBeLeft();
      const go = () => {
        documentSession.switchTo({ ...document, saved: kind.begin().saved });
        void navigate(editor);
        onOpen(isOtherAside);
      };
      if (isOtherAside) go();
      else askFirst('new', go);
    },
    begin: () => {
      opening.stop();
      askFirst('new', () => {
        documentSession.startNew();
        void navigate(editor);
      });
    },
    dialog: (
      <DiscardDialog
        documentSession={documentSession}
        open={asked !== null}
        next={asked?.next ?? 'saved'}
        onClose={close}
        onDiscard={() => {
          close();
          asked?.go();
        }}
      />
    ),
  };
}
