import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const treesAndLeaves: readonly BlockRow[] = [
  [
    170,
    'Maple Leaf',
    {
      source: 'Clara Stone, Practical Needlework, 1906',
      patches: 15,
      symmetry: 'diagonal mirror',
      trial: true,
      cloth: ['Oatmeal Linen', 'Maple Grove'],
    },
    patchwork`
      A   A/B A/B
      A/B B   B
      A/B B   B`.over`
      12
      A tr 8.8 8 3.2 3.2
      A bl 8 8.8 3.2 3.2`,
  ],
  [
    171,
    'Pine Tree',
    {
      patches: 42,
      symmetry: 'diagonal mirror',
      difficulty: 'hard',
      source: 'Kansas City Star, 1928',
      cloth: ['Unbleached Muslin', 'Evergreen Bough', 'Saddle Stone'],
    },
    patchwork`
      A   B\A B\A B\A B\A B\A
      A\B A   B\A B\A B\A B\A
      A\B A\B C   -   -   -
      A\B A\B |   |   |   |
      A\B A\B |   |   |   |
      A\B A\B |   |   |   |`.over`
      60
      A tr 26 20 34 34
      A bl 20 26 34 34
      B tl 20 20 26 26`,
  ],
  [
    218,
    'Peony',
    {
      patches: 22,
      symmetry: 'none',
      difficulty: 'hard',
      grid: 6,
      cloth: ['Country Cream', 'Turkey Red', 'Fern Hollow', 'Cardinal Vine'],
    },
    patchwork`
      4 3.3137 1.3726 3.3137 3.3137 1.3726 3.3137 4
      3.3137 1.3726 3.3137 3.3137 1.3726 3.3137 8
      A A   -   b\a a/d A   - A
      | |   |   b   d   |   | |
      | a\d d   d\b d/b b   b/a |
      | a/b b   b/c c\d d   d\a |
      | A   -   c   c   A   - |
      | |   |   c/a a\c |   | |
      A -   -   -   -   -   - -`.over`
      24
      c box 11.5 12 1 12
      C oval 4 17 7.5 3.4
      C oval 12.5 17 7.5 3.4`,
  ],
  [
    176,
    'Carolina Lily',
    {
      also: {
        'North Carolina Lily': [
          'Ruth Finley, Old Patchwork Quilts, 1929',
          'Colonial Williamsburg, object 2023.609.1',
        ],
      },
      patches: 37,
      symmetry: 'none',
      difficulty: 'hard',
      grid: 9,
      cloth: ['Vanilla Stone', 'Barn Red', 'Pine Needle', 'Madder Garden'],
    },
    patchwork`
      0.8284 0.3432 0.8284 0.8284 2 0.8284 0.8284 0.3432 0.8284
      A - b\a a/d A d\a a/b A -
      | | b d | d b | |
      a\d d d\b d/c | c\d b/d d d/a
      a/b b b/c c | c c\b b b\a
      A - - - C - - - -
      a\b b b\c c | | | | |
      a/d d d/b d\c | | | | |
      A - b d | | | | |
      | | b/a a\d | | | | |`.over`
      7.6568
      A tr 3.0284 2.8284 4.6284 4.6284
      A bl 2.8284 3.0284 4.6284 4.6284
      C box 4.6784 2.8284 0.3 1.95
      C box 2.8284 4.6784 1.95 0.3
      C oval 5.35 4.75 1.9 0.75
      C oval 4.75 5.35 0.75 1.9
      C br 6.0568 6.0568 1.6 1.6`,
  ],
];
