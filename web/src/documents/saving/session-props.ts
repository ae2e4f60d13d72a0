import type { DocumentSession } from '../../persistence/document-session';

/** The props of a component that all editors share. */
export interface SessionProps<Design, Content extends object> {
  documentSession: DocumentSession<Design, Content>;
}
