import { drawn, mirrored, patchwork, turned } from '../../patchwork.js';
import type { BlockRow } from '../row.js';

export const drunkardsPath: readonly BlockRow[] = [
  [
    342,
    'Drunkard’s Path',
    {
      patches: 32,
      symmetry: 'half turn',
      difficulty: 'medium',
      source: 'Ruth Finley, Old Patchwork Quilts, 1929',
      cloth: ['Country Cream', 'Midnight Pond'],
    },
    patchwork`
      BtlA BtrA AtrB AbrB
      BblA BbrA AtlB AblB
      AtrB AbrB BtlA BtrA
      AtlB AblB BblA BbrA`,
  ],
  [
    343,
    'Curved Snowball',
    {
      patches: 5,
      symmetry: 'all',
      difficulty: 'medium',
      cloth: ['Barn Red', 'Unbleached Muslin'],
    },
    drawn`
      3
      A*4 0,0 1,0 )90 0,1
      B   1,0 2,0 (90 3,1 3,2 (90 2,3 1,3 (90 0,2 0,1 (90`,
  ],
  [
    344,
    'Old Mill Wheel',
    {
      patches: 20,
      symmetry: 'two diagonal mirrors',
      difficulty: 'medium',
      grid: 2,
      cloth: ['Sandbar Linen', 'Slate Lake'],
    },
    drawn`
      16
      A*2 3,0  5,0  (90 8,3  8,5  (90 5,8  3,8  (90 0,5 0,3 (90
      B*2 0,0  3,0  )90 0,3
      B*2 8,0  8,3  )90 5,0
      B*2 8,8  5,8  )90 8,5
      B*2 0,8  0,5  )90 3,8
      B*2 11,0 13,0 (90 16,3 16,5 (90 13,8 11,8 (90 8,5 8,3 (90
      A*2 8,0  11,0 )90 8,3
      A*2 16,0 16,3 )90 13,0
      A*2 16,8 13,8 )90 16,5
      A*2 8,8  8,5  )90 11,8`,
  ],
  [
    345,
    'Pieced Bull’s Eye',
    {
      patches: 20,
      symmetry: 'all',
      difficulty: 'hard',
      grid: 2,
      cloth: ['Fresh Snow', 'Teal', 'Marmalade Stone'],
    },
    drawn`
      10
      A*4 5,0 10,0 10,5 5,5
      B*4 3@0 4@0  )90 4@90 3@90 (90
      C*4 2@0 3@0  )90 3@90 2@90 (90
      B*4 1@0 2@0  )90 2@90 1@90 (90
      C*4 0@0 1@0  )90 1@90`,
  ],
  [
    366,
    'Falling Timbers',
    {
      patches: 32,
      symmetry: 'diagonal mirror',
      difficulty: 'medium',
      source: 'Carrie Hall, The Romance of the Patchwork Quilt in America, 1935, as Falling Timber',
      cloth: ['Ecru Scroll', 'Pine Needle'],
    },
    patchwork`
      BtrA AtrB BtrA AtrB
      AtrB BtrA AtrB BtrA
      BtrA AtrB BtrA AtrB
      AtrB BtrA AtrB BtrA`,
  ],
  [
    367,
    'Love Ring',
    {
      also: {
        Nonesuch: [
          'Carrie Hall, The Romance of the Patchwork Quilt in America, 1935',
          'Field Guide to Quilts (fieldguidetoquilts.com)',
        ],
      },
      patches: 72,
      symmetry: 'all',
      difficulty: 'medium',
      source: 'Carrie Hall, The Romance of the Patchwork Quilt in America, 1935, as Nonesuch',
      cloth: ['Fresh Snow', 'Turkey Red'],
    },
    mirrored`
      BbrA AbrB BbrA
      AbrB BbrA AbrB
      BbrA AbrB BbrA`,
  ],
  [
    368,
    'Snake in the Hollow',
    {
      patches: 32,
      symmetry: 'mirror',
      difficulty: 'medium',
      cloth: ['Straw Linen', 'Spruce Pin Dot'],
    },
    patchwork`
      BtrA AtrB AtlB BtlA
      AtrB BtrA BtlA AtlB
      BtrA AtrB AtlB BtlA
      AtrB BtrA BtlA AtlB`,
  ],
  [
    369,
    'Fool’s Puzzle',
    {
      patches: 32,
      symmetry: 'all',
      difficulty: 'medium',
      source: 'Ladies Art Company, 1897',
      cloth: ['Rosebud Shirting', 'Plum'],
    },
    mirrored`
      BtlA AtrB
      AblB BbrA`,
  ],
  [
    370,
    'Wonder of the World',
    {
      patches: 32,
      symmetry: 'all',
      difficulty: 'medium',
      source: 'Carrie Hall, The Romance of the Patchwork Quilt in America, 1935',
      cloth: ['Unbleached Muslin', 'Indigo Seed'],
    },
    mirrored`
      AtlB AtrB
      AblB BbrA`,
  ],
  [
    371,
    'Millwheel',
    {
      patches: 32,
      symmetry: 'two diagonal mirrors',
      difficulty: 'medium',
      cloth: ['Tea Pin Dot', 'Madder Garden'],
    },
    patchwork`
      BbrA AblB BbrA AblB
      AtrB BtlA AtrB BtlA
      BbrA AblB BbrA AblB
      AtrB BtlA AtrB BtlA`,
  ],
  [
    372,
    'Base Ball',
    {
      patches: 32,
      symmetry: 'two diagonal mirrors',
      difficulty: 'medium',
      cloth: ['White Star', 'Brick Walk'],
    },
    patchwork`
      BbrA BblA AbrB AblB
      BtrA BtlA AtrB AtlB
      AbrB AblB BbrA BblA
      AtrB AtlB BtrA BtlA`,
  ],
  [
    373,
    'Cleopatra’s Puzzle',
    {
      patches: 32,
      symmetry: 'quarter turns',
      difficulty: 'medium',
      cloth: ['Harvest Moon Batik', 'Juniper Vine'],
    },
    turned`
      BtrA AblB
      AtlB BblA`,
  ],
  [
    374,
    'Steeplechase',
    {
      patches: 12,
      symmetry: 'two diagonal mirrors',
      difficulty: 'medium',
      cloth: ['Cloud Stone', 'Harbour Batik'],
    },
    drawn`
      2
      A*2 0.5,0 1,0     1,0.5 (90 0.5,1 0,1 0,0.5 (90
      B*2 0,0   0.5,0   )90 0,0.5
      B*2 1,1   0.5,1   )90 1,0.5
      B*2 1,0   1.5,0   (90 2,0.5 2,1   1.5,1 (90 1,0.5
      A*2 2,0   2,0.5   )90 1.5,0
      A*2 1,1   1,0.5   )90 1.5,1`,
  ],
];
