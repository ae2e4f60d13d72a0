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
    'Dutchman’s Puzzle',
    {
      also: {
        'Flying Dutchman': ['Academic Quilter (academicquilter.blogspot.com)', 'Sew a Quilt (sewaquilt.com)'],
        Wheel: ['Ohio Farmer, 1894', 'Academic Quilter (academicquilter.blogspot.com)'],
      },
      patches: 24,
      symmetry: 'quarter turns',
      difficulty: 'medium',
      source: 'BB 1339a',
      cloth: ['Tea Pin Dot', 'Dusk Meadow', 'Chambray'],
    },
    patchwork`
      B^A -   C>A B>A
      C^A -   |   |
      B<A C<A CvA -
      |   |   BvA -`,
  ],
  [
    60,
    'Wild Goose Chase',
    {
      patches: 33,
      symmetry: 'all',
      difficulty: 'hard',
      grid: 8,
      trial: true,
      source: 'BB 2906',
      cloth: ['Unbleached Muslin', 'Midnight Vine', 'Bluebird Feedsack', 'Barn Red'],
    },
    patchwork`
      A`.over`
      8
      D diamond 2 2 4 4`.overTurned`
      8
      B tl   0 0 2 2
      B tl   1 1 2 2
      B tl   2 2 2 2
      A up   1 0 2 1
      A up   2 1 2 1
      A left 0 1 1 2
      A left 1 2 1 2
      C down 2 0 4 2`,
  ],
];
