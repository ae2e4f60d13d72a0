import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const logCabins: readonly BlockRow[] = [
  [
    11,
    'Log Cabin',
    {
      patches: 13,
      symmetry: 'diagonal mirror',
      trial: true,
      difficulty: 'medium',
      cloth: [
        'Unbleached Muslin',
        'Tea Pin Dot',
        'Rosebud Shirting',
        'Chambray',
        'Dusk Meadow',
        'Midnight Pond',
        'Barn Red',
      ],
    },
    patchwork`
      C - - - - - F
      C B - - - E |
      | B A - D | |
      | | A G | | |
      | | D - - | |
      | E - - - - |
      F - - - - - -`,
  ],
  [
    140,
    'Courthouse Steps',
    {
      patches: 13,
      symmetry: 'two mirrors',
      trial: true,
      difficulty: 'medium',
      cloth: [
        'Buttermilk Vine',
        'Indigo Shirting',
        'Straw Linen',
        'Rosewood Wax',
        'Madder Garden',
        'Cranberry Stone',
        'Goldenrod Vine',
      ],
    },
    patchwork`
      F - - - - - -
      C E - - - - C
      | B D - - B |
      | | A G A | |
      | | D - - | |
      | E - - - - |
      F - - - - - -`,
  ],
  [
    141,
    'Half Log Cabin',
    {
      patches: 9,
      symmetry: 'diagonal mirror',
      cloth: ['Barn Red', 'Tea Pin Dot', 'Creek Stone', 'Rosebud Shirting', 'Midnight Vine'],
    },
    patchwork`
      A - B C D E
      | | | | | |
      B - - | | |
      C - - - | |
      D - - - - |
      E - - - - -`,
  ],
  [
    142,
    'White House Steps',
    {
      patches: 37,
      symmetry: 'all',
      grid: 9,
      source: 'LAC 221',
      cloth: ['Fresh Snow', 'Chambray', 'Creek Stone', 'Midnight Vine'],
    },
    patchwork`
      2 2 2 1 1 2 1 1 2 2 2
      D - - A - - - - D - -
      D C - - A - - C - - D
      | C B - - A B - - C |
      A | B A - - - - B | A
      | A | | | | | | | A |
      | | A | | | | | A | |
      | | B | | | | | B | |
      | C | | | | | | | C |
      D | B - - A B - - | D
      | C - - A - - C - - |
      D - - A - - - - D - -`,
  ],
  [
    143,
    'Pineapple',
    {
      patches: 33,
      symmetry: 'all',
      grid: 11,
      difficulty: 'hard',
      cloth: ['Country Cream', 'Rosebud Shirting', 'Cranberry Stone', 'Madder Garden', 'Cheddar'],
    },
    patchwork`
      2 2 2 2 6 2 2 2 2
      A - - - - - - - -
      A B - - - - - - A
      | B A - - - - B |
      | | A B - - A | |
      | | | B E B | | |
      | | | B - - | | |
      | | A - - - - | |
      | B - - - - - - |
      A - - - - - - - -`.over`
      22
      D tl 6 6 4 4
      D tr 12 6 4 4
      D br 12 12 4 4
      D bl 6 12 4 4
      C tl 4 4 5 5
      C tr 13 4 5 5
      C br 13 13 5 5
      C bl 4 13 5 5
      D tl 2 2 6 6
      D tr 14 2 6 6
      D br 14 14 6 6
      D bl 2 14 6 6
      C tl 0 0 7 7
      C tr 15 0 7 7
      C br 15 15 7 7
      C bl 0 15 7 7`,
  ],
  [
    144,
    'Snail’s Trail',
    {
      patches: 20,
      symmetry: 'half turn',
      grid: 8,
      difficulty: 'medium',
      cloth: ['Fresh Snow', 'Peacock Shot Cotton'],
    },
    patchwork`BABA`.over`
      8
      A tl 0 0 4 4
      B tr 4 0 4 4
      A br 4 4 4 4
      B bl 0 4 4 4
      B tl 2 2 2 2
      A tr 4 2 2 2
      B br 4 4 2 2
      A bl 2 4 2 2
      A up 3 2 2 1
      B right 5 3 1 2
      A down 3 5 2 1
      B left 2 3 1 2
      A box 3 3 1 1
      B box 4 3 1 1
      A box 4 4 1 1
      B box 3 4 1 1`,
  ],
  [
    253,
    'Housetop',
    {
      patches: 17,
      symmetry: 'all',
      cloth: ['Regatta Foulard', 'Tea Room Check', 'Barn Red'],
    },
    patchwork`
      A - - - - - - - -
      A B - - - - - - A
      | B A - - - - B |
      | | A B - - A | |
      | | | B C B | | |
      | | | B - | | | |
      | | A - - - | | |
      | B - - - - - | |
      A - - - - - - - |`,
  ],
  [
    254,
    'Barn Raising',
    {
      patches: 52,
      symmetry: 'all',
      difficulty: 'hard',
      cloth: [
        'Unbleached Muslin',
        'Tea Pin Dot',
        'Rosebud Shirting',
        'Saddle Stone',
        'Brick Walk',
        'Mulled Wine',
        'Cheddar',
      ],
    },
    patchwork`
      F - - - - - - F - - - - - F
      F E - - - - C C E - - - E |
      | E D - - B | | B D - D | |
      | | D G A | | | | A G | | |
      | | | A - | | | | | A | | |
      | | B - - - | | | B - - | |
      | C - - - - - | C - - - - |
      F C - - - - C C - - - - - F
      | E B - - B | C B - - - E |
      | | D A A | | | B A - D | |
      | | | G | | | | | A G | | |
      | | | D - | | | | D - - | |
      | | E - - - | | E - - - - |
      | F - - - - - F - - - - - -`,
  ],
];
