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
  [
    386,
    'Mariner’s Compass',
    {
      patches: 52,
      symmetry: 'quarter turns',
      difficulty: 'hard',
      cloth: [
        'Ecru Scroll',
        'Duck Egg Vine',
        'Straw Linen',
        'Copper Stone',
        'Peacock Shot Cotton',
        'Teal',
        'Garnet Batik',
        'Harvest Moon Batik',
      ],
    },
    drawn`
      12
      A   0,0 12,0   12,12 0,12
      B   0,6 )180   12,6 )180
      C*8 0@0 2.4@0  6@22.5
      D*8 0@0 6@22.5 2.4@45
      E*4 0@0 2.2@22.5 6@45
      F*4 0@0 6@45   2.2@67.5
      G*4 0@0 1.6@-45 6@0
      H*4 0@0 6@0    1.6@45`,
  ],
  [
    387,
    'Thirty Two Point Mariner’s Compass',
    {
      patches: 84,
      symmetry: 'quarter turns',
      difficulty: 'hard',
      cloth: [
        'Parlour Damask',
        'Vanilla Stone',
        'Slate Lake',
        'Chambray',
        'Midnight Pond',
        'Goldenrod Vine',
        'Saddle Stone',
        'Cranberry Stone',
        'Mulled Wine',
      ],
    },
    drawn`
      12
      A    0,0 12,0   12,12 0,12
      B    0,6 )180   12,6 )180
      C*16 0@0 3.4@0  6@11.25 3.4@22.5
      D*8  0@0 2.8@0  6@22.5
      E*8  0@0 6@22.5 2.8@45
      F*4  0@0 2.2@22.5 6@45
      G*4  0@0 6@45   2.2@67.5
      H*4  0@0 1.6@-45 6@0
      I*4  0@0 6@0    1.6@45`,
  ],
  [
    388,
    'Sunburst',
    {
      patches: 37,
      symmetry: 'all',
      difficulty: 'hard',
      cloth: ['Chambray', 'Lemon Ice', 'Pumpkin', 'Sunset Batik', 'Harvest Moon Batik'],
    },
    drawn`
      12
      A     0,0   12,0      12,12 0,12
      B     0,6   )180      12,6  )180
      CD*16 0@0   2.4@-11.25 6@0  2.4@11.25
      E     2.4@0 )180      2.4@180 )180`,
  ],
  [
    389,
    'Compass Star',
    {
      patches: 21,
      symmetry: 'all',
      difficulty: 'hard',
      cloth: ['Sandbar Linen', 'Gentle Wave', 'Inkwell Stone', 'Creek Stone', 'Cranberry Stone'],
    },
    drawn`
      12
      A    0,0 12,0     12,12 0,12
      B    0,6 )180     12,6  )180
      CD*8 0@0 2.6@-22.5 6@0  2.6@22.5
      E    1.3@0 )180   1.3@180 )180`,
  ],
  [
    390,
    'Setting Sun',
    {
      patches: 16,
      symmetry: 'mirror',
      difficulty: 'hard',
      cloth: ['Twilight Batik', 'Peach Vine', 'Sunset Batik', 'Harvest Moon Batik', 'Indigo Seed'],
    },
    drawn`
      12
      A        0,0     12,0    12,12 0,12
      @ 6,9
      B        5.8@-90 )180    5.8@90
      C*6:30   2.4@-90 5.8@-75 2.4@-60
      D        2.4@-90 )180    2.4@90
      E        0,9     12,9    12,12 0,12`,
  ],
];
