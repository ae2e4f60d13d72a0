import { useStore } from 'zustand';
import { hasUnsavedChanges, type QuiltDocument } from '../../document/quilt-document';
import { draftKept } from '../../document/draft-place';
import { saveQueue } from '../../document/quilt-work';
import type { SaveState } from '../../server/save-queue';
import styles from './SaveMark.module.css';

type Mark = 'saved' | 'unsaved' | 'busy' | 'failed';

/** Whether the quilt on the table is saved, in words beside a mark. Says nothing of one that was never touched. */
export function SaveMark({ document }: { document: QuiltDocument }) {
  const state = useStore(saveQueue.state);
  const { kept } = useStore(draftKept);
  const words = saveWords(state, document, kept);
  return (
    <p className={styles.state} role="status" data-mark={words?.mark}>
      {words?.text}
    </p>
  );
}

function saveWords(
  state: SaveState,
  document: QuiltDocument,
  kept: boolean,
): { mark: Mark; text: string } | null {
  const unsaved = hasUnsavedChanges(document);
  switch (state.state) {
    case 'saving':
      return { mark: 'busy', text: 'Saving…' };
    case 'waiting':
      return state.failure.code === 'offline' && kept
        ? { mark: 'unsaved', text: 'Offline: kept on this device' }
        : { mark: 'unsaved', text: 'Not saved yet, will retry' };
    case 'failed':
      if (unsaved) return { mark: 'failed', text: 'Not saved' };
  }
  if (unsaved) return { mark: 'unsaved', text: 'Unsaved changes' };
  return document.stored ? { mark: 'saved', text: 'Saved' } : null;
}
