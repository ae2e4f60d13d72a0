import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const flyingGeese: readonly BlockRow[] = [
  [
    9,
    'Flying Geese',
    {
      patches: 24,
      symmetry: 'none',
      trial: true,
      cloth: ['Country Cream', 'Midnight Pond', 'Barn Red', 'Cheddar'],
    },
    patchwork`
      B^A - C^A -
      D^A - B^A -
      C^A - D^A -
      B^A - C^A -`,
  ],
  [
    10,
    'Dutchmans Puzzle',
    {
      also: ['Wheel'],
      patches: 24,
      symmetry: 'quarter turns',
      difficulty: 'medium',
      cloth: ['Tea Pin Dot', 'Dusk Meadow', 'Chambray'],
    },
    patchwork`
      B^A -   C>A B>A
      C^A -   |   |
      B<A C<A CvA -
      |   |   BvA -`,
  ],
];
