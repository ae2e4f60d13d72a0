import type { CutPiece } from '../cutting-types';

/**
 * Returns the number of diagonals along which a piece is cut apart, after it was cut from its strip. Also counts the
 * diagonals of cuts that are made after the piece is sewn to another piece.
 */
export function diagonalsOf({ kind, method }: Pick<CutPiece, 'kind' | 'method'>): 0 | 1 | 2 {
  if (kind === 'quarterSquareTriangle' || (kind === 'goose' && method === 'four') || method === 'eight')
    return 2;
  return kind === 'halfSquareTriangle' || (kind === 'sky' && method === 'four') ? 1 : 0;
}
