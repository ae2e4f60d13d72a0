import type { DocumentSession } from '../../persistence/document-session';

/** The props of a component that works in every editor: the session of the editor's open document. */
export interface SessionProps<Design, Content extends object> {
  documentSession: DocumentSession<Design, Content>;
}
