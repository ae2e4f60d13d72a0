import type { CutPiece } from '../cutting-types';

/**
 * Returns along how many diagonals a cut piece is cut again. Counts cuts that are made after sewing the piece to
 * another piece too.
 */
export function diagonalsOf({ kind, method }: Pick<CutPiece, 'kind' | 'method'>): 0 | 1 | 2 {
  if (kind === 'quarterSquareTriangle' || (kind === 'goose' && method === 'four') || method === 'eight')
    return 2;
  return kind === 'halfSquareTriangle' || (kind === 'sky' && method === 'four') ? 1 : 0;
}
