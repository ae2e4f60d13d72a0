import { hasUnsavedChanges } from '../../../persistence/document-store';
import type { DocumentKind } from '../../../persistence/document-kind';
import type { OpenDocument } from '../../../model/open-document';

const ADDRESS = '/fabric-estimator';

/**
 * Returns the address of the estimator for an open quilt: for its saved version if that is the same, otherwise for the
 * open one.
 */
export function estimatorAddress<Design, Content extends object>(
  kind: DocumentKind<Design, Content>,
  document: OpenDocument<Design, Content>,
): string {
  const { stored } = document;
  return `${ADDRESS}?quilt=${stored && !hasUnsavedChanges(kind, document) ? stored.num : kind.id}`;
}
