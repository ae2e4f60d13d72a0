import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const fivePatch: readonly BlockRow[] = [
  [
    131,
    'Sister’s Choice',
    {
      patches: 33,
      symmetry: 'all',
      trial: true,
      cloth: ['Vanilla Stone', 'Blue Ribbon Scroll', 'Turkey Red'],
    },
    patchwork`
      A   B\A C   A/B A
      A\B B   A   B   B/A
      C   A   C   A   C
      A/B B   A   B   B\A
      A   B/A C   A\B A`,
  ],
  [
    132,
    'Duck and Ducklings',
    {
      patches: 29,
      symmetry: 'all',
      difficulty: 'medium',
      cloth: ['Buttercup Shirting', 'Saddle Stone', 'Fern Hollow', 'Cheddar Calico'],
    },
    patchwork`
      A/B A/c B c\A B\A
      A/c c   A c   c\A
      B   A   D A   B
      A\c c   A c   c/A
      A\B A\c B c/A B/A`,
  ],
  [
    133,
    'Grandmother’s Choice',
    {
      patches: 21,
      symmetry: 'all',
      source: 'Ladies Art Company, about 1890',
      cloth: ['Lavender Row', 'Violet Calico'],
    },
    patchwork`
      B   A/b A b\A B
      A/b b   | b   b\A
      A   -   B A   -
      A\b b   A b   b/A
      B   A\b | b/A B`,
  ],
  [
    245,
    'Garden of Eden',
    {
      patches: 25,
      symmetry: 'all',
      cloth: ['Vanilla Stone', 'Hunter Calico', 'Chambray', 'Cheddar'],
    },
    patchwork`
      2     1 2
      B<>A  C B<>A
      C     D C
      B<>A  C B<>A`,
  ],
  [
    246,
    'Twenty Five Patch',
    {
      patches: 25,
      symmetry: 'all',
      cloth: ['Buttercup Shirting', 'Madder Garden'],
    },
    patchwork`
      B A B A B
      A B A B A
      B A B A B
      A B A B A
      B A B A B`,
  ],
  [
    336,
    'Grandmother’s Puzzle',
    {
      patches: 21,
      symmetry: 'two diagonal mirrors',
      difficulty: 'hard',
      cloth: ['Lavender Ditsy', 'Violet Calico', 'Cheddar', 'Raspberry'],
    },
    patchwork`
      D   A/b A   -   D
      A/b b   A\b b   A
      A   b\A C   A\b |
      |   b   b\A b   b/A
      D   A   -   b/A D`,
  ],
  [
    338,
    'Crown of Thorns',
    {
      also: {
        'Georgetown Circle': [
          'Nancy Cabot, Chicago Tribune, 1933',
          'Carrie Hall, The Romance of the Patchwork Quilt in America, 1935',
        ],
        'Memory Wreath': [
          'Carrie Hall, The Romance of the Patchwork Quilt in America, 1935',
          'Woman’s Day Book of American Needlework',
        ],
        'Single Wedding Ring': [
          'Field Guide to Quilts (fieldguidetoquilts.com)',
          'Twilight Quilters Coven (twilightquilterscoven.com), 2011',
        ],
        'English Wedding Ring': [
          'Jinny Beyer, Quilter’s Album of Patchwork Patterns, 2009',
          'My Sewing Room (mysewingroomsara.blogspot.com), 2017',
        ],
      },
      patches: 41,
      symmetry: 'all',
      difficulty: 'medium',
      source: 'LAC 48',
      cloth: ['Fresh Snow', 'Cardinal Vine'],
    },
    patchwork`
      A/B A/B A B\A B\A
      A/B A/B B B\A B\A
      A   B   A B   A
      A\B A\B B B/A B/A
      A\B A\B A B/A B/A`,
  ],
];
