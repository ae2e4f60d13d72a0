import { MESSAGES } from '@quiltwright/shared/messages';
import { useStore } from 'zustand';
import { hasUnsavedChanges } from '../../../persistence/document-store';
import type { SaveState } from '../../../persistence/saving/save-queue';
import { isSubscriber, useSession } from '../../../server/session/session';
import { createSavesInBar } from '../../../documents/saving/saves-in-bar';
import type { SessionProps } from '../../../documents/saving/session-props';
import { useMade } from '../../../server/session/use-tab';
import styles from './SaveMark.module.css';

type Mark = 'saved' | 'unsaved' | 'busy' | 'failed';

/** Facts about the open document that determine the shown save state, together with the state of the latest save. */
interface Standing {
  isUnsaved: boolean;
  isStored: boolean;
  /** True if the server has a newer version of the document. */
  hasNewer: boolean;
  /** True if the document is stored on this device. */
  isKept: boolean;
  isGuest: boolean;
}

interface SaveMarkProps<Design, Content extends object> extends SessionProps<Design, Content> {
  /** True while a saved document is being opened. */
  isOpening: boolean;
}

/**
 * The save state of the open document, as a coloured mark and words. Nothing for an untouched document. If the quilter
 * has turned off the dialog after a save, the dialog's words are shown here.
 */
export function SaveMark<Design, Content extends object>({
  documentSession,
  isOpening,
}: SaveMarkProps<Design, Content>) {
  const save = useStore(documentSession.queue.state);
  const isInBar = useStore(useMade(createSavesInBar)).isOn;
  const id = useStore(documentSession.store, (document) => document.id);
  // While the first change is being written to the device, it counts as stored, because nothing has failed yet.
  const isKept = useStore(documentSession.draftKept, documentSession.slots.canBeLeft);
  const isUnsaved = useStore(documentSession.store, (document) =>
    hasUnsavedChanges(documentSession.kind, document),
  );
  const isGuest = !isSubscriber(useSession());
  const isStored = useStore(documentSession.store, ({ stored }) => stored !== null);
  const hasNewer = useStore(documentSession.store, ({ stored }) => stored?.newer !== undefined);
  const words = isOpening
    ? ({ mark: 'busy', text: 'Opening…' } as const)
    : saveWords(save, { isUnsaved, isStored, hasNewer, isKept, isGuest });
  const isJustSaved = save.state === 'idle' && save.saved?.order.documentId === id && !save.saved.isLate;
  const isToldHere = words?.text === SAVED && isInBar && isJustSaved;
  return (
    <div className={styles.state} data-mark={words?.mark}>
      <div role="status">
        {isToldHere ? (
          <>
            <p>{MESSAGES.saved}</p>
            <p className={styles.where}>{MESSAGES.savedWhere}</p>
          </>
        ) : (
          <p>{words?.text}</p>
        )}
      </div>
      {words?.text === TWO_VERSIONS && (
        <button
          type="button"
          className={styles.show}
          aria-label="Show both versions"
          onClick={() => {
            documentSession.versionsDialog.setState({ isOpen: true });
          }}
        >
          Show
        </button>
      )}
    </div>
  );
}

const TWO_VERSIONS = 'Two versions';
const SAVED = 'Saved';

function saveWords(
  save: SaveState<unknown>,
  { isUnsaved, isStored, hasNewer, isKept, isGuest }: Standing,
): { mark: Mark; text: string } | null {
  if (hasNewer && save.state !== 'saving' && save.state !== 'waiting')
    return { mark: 'failed', text: TWO_VERSIONS };
  switch (save.state) {
    case 'saving':
      return { mark: 'busy', text: 'Saving…' };
    case 'waiting':
      return save.failure.code === 'offline' && isKept
        ? { mark: 'unsaved', text: 'Offline: kept on this device' }
        : { mark: 'unsaved', text: 'Not saved yet. Trying again soon' };
    case 'failed':
      if (save.failure.code === 'lapsed' && isUnsaved)
        return { mark: 'failed', text: 'Not saved: subscription ended' };
      if (isUnsaved) return { mark: 'failed', text: 'Not saved' };
  }
  if (isUnsaved && isGuest)
    return isKept
      ? { mark: 'saved', text: 'Kept on this device' }
      : { mark: 'failed', text: 'Not kept on this device' };
  if (isUnsaved) return { mark: 'unsaved', text: 'Unsaved changes' };
  return isStored ? { mark: 'saved', text: SAVED } : null;
}
