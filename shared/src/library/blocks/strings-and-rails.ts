import { patchwork, turned } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const stringsAndRails: readonly BlockRow[] = [
  [
    120,
    'Rail Fence',
    {
      also: ['Fence Rail'],
      patches: 16,
      symmetry: 'none',
      trial: true,
      cloth: ['Rosebud Shirting', 'Cheddar', 'Barn Red', 'Midnight Pond'],
    },
    patchwork`
      A - - - A B C D
      B - - - | | | |
      C - - - | | | |
      D - - - | | | |
      A B C D A - - -
      | | | | B - - -
      | | | | C - - -
      | | | | D - - -`,
  ],
  [
    121,
    'London Stairs',
    {
      also: ['Endless Stairs', 'Winding Stairway'],
      source: 'BB 1110',
      patches: 8,
      symmetry: 'none',
      cloth: ['Parlour Damask', 'Grape Shot Cotton'],
    },
    patchwork`
      A - A B
      B - | |
      A B A -
      | | B -`,
  ],
  [
    122,
    'Basket Weave',
    {
      patches: 48,
      symmetry: 'quarter turns',
      cloth: ['Market Basket', 'Espresso'],
    },
    turned`
      A - - A B A
      B - - | | |
      A - - | | |
      A B A A - -
      | | | B - -
      | | | A - -`,
  ],
  [
    123,
    'Roman Stripe',
    {
      also: ['Shadows'],
      patches: 6,
      symmetry: 'diagonal mirror',
      grid: 5,
      cloth: ['Coal', 'Plum', 'Raspberry', 'Pumpkin', 'Teal', 'Wisteria'],
    },
    patchwork`A/B`.over`
      5
      C br 1 1 4 4
      D br 2 2 3 3
      E br 3 3 2 2
      F br 4 4 1 1`,
  ],
  [
    124,
    'Brick Wall',
    {
      also: ['Brickwork', 'Hit or Miss'],
      patches: 21,
      symmetry: 'none',
      cloth: ['Brick Walk', 'Tea Room Check', 'Barn Red', 'Bandana', 'Madder Garden'],
    },
    patchwork`
      A - B - C -
      D E - A - B
      C - D - E -
      B A - C - D
      E - B - A -
      C D - E - B`,
  ],
  [
    125,
    'Chinese Coins',
    {
      also: ['Roman Coins', 'Stacked Bricks'],
      patches: 21,
      symmetry: 'none',
      cloth: ['Coal', 'Cheddar', 'Barn Red', 'Sage Garden', 'Lilac', 'Flamingo', 'Creek Water', 'Teal'],
    },
    patchwork`
      2 5 2 5 2
      2 1 2 2 1 2 2 2 2
      A B A H A
      | C | E |
      | D | F |
      | E | C |
      | F | B |
      | G | D |
      | C | G |
      | H | C |
      | B | E |`,
  ],
  [
    126,
    'Amish Bars',
    {
      patches: 15,
      symmetry: 'two mirrors',
      grid: 7,
      cloth: ['Plum', 'Cranberry Fold', 'Teal', 'Coal'],
    },
    patchwork`
      3 2 2 2 2 2 2 2 3
      3 14 3
      D A - - - - - - D
      A B C B C B C B A
      D A - - - - - - D`,
  ],
  [
    127,
    'String Diamond',
    {
      patches: 28,
      symmetry: 'all',
      grid: 2,
      difficulty: 'medium',
      cloth: ['Unbleached Muslin', 'Wildflower Midnight', 'Cottage Bouquet', 'Barn Red'],
    },
    turned`
      A`.over`
      24
      B tl 0 0 11 11
      B tr 13 0 11 11
      B br 13 13 11 11
      B bl 0 13 11 11
      B br 1 1 11 11
      B bl 12 1 11 11
      B tl 12 12 11 11
      B tr 1 12 11 11
      C tl 0 0 8 8
      C tr 16 0 8 8
      C br 16 16 8 8
      C bl 0 16 8 8
      C br 4 4 8 8
      C bl 12 4 8 8
      C tl 12 12 8 8
      C tr 4 12 8 8
      D tl 0 0 5 5
      D tr 19 0 5 5
      D br 19 19 5 5
      D bl 0 19 5 5
      D br 7 7 5 5
      D bl 12 7 5 5
      D tl 12 12 5 5
      D tr 7 12 5 5`,
  ],
  [
    128,
    'Streak of Lightning',
    {
      also: ['Zigzag'],
      patches: 32,
      symmetry: 'mirror',
      cloth: ['Country Cream', 'Regatta Foulard'],
    },
    patchwork`
      A/B B\A A/B B\A
      B/A A\B B/A A\B
      A/B B\A A/B B\A
      B/A A\B B/A A\B`,
  ],
  [
    129,
    'Attic Windows',
    {
      also: ['Shadow Box'],
      patches: 12,
      symmetry: 'none',
      grid: 8,
      cloth: ['Butterfly Garden', 'Teal', 'Seafoam'],
    },
    patchwork`
      B/C B/C
      B/C B/C`.over`
      8
      A box 1 0 3 3
      A box 5 0 3 3
      A box 1 4 3 3
      A box 5 4 3 3`,
  ],
  [
    130,
    'Trip Around the World',
    {
      also: ['Sunshine and Shadow', 'Grandmas Dream'],
      patches: 81,
      symmetry: 'all',
      trial: true,
      difficulty: 'medium',
      cloth: [
        'Barn Red',
        'Rosebud Shirting',
        'Porch Gingham',
        'Midnight Pond',
        'Creek Water',
        'Cheddar Calico',
      ],
    },
    patchwork`
      C B A F E F A B C
      B A F E D E F A B
      A F E D C D E F A
      F E D C B C D E F
      E D C B A B C D E
      F E D C B C D E F
      A F E D C D E F A
      B A F E D E F A B
      C B A F E F A B C`,
  ],
  [
    214,
    'Spider Web',
    {
      patches: 36,
      symmetry: 'all',
      grid: 8,
      difficulty: 'hard',
      cloth: ['Unbleached Muslin', 'Porch Gingham', 'Madder Garden', 'Cheddar Calico', 'Fern Hollow'],
    },
    patchwork`A`.over`
      24
      b box 7.029 0 9.941 24
      b box 0 7.029 24 9.941
      b br 0 0 7.029 7.029
      b bl 16.971 0 7.029 7.029
      b tr 0 16.971 7.029 7.029
      b tl 16.971 16.971 7.029 7.029
      c box 8.272 3 7.456 18
      c box 3 8.272 18 7.456
      c br 3 3 5.272 5.272
      c bl 15.728 3 5.272 5.272
      c tr 3 15.728 5.272 5.272
      c tl 15.728 15.728 5.272 5.272
      b box 9.515 6 4.971 12
      b box 6 9.515 12 4.971
      b br 6 6 3.515 3.515
      b bl 14.485 6 3.515 3.515
      b tr 6 14.485 3.515 3.515
      b tl 14.485 14.485 3.515 3.515
      c box 10.757 9 2.485 6
      c box 9 10.757 6 2.485
      c br 9 9 1.757 1.757
      c bl 13.243 9 1.757 1.757
      c tr 9 13.243 1.757 1.757
      c tl 13.243 13.243 1.757 1.757
      D down 7.029 0 9.941 12
      D up 7.029 12 9.941 12
      D right 0 7.029 12 9.941
      D left 12 7.029 12 9.941
      E down 8.272 3 7.456 9
      E up 8.272 12 7.456 9
      E right 3 8.272 9 7.456
      E left 12 8.272 9 7.456
      D down 9.515 6 4.971 6
      D up 9.515 12 4.971 6
      D right 6 9.515 6 4.971
      D left 12 9.515 6 4.971
      E down 10.757 9 2.485 3
      E up 10.757 12 2.485 3
      E right 9 10.757 3 2.485
      E left 12 10.757 3 2.485`,
  ],
  [
    136,
    'Herringbone',
    {
      patches: 36,
      symmetry: 'none',
      cloth: ['Biscuit Basket', 'Acorn Vine', 'Teal', 'Verdigris Linen'],
    },
    patchwork`
      A - C D A - C D
      C B - | C B - |
      | D A - | D A -
      B | C B - | C B
      A - | D A - | D
      C B - | C B - |
      | D A - | D A -
      B | C B - | C B`,
  ],
  [
    137,
    'Josephs Coat',
    {
      patches: 8,
      symmetry: 'mirror',
      grid: 8,
      cloth: ['Barn Red', 'Pumpkin', 'Cheddar', 'Sage Garden', 'Teal', 'Creek Water', 'Plum', 'Raspberry'],
    },
    patchwork`
      1 1 1 1 1 1 1 1
      8
      A B C D E F G H`,
  ],
  [
    239,
    'Center Square',
    {
      patches: 17,
      symmetry: 'all',
      grid: 12,
      cloth: ['Raspberry', 'Plum', 'Teal', 'Coal'],
    },
    patchwork`
      2 1 6 1 2
      B A -   - B
      A D C   D A
      | C B   C |
      | D C   D |
      B A -   - B`,
  ],
];
