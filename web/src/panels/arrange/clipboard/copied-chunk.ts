import { fetchChunk } from '../../../browser/chunks';

/**
 * Loads the code that checks copied items, once the first ones arrive. It needs zod, which the page otherwise doesn't
 * load.
 */
export function copiedItems() {
  return fetchChunk('copied-items', () => import('../../../persistence/files/copied-items'));
}
