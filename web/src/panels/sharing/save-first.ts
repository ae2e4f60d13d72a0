import type { DocumentSession } from '../../persistence/document-session';
import { hasUnsavedChanges } from '../../persistence/document-store';

/** Saves the changes of the open document. Returns true if they are saved. */
export type SaveFirst = () => Promise<boolean>;

/**
 * Saves the open document. Resolves with true once the server has it, and with false if it can't be saved as it is. A
 * save that fails for lack of a connection is waited for.
 */
export function saveFirst<Design, Content extends object>({
  kind,
  store,
  queue,
  save,
}: DocumentSession<Design, Content>): Promise<boolean> {
  const { id } = store.getState();
  save();
  return new Promise((resolve) => {
    const look = () => {
      if (queue.isUnderWay(id) && queue.state.getState().state !== 'failed') return;
      stop();
      const document = store.getState();
      resolve(document.id === id && !hasUnsavedChanges(kind, document));
    };
    const stop = queue.state.subscribe(look);
    look();
  });
}
