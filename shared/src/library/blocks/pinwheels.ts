import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const pinwheels: readonly BlockRow[] = [
  [
    7,
    'Pinwheel',
    {
      also: ['Windmill'],
      patches: 8,
      symmetry: 'half turn',
      trial: true,
      cloth: ['Unbleached Muslin', 'Barn Red', 'Diner Check'],
    },
    patchwork`
      B\A C/A
      A/C A\B`,
  ],
];
