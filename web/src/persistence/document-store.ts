import type { StoreApi } from 'zustand/vanilla';
import type { Action } from '../model/command';
import type { DocumentKind } from './document-kind';
import type { OpenDocument } from '../model/open-document';

/** The document on a table, with its history. */
export type DocumentStore<Design, Content> = StoreApi<OpenDocument<Design, Content>>;

/** Does something to the document on a table, if that can be done now. */
export function runOn<Document>(store: StoreApi<Document>, action: Action<Document>): void {
  const document = store.getState();
  if (action.canRun(document)) store.setState(action.run(document));
}

/** Whether a document has anything to save. */
export function hasUnsavedChanges<Design, Content extends object>(
  { contentOf }: DocumentKind<Design, Content>,
  { design, saved }: OpenDocument<Design, Content>,
): boolean {
  return contentOf(design) !== saved;
}

/** Whether a table is as it was laid: nothing on it that anybody could miss. */
export function isUntouched<Design, Content extends object>(
  kind: DocumentKind<Design, Content>,
  document: OpenDocument<Design, Content>,
): boolean {
  const { past, future, stored } = document;
  return past.length + future.length === 0 && stored === null && !hasUnsavedChanges(kind, document);
}
