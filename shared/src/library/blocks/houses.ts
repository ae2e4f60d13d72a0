import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const houses: readonly BlockRow[] = [
  [
    150,
    'Schoolhouse',
    {
      patches: 22,
      symmetry: 'none',
      trial: true,
      difficulty: 'hard',
      cloth: ['Country Cream', 'Barn Red', 'Midnight Pond', 'Cheddar', 'Indigo Paisley'],
    },
    patchwork`
      2 2 2 1 2 2 1 2 2
      2 5 2 4 3
      A - - - - - - - -
      A - E - - - - - -
      B - - A B - - - -
      B C B | B D B D B
      | | | | B - - - -`.over`
      a box 3 2 1 5
      a bl 4 2 3 5
      A tr 13 2 3 5
      B up 0 2 6 5
      C box 6 0 1.5 2
      C box 10.5 0 1.5 2`,
  ],
  [
    151,
    'Village Church',
    {
      patches: 14,
      symmetry: 'none',
      difficulty: 'medium',
      cloth: ['Rainy Day Watercolour', 'Vanilla Stone', 'Chestnut', 'Brick Walk', 'Goldenrod Vine'],
    },
    patchwork`
      1 3 9 1
      5 4 5
      A C^A A -
      | B   D A
      | |   B |`.over`
      A tr 11 5 2 4
      c box 2 11.5 1 2.5
      c oval 2 11 1 1
      e box 5.5 10.75 1 2
      e oval 5.5 10.25 1 1
      e box 8 10.75 1 2
      e oval 8 10.25 1 1
      e box 10.5 10.75 1 2
      e oval 10.5 10.25 1 1`,
  ],
  [
    152,
    'Cottage',
    {
      patches: 16,
      symmetry: 'none',
      difficulty: 'medium',
      cloth: ['Morning Windowpane', 'Buttercup Shirting', 'Madder Garden', 'Fern Hollow', 'Cheddar'],
    },
    patchwork`
      2 2 1 2 1 2 2
      2 4 1 3 2
      A C A - - - -
      D - - - - - -
      B - - - - - -
      B E B C B E B
      B - - | B - -`.over`
      A tl 0 2 3 4
      A tr 9 2 3 4`,
  ],
  [
    153,
    'Barn',
    {
      patches: 9,
      symmetry: 'mirror',
      cloth: ['Straw Linen', 'Barn Red', 'Unbleached Muslin', 'Mossy Stone'],
    },
    patchwork`
      12
      11 1
      A
      D`.over`
      b up 2.5 1 7 2
      b box 2.5 3 7 3
      b br 1 3 1.5 3
      b bl 9.5 3 1.5 3
      b box 1 6 10 5
      C box 3.75 6.5 4.5 4.5
      B down 4.5 6.8 3 1.5
      B up 4.5 9.2 3 1.5
      B right 4.05 7.25 1.5 3
      B left 6.45 7.25 1.5 3
      C box 5.2 3.2 1.6 1.8`,
  ],
];
