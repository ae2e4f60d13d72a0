import type { DocumentSession } from '../../persistence/document-session';
import { hasUnsavedChanges } from '../../persistence/document-store';
import type { DocumentControl } from '../workspace/use-document-control';

/**
 * Saves the changes of the open document. Resolves with the document's number, or with null if it isn't saved. Under a
 * new name, a save makes a new document with its own number.
 */
export type SaveFirst = () => Promise<number | null>;

/**
 * Saves the open document as the editor's save button does, with the same questions. Resolves with the document's
 * number once the server has it. Resolves with null if the quilter cancels a question, or if the document can't be
 * saved as it is. Without a connection, waits until a later attempt has an answer.
 */
export async function saveFirst<Design, Content extends object>(
  { kind, store, queue }: DocumentSession<Design, Content>,
  trySave: DocumentControl['trySave'],
): Promise<number | null> {
  if (!(await trySave())) return null;
  const { id } = store.getState();
  return new Promise((resolve) => {
    const look = () => {
      if (queue.isUnderWay(id) && queue.state.getState().state !== 'failed') return;
      stop();
      const document = store.getState();
      const isSaved = document.id === id && !hasUnsavedChanges(kind, document);
      resolve(isSaved ? (document.stored?.num ?? null) : null);
    };
    const stop = queue.state.subscribe(look);
    look();
  });
}
