import { fetchChunk } from '../../browser/chunks';

/** What checks what was copied, with zod, fetched when the first of it comes. */
export function copiedItems() {
  return fetchChunk('copied-items', () => import('../../persistence/copied-items'));
}
