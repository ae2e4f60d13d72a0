import { patchwork, turned } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const pictorial: readonly BlockRow[] = [
  [
    154,
    'Sailboat',
    {
      also: ['Ship', 'Tad Lincolns Sailboat'],
      patches: 14,
      symmetry: 'mirror',
      trial: true,
      cloth: ['Hydrangea Vine', 'Antique Lace Rose', 'Barn Red', 'Rolling Waves'],
    },
    patchwork`
      A   A/B B\A A
      |   A/B B\A |
      A\c c   -   c/A
      D   -   -   -`,
  ],
  [
    155,
    'Spools',
    {
      also: ['Spool'],
      patches: 20,
      symmetry: 'quarter turns',
      grid: 8,
      trial: true,
      cloth: ['Unbleached Muslin', 'Saddle Leather', 'Candy Zigzag'],
    },
    turned`BABA`.over`
      8
      C box 1 1 2 2
      C box 5 1 2 2
      C box 1 5 2 2
      C box 5 5 2 2`,
  ],
  [
    156,
    'Bow Tie',
    {
      also: ['Necktie'],
      patches: 5,
      symmetry: 'two diagonal mirrors',
      trial: true,
      cloth: ['Ecru Scroll', 'Porch Gingham', 'Midnight Pond'],
    },
    patchwork`
      A B
      B A`.over`
      8
      C diamond 2.5 2.5 3 3`,
  ],
  [
    157,
    'Airplane',
    {
      also: ['Aeroplane'],
      patches: 27,
      symmetry: 'mirror',
      difficulty: 'medium',
      cloth: ['Rainy Window', 'Barn Red', 'Indigo Paisley', 'Cheddar'],
    },
    patchwork`
      1 2 2 2 2 2 1
      2 2 2 3 1.5 1.5
      A - - D^A A - -
      A - - B A - -
      A/C C - | C - C\A
      A - - | A - -
      A - A/C | C\A A -
      A - - BvA A - -`,
  ],
  [
    158,
    'Goldfish',
    {
      also: ['Fish'],
      patches: 15,
      symmetry: 'none',
      cloth: ['Deep Lagoon', 'Cheddar Calico', 'Brick Shot Cotton', 'Unbleached Muslin', 'Inkwell'],
    },
    patchwork`
      1 7 3 1
      3 6 3
      A - - -
      A B<>A C<A A
      A - - -`.over`
      C left 1 4.2 2.1 3.6
      D oval 2 5.3 0.8 0.8
      E oval 2.2 5.5 0.4 0.4`,
  ],
  [
    159,
    'Calico Cat',
    {
      patches: 16,
      symmetry: 'none',
      difficulty: 'medium',
      cloth: ['Buttermilk Vine', 'Gingerbread Dot', 'Inkwell', 'Barn Red'],
    },
    patchwork`
      A - - - - - - -
      A B\A A - A/B A - -
      | B - - - A b A
      | | | | | | b |
      | | | | | | b |
      | b - - - - b |
      | b - - - - b |
      A - - - - - - -`.over`
      C oval 1.8 2.8 0.6 0.6
      C oval 3.6 2.8 0.6 0.6
      D down 2.7 3.6 0.6 0.5`,
  ],
  [
    160,
    'Heart',
    {
      also: ['Pieced Heart'],
      patches: 8,
      symmetry: 'none',
      grid: 2,
      cloth: ['Antique Lace Rose', 'Cardinal Vine', 'Picnic Dot'],
    },
    patchwork`
      1.2 1.6 1.2 1.2 1.6 1.2
      1.2 2.8 4
      A/b b b\A A/c c c\A
      b   - -   c   - -
      A\b - -   c/A - -`,
  ],
  [
    161,
    'Cup and Saucer',
    {
      also: ['Coffee Cup'],
      patches: 5,
      symmetry: 'none',
      difficulty: 'medium',
      cloth: ['Kitchen Windowpane', 'Regatta Foulard', 'Chestnut'],
    },
    patchwork`A`.over`
      12
      B oval 7.6 3.2 3.4 3.6
      A oval 8.3 3.9 2 2.2
      b tr 2 2.6 1 6
      b box 3 2.6 5.4 6
      b tl 8.4 2.6 1 6
      c tr 1 8.6 1.6 1
      c box 2.6 8.6 6.2 1
      c tl 8.8 8.6 1.6 1`,
  ],
  [
    162,
    'Scottie Dog',
    {
      patches: 4,
      symmetry: 'none',
      difficulty: 'medium',
      cloth: ['Diner Check', 'Inkwell', 'Turkey Red'],
    },
    patchwork`A`.over`
      12
      b box 1.2 3.6 4.2 2
      b bl 2.8 2 1.2 1.6
      b tl 1.2 5.6 1.9 1.5
      b box 4 4.6 6 3.6
      b br 8.8 1.8 1.2 2.8
      b box 4 8.2 1.8 2
      b box 8.2 8.2 1.8 2
      C box 4.6 3.6 0.8 2.6
      A oval 2.6 4.2 0.5 0.5`,
  ],
  [
    163,
    'American Flag',
    {
      also: ['Stars and Stripes'],
      patches: 19,
      symmetry: 'none',
      cloth: ['Vanilla Cloud', 'Barn Red', 'Midnight Pond'],
    },
    patchwork`
      6 7
      1 1 1 1 1 1 1 1 1 1 1 1 1
      C B
      | A
      | B
      | A
      | B
      | A
      | B
      A -
      B -
      A -
      B -
      A -
      B -`.over`
      A diamond 1 1 1.6 1.6
      A diamond 3.4 1 1.6 1.6
      A diamond 2.2 2.7 1.6 1.6
      A diamond 1 4.4 1.6 1.6
      A diamond 3.4 4.4 1.6 1.6`,
  ],
  [
    164,
    'Love Letter',
    {
      also: ['Envelope'],
      patches: 5,
      symmetry: 'mirror',
      grid: 4,
      cloth: ['Robin Shirting', 'Indigo Shirting', 'Sweetheart', 'Barn Red'],
    },
    patchwork`CBAB`.over`
      8
      D diamond 3.3 3.3 1.4 1.4`,
  ],
  [
    165,
    'Butterfly',
    {
      patches: 8,
      symmetry: 'mirror',
      difficulty: 'medium',
      cloth: ['Sage Sprinkle', 'Sunny Poppies', 'Inkwell', 'Cheddar'],
    },
    patchwork`A`.over`
      24
      D oval 4 10.2 8.2 9
      D oval 11.8 10.2 8.2 9
      B oval 1.5 2.5 11 10.5
      B oval 11.5 2.5 11 10.5
      C oval 4.5 5.5 4.5 4.5
      C oval 15 5.5 4.5 4.5
      C oval 10.8 4 2.4 16`,
  ],
];
