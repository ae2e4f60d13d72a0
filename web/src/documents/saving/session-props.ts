import type { DocumentSession } from '../../persistence/document-session';

/** The props of editor parts that work for documents of every kind. */
export interface SessionProps<Design, Content extends object> {
  documentSession: DocumentSession<Design, Content>;
}
