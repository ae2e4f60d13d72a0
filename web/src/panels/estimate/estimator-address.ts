import { hasUnsavedChanges } from '../../persistence/document-store';
import type { DocumentKind } from '../../persistence/document-kind';
import type { OpenDocument } from '../../model/open-document';

const ADDRESS = '/fabric-estimator';

/** The address at which the estimator shows an open quilt: as it was saved, or else as it is on the table. */
export function estimatorAddress<Design, Content extends object>(
  kind: DocumentKind<Design, Content>,
  document: OpenDocument<Design, Content>,
): string {
  const { stored } = document;
  return `${ADDRESS}?quilt=${stored && !hasUnsavedChanges(kind, document) ? stored.num : kind.id}`;
}
