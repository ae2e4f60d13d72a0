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
];
