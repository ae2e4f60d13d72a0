import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const kaleidoscope: readonly BlockRow[] = [
  [
    90,
    'Kaleidoscope',
    {
      patches: 12,
      symmetry: 'all',
      trial: true,
      grid: 4,
      difficulty: 'medium',
      cloth: ['Royal Plum Vine', 'Lilac Watercolour', 'Hydrangea Evening'],
    },
    patchwork`
      A`.overTurned`
      3.41421
      C       tl   0 0 1       1
      B       down 1 0 1.41421 1.707105`,
  ],
  [
    92,
    'Storm at Sea',
    {
      grid: 6,
      patches: 96,
      symmetry: 'diagonal mirror',
      trial: true,
      difficulty: 'medium',
      cloth: ['Cloud Stone', 'Chambray', 'Navy Sailcloth', 'Harbour Batik'],
    },
    patchwork`
      1    2    1    2
      A<>B D<>A A<>B D<>A
      D<>A A<>B D<>A A<>B
      A<>B D<>A A<>B D<>A
      D<>A A<>B D<>A A<>B`.over`
      6
      C box 1.5 1.5 1 1
      C box 4.5 1.5 1 1
      C box 1.5 4.5 1 1
      C box 4.5 4.5 1 1`,
  ],
  [
    93,
    'Rocky Road to Kansas',
    {
      patches: 24,
      symmetry: 'none',
      difficulty: 'medium',
      grid: 4,
      source: 'LAC 236',
      cloth: [
        'Unbleached Muslin',
        'Boarding House Ticking',
        'Harbour Plaid',
        'Cheddar Calico',
        'Chocolate Garden',
        'Hunter Calico',
      ],
    },
    patchwork`
      A`.over`
      12
      B  box   0   0   6   6
      C  br    2   2   4   4
      D  br    4   4   2   2
      E  tl    0   0   6   6
      F  tl    0   0   3.5 3.5
      D  box   6   0   6   6
      E  bl    6   2   4   4
      F  bl    6   4   2   2
      B  tr    6   0   6   6
      C  tr    8.5 0   3.5 3.5
      F  box   6   6   6   6
      B  tl    6   6   4   4
      C  tl    6   6   2   2
      D  br    6   6   6   6
      E  br    8.5 8.5 3.5 3.5
      C  box   0   6   6   6
      D  tr    2   6   4   4
      E  tr    4   6   2   2
      F  bl    0   6   6   6
      B  bl    0   8.5 3.5 3.5
      A  down  0   0   12  3
      A  left  9   0   3   12
      A  up    0   9   12  3
      A  right 0   0   3   12`,
  ],
  [
    97,
    'Arkansas Snowflake',
    {
      patches: 8,
      symmetry: 'two mirrors',
      difficulty: 'hard',
      grid: 4,
      source: 'Kansas City Star, 1935',
      cloth: ['Snow Flurry', 'Holly Midnight', 'Poinsettia Night'],
    },
    patchwork`
      BCBC`.overTurned`
      50
      a  box 0  0  17 17
      a  tl  17 0  8  17
      a  tl  0  17 17 8`,
  ],
];
