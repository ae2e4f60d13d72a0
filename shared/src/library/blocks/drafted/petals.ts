import { drawn } from '../../patchwork.js';
import type { BlockRow } from '../row.js';

export const petals: readonly BlockRow[] = [
  [
    346,
    'Orange Peel',
    {
      patches: 12,
      symmetry: 'all',
      difficulty: 'medium',
      source: 'LAC 107',
      cloth: ['Unbleached Muslin', 'Cider Twill'],
    },
    drawn`
      2
      A*4 0,0 1,0 1,1 0,1
      B*4 0,0 )90 1,1 )90`,
  ],
  [
    347,
    'Lafayette Orange Peel',
    {
      patches: 8,
      symmetry: 'two diagonal mirrors',
      difficulty: 'medium',
      source: 'Cincinnati Enquirer, 1933',
      cloth: ['Rosebud Shirting', 'Madder Garden', 'Indigo Seed'],
    },
    drawn`
      2
      A   0,0 2,0 2,2 0,2
      BC*4 0,0 )90 1,1 )90`,
  ],
  [
    348,
    'Cathedral Window',
    {
      patches: 16,
      symmetry: 'none',
      difficulty: 'hard',
      grid: 2,
      cloth: ['Unbleached Muslin', 'Cranberry Stone', 'Lagoon Batik', 'Harvest Moon Batik', 'Mossy Stone'],
    },
    drawn`
      4
      A      0,0 4,0     4,4     0,4
      BCDE*4 0,0 (90 2,0 (90 2,2 (90 0,2 (90`,
  ],
  [
    349,
    'Six Petal Rosette',
    {
      patches: 16,
      symmetry: 'two mirrors',
      difficulty: 'hard',
      grid: 4,
      cloth: ['White Vine', 'Butter Dot', 'Rosette Foulard', 'Flamingo'],
    },
    drawn`
      4
      A     0,0 4,0     4,4   0,4
      B     0,2 )180    4,2   )180
      CDD*6 0@0 )60     2@90  )60`,
  ],
  [
    350,
    'Friendship Dahlia',
    {
      patches: 20,
      symmetry: 'all',
      difficulty: 'hard',
      grid: 4,
      cloth: ['Fresh Snow', 'Lavender Ditsy', 'Royal Plum Vine', 'Wisteria'],
    },
    drawn`
      4
      A    0,0 4,0     4,4 0,4
      B    0,2 )180    4,2 )180
      CD*8 0@0 )30     2@0 )30`,
  ],
  [
    351,
    'Winding Ways',
    {
      also: {
        'Wheel of Mystery': [
          'Kansas City Star, 1931',
          'A Cloud of Quilt Patterns (encyclopediaquiltpatterns.blogspot.com)',
        ],
      },
      patches: 12,
      symmetry: 'all',
      difficulty: 'hard',
      grid: 3,
      source: 'BB 2764',
      cloth: ['Bluebell Shirting', 'Blue Ribbon Scroll'],
    },
    drawn`
      6
      A   0,0     6,0     6,6 0,6
      B*4 3,3 )30 0,2 )90 2,0 )30`,
  ],
  [
    352,
    'Clamshell',
    {
      patches: 13,
      symmetry: 'none',
      difficulty: 'hard',
      grid: 4,
      cloth: ['Duck Egg Vine', 'Peacock Shot Cotton', 'Tea Pin Dot', 'Midnight Vine'],
    },
    drawn`
      4
      B 0,0      1,0 (90 0,1
      C 1,0      3,0 (90 2,1 (90
      B 3,0      4,0     4,1 (90
      A 0,1 )180 2,1 (90 1,2 (90
      D 2,1 )180 4,1 (90 3,2 (90
      C 0,1 )90  1,2 (90 0,3
      B 1,2 )180 3,2 (90 2,3 (90
      C 4,3 (90  3,2 )90 4,1
      D 0,3 )180 2,3 (90 1,4 (90
      A 2,3 )180 4,3 (90 3,4 (90
      B 0,3 )90  1,4     0,4
      C 1,4 )180 3,4
      B 3,4 )90  4,3     4,4`,
  ],
  [
    353,
    'Apple Core',
    {
      patches: 16,
      symmetry: 'half turn',
      difficulty: 'hard',
      cloth: ['Chamomile Ditsy', 'Fern Hollow'],
    },
    drawn`
      4
      A*2 0,0     1,0 )90 1,1 (90 0,1
      A*2 2,0     3,0 )90 3,1 (90 2,1 )90
      B*2 1,0     2,0 (90 2,1 )90 1,1 (90
      B*2 3,0     4,0     4,1 )90 3,1 (90
      B*2 0,1 )90 1,1 (90 1,2 )90 0,2
      B*2 2,1 )90 3,1 (90 3,2 )90 2,2 (90
      A*2 1,1 (90 2,1 )90 2,2 (90 1,2 )90
      A*2 3,1 (90 4,1     4,2 (90 3,2 )90`,
  ],
  [
    354,
    'Robbing Peter to Pay Paul',
    {
      patches: 20,
      symmetry: 'two diagonal mirrors',
      difficulty: 'medium',
      cloth: ['Indigo Shirting', 'Turkey Red'],
    },
    drawn`
      2
      B*2 0,0 (60 1,0 (60 1,1 (60 0,1 (60
      A*2 0,0     1,0 )60
      A*2 1,0     1,1 )60
      A*2 1,1     0,1 )60
      A*2 0,1     0,0 )60
      A*2 1,0 (60 2,0 (60 2,1 (60 1,1 (60
      B*2 1,0     2,0 )60
      B*2 2,0     2,1 )60
      B*2 2,1     1,1 )60
      B*2 1,1     1,0 )60`,
  ],
  [
    355,
    'Improved Nine Patch',
    {
      patches: 13,
      symmetry: 'all',
      difficulty: 'hard',
      cloth: ['Petal Ditsy', 'Spring Pea', 'Fresh Snow'],
    },
    drawn`
      3
      A*4 0,0 1,0 1,1 0,1
      A   1,1 2,1 2,2 1,2
      B*4 1,0 2,0 2,1 1,1
      C*4 0,0 3,0 )60`,
  ],
  [
    375,
    'Melon Patch',
    {
      patches: 12,
      symmetry: 'two diagonal mirrors',
      difficulty: 'medium',
      source: 'Nancy Cabot, Chicago Tribune, 1934',
      cloth: ['Butter Dot', 'Verdigris Linen'],
    },
    drawn`
      2
      A*2 0,0     1,0 (90 0,1
      A*2 1,1     0,1 (90 1,0
      B*2 1,0 )90 0,1 )90
      B*2 2,0     2,1 (90 1,0
      B*2 1,1     1,0 (90 2,1
      A*2 1,0 )90 2,1 )90`,
  ],
  [
    376,
    'Tea Leaf',
    {
      patches: 17,
      symmetry: 'all',
      difficulty: 'medium',
      cloth: ['Kitchen Windowpane', 'Fern Hollow', 'Celery Ditsy', 'Spring Pea'],
    },
    drawn`
      3
      A*4 0,0     1,0 1,1 0,1
      B*4 0,0 )90 1,1 )90
      C*4 1,0     2,0 2,1 1,1
      D   1,1     2,1 2,2 1,2`,
  ],
  [
    377,
    'Hearts and Gizzards',
    {
      patches: 24,
      symmetry: 'quarter turns',
      difficulty: 'hard',
      cloth: ['Bluebell Shirting', 'Barn Red'],
    },
    drawn`
      2
      Ax4 0,0 (60 1,0 (60 1,1
      Bx4 0,0     1,0 )60
      Bx4 1,0     1,1 )60
      Bx4 1,1 (60 0,1 (60 0,0
      Ax4 1,1     0,1 )60
      Ax4 0,1     0,0 )60`,
  ],
  [
    378,
    'Bleeding Heart',
    {
      patches: 9,
      symmetry: 'all',
      difficulty: 'hard',
      grid: 2,
      source: 'LAC 501',
      cloth: ['Vanilla Stone', 'Celery Ditsy', 'Cranberry Stone'],
    },
    drawn`
      12
      A   0,0 12,0 12,12 0,12
      @ 0,0
      Bx4 0@0 5.6@90 )90 5.6@180
      Cx4 0@0 3.4@108 )140 3.2@135 )140 3.4@162`,
  ],
  [
    379,
    'Nocturne',
    {
      patches: 13,
      symmetry: 'all',
      difficulty: 'medium',
      cloth: ['Inkwell Stone', 'Wisteria', 'Lavender Ditsy', 'Old Gold'],
    },
    drawn`
      7
      Ax4 0,0 3,0 (90 0,3
      Bx4 3,3 0,3 )90 3,0
      Cx4 3,0 4,0     4,3 3,3
      D   3,3 4,3     4,4 3,4`,
  ],
];
