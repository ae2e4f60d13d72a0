import { nameFault } from '@quiltwright/shared/names';
import type { StoreApi } from 'zustand/vanilla';
import { issued, workOn, type Action, type Worked } from '@quiltwright/shared/model/command';
import type { DocumentKind } from './document-kind';
import type { AnyDocument, OpenDocument } from '@quiltwright/shared/model/open-document';

/** The store of the open document, with its history. */
export type DocumentStore<Design, Content> = StoreApi<OpenDocument<Design, Content>>;

/** Runs an action on the open document. Does nothing if the action is impossible. */
export function runOn<Document extends AnyDocument>(
  store: StoreApi<Document>,
  action: Action<Worked<Document>>,
): void {
  const work = workOn(store.getState());
  if (action.canRun(work)) store.setState(issued(action).run(work).document);
}

/**
 * Returns the name of a document. For a document without a name, returns the name typed for its first save; '' if the
 * typed name isn't valid.
 */
export function shownName<Design, Content extends object>(
  { contentOf, nameOf, naming }: DocumentKind<Design, Content>,
  { design, newName }: OpenDocument<Design, Content>,
): string {
  return nameOf(contentOf(design)) || (nameFault(newName, naming) ? '' : newName.trim());
}

/** True if a document has unsaved changes. */
export function hasUnsavedChanges<Design, Content extends object>(
  { contentOf }: DocumentKind<Design, Content>,
  { design, saved }: OpenDocument<Design, Content>,
): boolean {
  return contentOf(design) !== saved;
}

/**
 * True if a document was never saved and has no history: it is as it came from a shared page or another editor, apart
 * from its name.
 */
export function isAsItCame({ past, future, stored }: AnyDocument): boolean {
  return past.length + future.length === 0 && stored === null;
}

/** True if a document is new and was never changed. An untouched document can be dropped without loss. */
export function isUntouched<Design, Content extends object>(
  kind: DocumentKind<Design, Content>,
  document: OpenDocument<Design, Content>,
): boolean {
  return isAsItCame(document) && !hasUnsavedChanges(kind, document);
}
