import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const ninePatch: readonly BlockRow[] = [
  [
    1,
    'Nine Patch',
    { patches: 9, symmetry: 'all', trial: true, cloth: ['Unbleached Muslin', 'Dusk Meadow'] },
    patchwork`
      B A B
      A B A
      B A B`,
  ],
  [
    2,
    'Shoo Fly',
    {
      also: ['Simplicity'],
      patches: 13,
      symmetry: 'all',
      trial: true,
      cloth: ['Tea Pin Dot', 'Madder Garden', 'Turkey Red'],
    },
    patchwork`
      A/B A B\A
      A   C A
      A\B A B/A`,
  ],
];
