import type { CutPiece } from './cutting-types';

/** Along how many of its diagonals a piece is cut again, be it after it is sewn to another. */
export function diagonalsOf({ kind, method }: Pick<CutPiece, 'kind' | 'method'>): 0 | 1 | 2 {
  if (kind === 'quarterSquareTriangle' || (kind === 'goose' && method === 'four') || method === 'eight')
    return 2;
  return kind === 'halfSquareTriangle' || (kind === 'sky' && method === 'four') ? 1 : 0;
}
