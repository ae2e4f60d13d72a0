import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const bearsPaw: readonly BlockRow[] = [
  [
    12,
    'Bear’s Paw',
    {
      also: {
        'Duck’s Foot in the Mud': [
          'Ruth Finley, Old Patchwork Quilts, 1929',
          'Jinny Beyer, Quilter’s Album of Patchwork Patterns, 2009',
        ],
        'Hand of Friendship': [
          'Nancy Cabot, Chicago Tribune, 1933',
          'Jinny Beyer, Quilter’s Album of Patchwork Patterns, 2009',
        ],
      },
      patches: 45,
      symmetry: 'all',
      difficulty: 'medium',
      trial: true,
      source: 'Fanny Bergen, Scribner’s Magazine, 1894',
      cloth: ['Country Cream', 'Barn Red', 'Mulled Wine', 'Cheddar'],
    },
    patchwork`
      A   A/B A/B A B\A B\A A
      A/B C   -   | C   -   B\A
      A/B |   |   | |   |   B\A
      A   -   -   D A   -   -
      A\B C   -   A C   -   B/A
      A\B |   |   | |   |   B/A
      A   A\B A\B | B/A B/A A`,
  ],
  [
    174,
    'Doves in the Window',
    {
      patches: 45,
      symmetry: 'all',
      difficulty: 'medium',
      cloth: ['Soft Stipple', 'Storm Stone', 'Gray Garden', 'Old Gold'],
    },
    patchwork`
      D   B\A B\A A A/B A/B D
      A\B C   -   | C   -   B/A
      A\B |   |   | |   |   B/A
      A   -   -   D A   -   -
      A/B C   -   A C   -   B\A
      A/B |   |   | |   |   B\A
      D   B/A B/A | A\B A\B D`,
  ],
  [
    175,
    'Goose Tracks',
    {
      patches: 37,
      symmetry: 'two mirrors',
      difficulty: 'hard',
      cloth: ['Fresh Snow', 'Carnation Dot', 'Petal Ditsy', 'Rosette Foulard', 'Sage Garden', 'Pine Needle'],
    },
    patchwork`
      1 1 1 1.2 1 1 1
      A b\a a/c A c\a a/b A
      a\d d\b c/e | e\c b/d d/a
      a/c c/e e | e e\c c\a
      A - - F A - -
      a\c c\e e A e e/c c/a
      a/d d/b c\e | e/c b\d d\a
      A b/a a\c | c/a a\b A`,
  ],
];
