import { drawn } from '../../patchwork.js';
import type { BlockRow } from '../row.js';

export const compasses: readonly BlockRow[] = [
  [
    361,
    'Eight Point Compass',
    {
      patches: 28,
      symmetry: 'quarter turns',
      difficulty: 'hard',
      grid: 12,
      cloth: [
        'Vanilla Stone',
        'Glacier Twill',
        'Straw Linen',
        'Copper Stone',
        'Harvest Moon Batik',
        'Midnight Pond',
      ],
    },
    drawn`
      12
      A   0,0 12,0      12,12     0,12
      B   0,6 )180      12,6 )180
      C*4 0@0 2@0       6@45
      D*4 0@0 6@45      2@90
      E*4 0@0 1.4142@-45 6@0
      F*4 0@0 6@0       1.4142@45`,
  ],
  [
    362,
    'Wagon Wheel',
    {
      patches: 13,
      symmetry: 'quarter turns',
      difficulty: 'medium',
      grid: 12,
      cloth: ['Oatmeal Linen', 'Brick Walk', 'Indigo Seed', 'Goldenrod Vine'],
    },
    drawn`
      12
      A    0,0 12,0 12,12    0,12
      BC*8 0@0 6@0  )45 6@45
      D    2@0 )180 2@180    )180`,
  ],
  [
    363,
    'Pieced Moon over the Mountain',
    {
      patches: 3,
      symmetry: 'mirror',
      difficulty: 'medium',
      grid: 12,
      cloth: ['Midnight Vine', 'Lemon Ice', 'Pine Needle'],
    },
    drawn`
      12
      A 0,0 12,0  12,12 0,12
      B 4@0 )180  4@180 )180
      C 6,6 12,12 0,12`,
  ],
  [
    364,
    'Pieced Heart',
    {
      patches: 4,
      symmetry: 'none',
      difficulty: 'medium',
      grid: 12,
      cloth: ['Rosebud Shirting', 'Turkey Red', 'Rhubarb Linen'],
    },
    drawn`
      12
      A 0,0      6,0  6,12  0,12
      A 6,0      12,0 12,12 6,12
      B 2,5 )180 6,5  6,11
      C 6,5 )180 10,5 6,11`,
  ],
  [
    365,
    'Handled Basket',
    {
      patches: 4,
      symmetry: 'diagonal mirror',
      difficulty: 'medium',
      grid: 8,
      cloth: ['Tea Pin Dot', 'Barn Red', 'Chestnut'],
    },
    drawn`
      8
      A 0,0      8,0 0,8
      B 2,6 )180 6,2 5,3 (180 3,5
      C 8,0      8,8 0,8`,
  ],
];
