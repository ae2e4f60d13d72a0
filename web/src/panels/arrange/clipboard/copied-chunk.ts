import { fetchChunk } from '../../../browser/chunks';

/**
 * Loads the code that checks copied items. It is loaded only when it is first needed, because it needs zod,
 * which the page otherwise doesn't load.
 */
export function copiedItems() {
  return fetchChunk('copied-items', () => import('../../../persistence/files/copied-items'));
}
