import type { Symmetry } from '@quiltwright/shared/model/created-block/symmetry';

export const symmetryWords: Readonly<Record<Symmetry, string>> = {
  none: 'No symmetry',
  across: 'Mirror left and right',
  down: 'Mirror top and bottom',
  both: 'Mirror both ways',
  diagonal: 'Mirror along the diagonal from the top left',
  antidiagonal: 'Mirror along the diagonal from the top right',
  diagonals: 'Mirror along both diagonals',
  'half turn': 'Half turn',
  'quarter turns': 'Quarter turns',
  all: 'All mirrors and quarter turns (eight copies)',
};
