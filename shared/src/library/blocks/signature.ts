import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const signature: readonly BlockRow[] = [
  [
    192,
    'Album Cross',
    {
      patches: 9,
      symmetry: 'all',
      grid: 3,
      cloth: ['Madder Garden', 'Indigo Shirting', 'Country Cream'],
    },
    patchwork`
      B B
      B B`.over`
      24
      A down 4 0 16 8
      A left 16 4 8 16
      A up 4 16 16 8
      A right 0 4 8 16
      C diamond 8 8 8 8`,
  ],
  [
    193,
    'Signature',
    {
      patches: 3,
      symmetry: 'diagonal mirror',
      grid: 3,
      cloth: ['Unbleached Muslin', 'Mulberry Plaid', 'Thistle Foulard'],
    },
    patchwork`A`.over`
      3
      B tl 0 0 2 2
      C br 1 1 2 2`,
  ],
  [
    216,
    'Album',
    {
      patches: 23,
      symmetry: 'all',
      grid: 6,
      difficulty: 'medium',
      cloth: ['Country Cream', 'Turkey Red', 'Indigo Shirting'],
    },
    patchwork`A`.over`
      6
      B diamond 0 0 2 2
      B diamond 2 0 2 2
      B diamond 4 0 2 2
      C diamond 1 1 2 2
      c diamond 3 1 2 2
      B diamond 0 2 2 2
      c diamond 2 2 2 2
      B diamond 4 2 2 2
      c diamond 1 3 2 2
      C diamond 3 3 2 2
      B diamond 0 4 2 2
      B diamond 2 4 2 2
      B diamond 4 4 2 2`,
  ],
  [
    334,
    'Chimney Sweep',
    {
      patches: 31,
      symmetry: 'all',
      grid: 8,
      difficulty: 'hard',
      cloth: ['Buttercup Shirting', 'Midnight Vine', 'Unbleached Muslin'],
    },
    patchwork`A`.over`
      8
      B diamond 0 0 2 2
      B diamond 6 0 2 2
      B diamond 0 6 2 2
      B diamond 6 6 2 2
      b diamond 2 0 2 2
      b diamond 1 1 2 2
      b diamond 0 2 2 2
      b diamond 4 0 2 2
      b diamond 5 1 2 2
      b diamond 6 2 2 2
      b diamond 0 4 2 2
      b diamond 1 5 2 2
      b diamond 2 6 2 2
      b diamond 6 4 2 2
      b diamond 5 5 2 2
      b diamond 4 6 2 2
      B diamond 3 1 2 2
      B diamond 1 3 2 2
      B diamond 5 3 2 2
      B diamond 3 5 2 2
      c diamond 2 2 2 2
      c diamond 3 3 2 2
      c diamond 4 4 2 2
      C diamond 4 2 2 2
      C diamond 2 4 2 2`,
  ],
];
