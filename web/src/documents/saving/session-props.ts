import type { DocumentSession } from '../../persistence/document-session';

/** The props of an editor's components that work for every kind of document. */
export interface SessionProps<Design, Content extends object> {
  documentSession: DocumentSession<Design, Content>;
}
