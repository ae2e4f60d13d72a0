import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const treesAndLeaves: readonly BlockRow[] = [
  [
    170,
    'Maple Leaf',
    {
      also: ['Autumn Leaf'],
      patches: 15,
      symmetry: 'diagonal mirror',
      trial: true,
      cloth: ['Oatmeal Linen', 'Sumac'],
    },
    patchwork`
      A   A/B A/B
      A/B B   B
      A/B B   B`.over`
      12
      A tr 8.8 8 3.2 3.2
      A bl 8 8.8 3.2 3.2`,
  ],
  [
    171,
    'Pine Tree',
    {
      also: ['Tree of Life'],
      patches: 42,
      symmetry: 'diagonal mirror',
      difficulty: 'hard',
      trial: true,
      cloth: ['Unbleached Muslin', 'Clover Pin Dot', 'Saddle Leather'],
    },
    patchwork`
      A   B\A B\A B\A B\A B\A
      A\B A   B\A B\A B\A B\A
      A\B A\B C   -   -   -
      A\B A\B |   |   |   |
      A\B A\B |   |   |   |
      A\B A\B |   |   |   |`.over`
      60
      A tr 26 20 34 34
      A bl 20 26 34 34
      B tl 20 20 26 26`,
  ],
];
