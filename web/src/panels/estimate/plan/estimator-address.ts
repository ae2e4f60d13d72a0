import { hasUnsavedChanges } from '../../../persistence/document-store';
import type { DocumentKind } from '../../../persistence/document-kind';
import type { OpenDocument } from '@quiltwright/shared/model/open-document';

const ADDRESS = '/fabric-estimator';

/**
 * Returns the address of the estimator for an open quilt. Without unsaved changes, it is the address for the saved
 * quilt.
 */
export function estimatorAddress<Design, Content extends object>(
  kind: DocumentKind<Design, Content>,
  document: OpenDocument<Design, Content>,
): string {
  const { stored } = document;
  return `${ADDRESS}?quilt=${stored && !hasUnsavedChanges(kind, document) ? stored.num : kind.id}`;
}
