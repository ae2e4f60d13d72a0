import type { DocumentSession } from '../../persistence/document-session';

/** What the parts of a table are given that work for documents of every kind. */
export interface SessionProps<Design, Content extends object> {
  documentSession: DocumentSession<Design, Content>;
}
