import { fetchChunk } from '../../../browser/chunks';

/** Fetches the checks of copied items, which use zod, when the first of them arrives. */
export function copiedItems() {
  return fetchChunk('copied-items', () => import('../../../persistence/files/copied-items'));
}
