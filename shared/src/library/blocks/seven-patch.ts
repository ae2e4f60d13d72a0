import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const sevenPatch: readonly BlockRow[] = [
  [
    173,
    'Lincoln’s Platform',
    {
      patches: 33,
      symmetry: 'all',
      source: 'LAC 147',
      cloth: ['Robin Shirting', 'Turkey Red'],
    },
    patchwork`
      A B   A B A B   A
      B B/A - | A\B - B
      A |   | | |   | A
      B -   - A B   - -
      A B\A - B A/B - A
      B |   | | |   | B
      A B   A | A   B A`,
  ],
];
