import type { DocumentSession } from '../../persistence/document-session';

/** The props of a component that is part of every editor, whatever kind of document the editor opens. */
export interface SessionProps<Design, Content extends object> {
  documentSession: DocumentSession<Design, Content>;
}
