import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const fourPatch: readonly BlockRow[] = [
  [
    8,
    'Square in a Square',
    {
      also: ['Diamond in a Square'],
      patches: 5,
      symmetry: 'all',
      trial: true,
      cloth: ['Hunter Calico', 'Cheddar Calico'],
    },
    patchwork`
      B<>A -
      |    |`,
  ],
];
