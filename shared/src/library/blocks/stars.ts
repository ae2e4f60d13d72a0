import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const stars: readonly BlockRow[] = [
  [
    4,
    'Ohio Star',
    {
      also: ['Variable Star'],
      patches: 21,
      symmetry: 'all',
      trial: true,
      cloth: ['Rosebud Shirting', 'Night Pin Dot', 'Cheddar Calico', 'Madder Garden'],
    },
    patchwork`
      A    ABCB A
      BCBA D    BABC
      A    CBAB A`,
  ],
  [
    5,
    'Sawtooth Star',
    {
      also: ['Evening Star'],
      patches: 17,
      symmetry: 'all',
      trial: true,
      cloth: ['Country Cream', 'Midnight Pond', 'Madder Garden'],
    },
    patchwork`
      A   AvB - A
      A>B C   - A<B
      |   |   | |
      A   A^B - A`,
  ],
  [
    6,
    'Friendship Star',
    { patches: 13, symmetry: 'quarter turns', trial: true, cloth: ['Indigo Shirting', 'Barn Red'] },
    patchwork`
      A   B\A A
      A/B B   B/A
      A   A\B A`,
  ],
];
