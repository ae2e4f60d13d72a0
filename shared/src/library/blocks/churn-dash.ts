import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const churnDash: readonly BlockRow[] = [
  [
    3,
    'Churn Dash',
    {
      also: ['Monkey Wrench', 'Hole in the Barn Door'],
      patches: 17,
      symmetry: 'all',
      trial: true,
      cloth: ['Country Cream', 'Sage Garden', 'Hunter Calico', 'Cheddar'],
    },
    patchwork`
      A/B - A - B\A -
      |   | C - |   |
      A   C D - C   A
      |   | | | |   |
      A\B - C - B/A -
      |   | A - |   |`,
  ],
  [
    75,
    'Double Wrench',
    { patches: 17, symmetry: 'all', grid: 5, cloth: ['Country Cream', 'Coal Twill', 'Poinsettia Velvet'] },
    patchwork`
      A/B - A B\A -
      |   | B |   |
      A   B C B   A
      A\B - B B/A -
      |   | A |   |`,
  ],
];
