import type { StoreApi } from 'zustand/vanilla';
import type { Action } from '../model/command';
import type { DocumentKind } from './document-kind';
import type { TableDocument } from '../model/table-document';

/** A table for documents of one kind, and what lies on it. */
export type Table<Design, Content> = StoreApi<TableDocument<Design, Content>>;

/** Does something to the document on a table, if that can be done now. */
export function runOn<Document>(table: StoreApi<Document>, action: Action<Document>): void {
  const document = table.getState();
  if (action.canRun(document)) table.setState(action.run(document));
}

/** Whether a document has anything to save. */
export function hasUnsavedChanges<Design, Content extends object>(
  { contentOf }: DocumentKind<Design, Content>,
  { design, saved }: TableDocument<Design, Content>,
): boolean {
  return contentOf(design) !== saved;
}

/** Whether a table is as it was laid: nothing on it that anybody could miss. */
export function isUntouched<Design, Content extends object>(
  kind: DocumentKind<Design, Content>,
  document: TableDocument<Design, Content>,
): boolean {
  const { past, future, stored } = document;
  return past.length + future.length === 0 && stored === null && !hasUnsavedChanges(kind, document);
}
