import { patchwork, turned } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const stringsAndRails: readonly BlockRow[] = [
  [
    120,
    'Rail Fence',
    {
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
      patches: 21,
      symmetry: 'none',
      cloth: ['Barn Red', 'Saddle Stone', 'Clay Tile', 'Brick Walk', 'Tea Room Check'],
    },
    patchwork`
      A - C - E -
      C D - A - C
      B - C - E -
      D E - B - D
      C - D - A -
      D E - B - D`,
  ],
  [
    125,
    'Chinese Coins',
    {
      patches: 21,
      symmetry: 'none',
      cloth: ['Coal', 'Cheddar', 'Barn Red', 'Sage Garden', 'Lilac', 'Flamingo', 'Creek Stone', 'Teal'],
    },
    patchwork`
      1 5 2 5 1
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
      cloth: ['Plum', 'Cranberry Stone', 'Teal', 'Coal'],
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
      patches: 81,
      symmetry: 'all',
      trial: true,
      difficulty: 'medium',
      cloth: [
        'Barn Red',
        'Rosebud Shirting',
        'Porch Gingham',
        'Midnight Pond',
        'Creek Stone',
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
      cloth: ['Unbleached Muslin', 'Chambray', 'Madder Garden', 'Cheddar Calico', 'Fern Hollow'],
    },
    patchwork`A`.over`
      24
      b box 7.028 0 9.944 24
      b box 0 7.028 24 9.944
      b br 0 0 7.028 7.028
      b bl 16.972 0 7.028 7.028
      b tr 0 16.972 7.028 7.028
      b tl 16.972 16.972 7.028 7.028
      c box 8.271 3 7.458 18
      c box 3 8.271 18 7.458
      c br 3 3 5.271 5.271
      c bl 15.729 3 5.271 5.271
      c tr 3 15.729 5.271 5.271
      c tl 15.729 15.729 5.271 5.271
      b box 9.514 6 4.972 12
      b box 6 9.514 12 4.972
      b br 6 6 3.514 3.514
      b bl 14.486 6 3.514 3.514
      b tr 6 14.486 3.514 3.514
      b tl 14.486 14.486 3.514 3.514
      c box 10.757 9 2.486 6
      c box 9 10.757 6 2.486
      c br 9 9 1.757 1.757
      c bl 13.243 9 1.757 1.757
      c tr 9 13.243 1.757 1.757
      c tl 13.243 13.243 1.757 1.757
      D down 7.028 0 9.944 12
      D up 7.028 12 9.944 12
      D right 0 7.028 12 9.944
      D left 12 7.028 12 9.944
      E down 8.271 3 7.458 9
      E up 8.271 12 7.458 9
      E right 3 8.271 9 7.458
      E left 12 8.271 9 7.458
      D down 9.514 6 4.972 6
      D up 9.514 12 4.972 6
      D right 6 9.514 6 4.972
      D left 12 9.514 6 4.972
      E down 10.757 9 2.486 3
      E up 10.757 12 2.486 3
      E right 9 10.757 3 2.486
      E left 12 10.757 3 2.486`,
  ],
  [
    136,
    'Herringbone',
    {
      grid: 6,
      patches: 78,
      symmetry: 'none',
      cloth: ['Biscuit Basket', 'Acorn Vine', 'Teal', 'Verdigris Linen'],
    },
    patchwork`
      1 1 1 1 1 1
      1 1 1 1 1 1 1 1 1 1 1 1
      a/b d\c a/b d\c a/b d\c
      b/c a\d b/c a\d b/c a\d
      c/d b\a c/d b\a c/d b\a
      d/a c\b d/a c\b d/a c\b
      a/b d\c a/b d\c a/b d\c
      b/c a\d b/c a\d b/c a\d
      c/d b\a c/d b\a c/d b\a
      d/a c\b d/a c\b d/a c\b
      a/b d\c a/b d\c a/b d\c
      b/c a\d b/c a\d b/c a\d
      c/d b\a c/d b\a c/d b\a
      d/a c\b d/a c\b d/a c\b`,
  ],
  [
    137,
    'Joseph’s Coat',
    {
      patches: 8,
      symmetry: 'mirror',
      grid: 8,
      cloth: ['Barn Red', 'Pumpkin', 'Cheddar', 'Sage Garden', 'Teal', 'Creek Stone', 'Plum', 'Raspberry'],
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
  [
    251,
    'Roman Square',
    {
      patches: 27,
      symmetry: 'none',
      cloth: ['Vanilla Stone', 'Barn Red', 'Midnight Pond'],
    },
    patchwork`
      A - - A B C A - -
      B - - | | | B - -
      C - - | | | C - -
      A B C A - - A B C
      | | | B - - | | |
      | | | C - - | | |
      A - - A B C A - -
      B - - | | | B - -
      C - - | | | C - -`,
  ],
  [
    252,
    'Strippy',
    {
      patches: 8,
      symmetry: 'mirror',
      cloth: ['Unbleached Muslin', 'Turkey Red'],
    },
    patchwork`
      1 1 1 1 1 1 1 1
      8
      A B A B A B A B`,
  ],
];
