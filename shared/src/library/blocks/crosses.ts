import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const crosses: readonly BlockRow[] = [
  [
    84,
    'X and Plus',
    {
      patches: 19,
      symmetry: 'all',
      trial: true,
      source: 'BB 1970',
      cloth: ['Paper Hexagon', 'Flamingo', 'Lagoon Dot'],
    },
    patchwork`
      C - A C -
      | | B | |
      A B - - A
      C - B C -
      | | A | |`.overTurned`
      A tr 1 0 1 1
      A bl 0 1 1 1`,
  ],
  [
    85,
    'Cross in a Cross',
    {
      patches: 21,
      symmetry: 'all',
      difficulty: 'medium',
      grid: 8,
      cloth: ['Eggshell Crackle', 'Wrought Iron', 'Poinsettia Night'],
    },
    patchwork`
      A`.overTurned`
      8
      B tl  2 0 2 2
      B tr  4 0 2 2
      A br  1 1 2 2
      c box 3 1 2 2
      c up  3 0 2 1`.over`
      8
      A box 3 3 2 2`,
  ],
  [
    86,
    'Red Cross',
    { patches: 11, symmetry: 'all', cloth: ['Chalk Pin Dot', 'Barn Red'] },
    patchwork`
      1 2 2 2 1
      A - - - -
      A A B A A
      | B - - |
      | A B A |
      A - - - -`,
  ],
  [
    87,
    'Scottish Cross',
    {
      patches: 37,
      symmetry: 'quarter turns',
      difficulty: 'medium',
      grid: 12,
      cloth: ['Whitewash Linen', 'Bayou Plaid', 'Seafoam'],
    },
    patchwork`
      1 2    2 2 2    2 1
      B -    C - -    B -
      B ACAC - C CACA - B
      C |    | B |    | C
      C -    B - -    C -
      C CACA - B ACAC - C
      B |    | C |    | B
      B -    C - -    B -`,
  ],
  [
    337,
    'Greek Cross',
    {
      patches: 17,
      symmetry: 'all',
      source: 'BB 1646c',
      cloth: ['Whitewash Linen', 'Lilac', 'Royal Plum Vine'],
    },
    patchwork`
      A/B - A - B\A -
      |   | C - |   |
      A   C C - C   A
      |   | | | |   |
      A\B - C - B/A -
      |   | A - |   |`,
  ],
];
