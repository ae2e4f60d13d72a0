import { drawn } from '../../patchwork.js';
import type { BlockRow } from '../row.js';

export const fans: readonly BlockRow[] = [
  [
    356,
    'Grandmother’s Fan',
    {
      patches: 8,
      symmetry: 'none',
      trial: false,
      difficulty: 'medium',
      grid: 10,
      cloth: [
        'Rosebud Shirting',
        'Chambray',
        'Peony Pin Dot',
        'Butter Dot',
        'Spring Pea',
        'Lilac',
        'Peach Vine',
        'Barn Red',
      ],
    },
    drawn`
      10
      A 0,0 10,0 10,10 0,10
      @ 0,10
      BCDEFG*6:15 3@0 9@0  )15 9@15 3@15 (15
      H           0@0 3@0  )90 3@90`,
  ],
  [
    357,
    'Crazy Quilt Fan',
    {
      patches: 6,
      symmetry: 'none',
      difficulty: 'medium',
      grid: 6,
      cloth: ['Coal Twill', 'Plum', 'Old Gold', 'Garnet Batik', 'Juniper Vine', 'Straw Linen'],
    },
    drawn`
      6
      A 0,0 6,0 6,6 0,6
      @ 0,6
      BCDE*4:22.5 2@0 6@0 )22.5 6@22.5 2@22.5 (22.5
      F           0@0 2@0 )90   2@90`,
  ],
  [
    358,
    'Daisy Fan',
    {
      patches: 17,
      symmetry: 'all',
      difficulty: 'medium',
      grid: 12,
      cloth: ['Celery Ditsy', 'Peony Pin Dot', 'Wisteria', 'Lemon Ice'],
    },
    drawn`
      12
      A 0,0 12,0 12,12 0,12
      @ 0,12
      BCB*3:30x4 2@0 5@0 )30 5@30 2@30 (30
      Dx4        0@0 2@0 )90 2@90`,
  ],
  [
    359,
    'New York Beauty',
    {
      patches: 11,
      symmetry: 'diagonal mirror',
      difficulty: 'hard',
      grid: 10,
      cloth: ['Country Cream', 'Straw Linen', 'Cranberry Stone', 'Midnight Vine'],
    },
    drawn`
      10
      A 0,0 10,0 10,10 0,10
      @ 0,10
      B        0@0 8@0     )90 8@90
      C*4:22.5 4@0 8@11.25 4@22.5
      D        0@0 4@0     )90 4@90`,
  ],
  [
    360,
    'Dresden Plate',
    {
      patches: 18,
      symmetry: 'quarter turns',
      difficulty: 'medium',
      grid: 10,
      cloth: [
        'Feedsack Morning',
        'Rose Linen',
        'Chambray',
        'Goldenrod Vine',
        'Verdigris Linen',
        'Butter Dot',
      ],
    },
    drawn`
      10
      A       0,0 10,0      10,10       0,10
      BCDE*16 0@0 4@-11.25  )90 4@11.25
      F       1@0 )180      1@180       )180`,
  ],
  [
    383,
    'Twelve Blade Dresden Plate',
    {
      patches: 14,
      symmetry: 'quarter turns',
      difficulty: 'medium',
      cloth: ['Soft Stipple', 'Rose Linen', 'Chambray', 'Butter Dot', 'Verdigris Linen'],
    },
    drawn`
      10
      A      0,0 10,0   10,10     0,10
      BCD*12 0@0 4@-15  )120 4@15
      E      1.2@0 )180 1.2@180 )180`,
  ],
  [
    384,
    'Twenty Blade Dresden Plate',
    {
      patches: 22,
      symmetry: 'none',
      difficulty: 'medium',
      cloth: ['Linen Closet Twill', 'Plum', 'Wisteria', 'Raspberry', 'Rose Linen', 'Old Gold'],
    },
    drawn`
      10
      A       0,0 10,0   10,10 0,10
      BCDE*20 0@0 3.9@-9 4.6@0 3.9@9
      F       1.4@0 )180 1.4@180 )180`,
  ],
  [
    385,
    'Whig’s Defeat',
    {
      patches: 61,
      symmetry: 'all',
      difficulty: 'hard',
      grid: 12,
      cloth: ['Unbleached Muslin', 'Straw Linen', 'Hunter Calico', 'Turkey Red', 'Cheddar'],
    },
    drawn`
      12
      A          0,0    12,0  12,12 0,12
      @ 0,12
      Bx4        0@0    5@0   )90 5@90
      C*6:15x4   2.1@7.5 3.5@1.2 5@7.5 3.5@13.8
      Dx4        0@0    2.1@0 )90 2.1@90
      Ex4        5,0    7,0   )130`,
  ],
];
