import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const crosses: readonly BlockRow[] = [
  [
    84,
    'X and Plus',
    {
      also: ['Cross and Plus'],
      patches: 19,
      symmetry: 'all',
      trial: true,
      cloth: ['Paper Hexagon', 'Flamingo', 'Beach Chair Stripe'],
    },
    patchwork`
      C - A C -
      | | B | |
      A B - - A
      C - B C -
      | | A | |`.over`
      A tr 1 0 1 1
      A bl 0 1 1 1
      A tl 3 0 1 1
      A br 4 1 1 1
      A tl 0 3 1 1
      A br 1 4 1 1
      A tr 4 3 1 1
      A bl 3 4 1 1`,
  ],
  [
    85,
    'Cross in a Cross',
    {
      also: ['Cross Within a Cross'],
      patches: 21,
      symmetry: 'all',
      difficulty: 'medium',
      grid: 8,
      cloth: ['Eggshell Crackle', 'Wrought Iron', 'Poinsettia Velvet'],
    },
    patchwork`
      A`.over`
      8
      B tl    2 0 2 2
      B tr    4 0 2 2
      B tr    6 2 2 2
      B br    6 4 2 2
      B br    4 6 2 2
      B bl    2 6 2 2
      B bl    0 4 2 2
      B tl    0 2 2 2
      A br    1 1 2 2
      A bl    5 1 2 2
      A tl    5 5 2 2
      A tr    1 5 2 2
      c box   3 1 2 2
      c up    3 0 2 1
      c box   5 3 2 2
      c right 7 3 1 2
      c box   3 5 2 2
      c down  3 7 2 1
      c box   1 3 2 2
      c left  0 3 1 2
      A box   3 3 2 2`,
  ],
  [
    86,
    'Red Cross',
    { also: ['Plus'], patches: 7, symmetry: 'all', cloth: ['Chalk Pin Dot', 'Barn Red'] },
    patchwork`
      A B A
      B - -
      A B A`,
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
];
