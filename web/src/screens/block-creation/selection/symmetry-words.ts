import type { Symmetry } from '@quiltwright/shared/model/created-block/symmetry';

export const symmetryWords: Readonly<Record<Symmetry, string>> = {
  none: 'No symmetry',
  across: 'Mirror, left and right',
  down: 'Mirror, top and bottom',
  both: 'Mirror both ways',
  diagonal: 'Mirror in the diagonal from top left',
  antidiagonal: 'Mirror in the diagonal from top right',
  diagonals: 'Mirror in both diagonals',
  'half turn': 'Half turn',
  'quarter turns': 'Quarter turns',
  all: 'All eight: mirrors and quarter turns',
};
