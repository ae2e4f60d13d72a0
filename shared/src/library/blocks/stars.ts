import { patchwork, turned } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const stars: readonly BlockRow[] = [
  [
    4,
    'Ohio Star',
    {
      also: {
        'Variable Star': [
          'Ruth Finley, Old Patchwork Quilts, 1929',
          'Carrie Hall, The Romance of the Patchwork Quilt in America, 1935',
        ],
        'Eight Point Design': ['LAC 323', 'Field Guide to Quilts (fieldguidetoquilts.com)'],
      },
      patches: 21,
      symmetry: 'all',
      trial: true,
      source: 'Godey’s Lady’s Book, 1862',
      cloth: ['Rosebud Shirting', 'Night Pin Dot', 'Cheddar Calico', 'Madder Garden'],
    },
    patchwork`
      A    ABCB A
      BCBA D    BABC
      A    CBAB A`,
  ],
  [
    5,
    'Sawtooth Star',
    {
      also: {
        'Evening Star': ['LAC 5', 'Riley Blake Designs (blog.rileyblakedesigns.com)'],
      },
      patches: 17,
      symmetry: 'all',
      trial: true,
      source: 'LAC 5',
      cloth: ['Country Cream', 'Midnight Pond', 'Madder Garden'],
    },
    patchwork`
      A   AvB - A
      A>B C   - A<B
      |   |   | |
      A   A^B - A`,
  ],
  [
    6,
    'Friendship Star',
    { patches: 13, symmetry: 'quarter turns', trial: true, cloth: ['Indigo Shirting', 'Barn Red'] },
    patchwork`
      A   B\A A
      A/B B   B/A
      A   A\B A`,
  ],
  [
    41,
    'LeMoyne Star',
    {
      also: {
        'Lemon Star': [
          'Yvonne Khin, Collector’s Dictionary of Quilt Names and Patterns, 1980',
          'Field Guide to Quilts (fieldguidetoquilts.com)',
        ],
      },
      patches: 16,
      symmetry: 'quarter turns',
      trial: true,
      difficulty: 'hard',
      grid: 4,
      cloth: ['Ecru Scroll', 'Cranberry Stone', 'Harvest Moon Batik'],
    },
    turned`
      0.70711 0.29289 0.70711
      A       -       b\a
      |       |       b
      a\c     c       c\b`,
  ],
  [
    42,
    'Star of the East',
    {
      also: {
        'Silver and Gold': ['Kansas City Star, 1931', 'Field Guide to Quilts (fieldguidetoquilts.com)'],
      },
      patches: 24,
      symmetry: 'quarter turns',
      difficulty: 'hard',
      grid: 4,
      source: 'Kansas City Star, 1931, as Silver and Gold',
      cloth: ['Vanilla Stone', 'Barn Red', 'Midnight Vine'],
    },
    patchwork`
      A`.overTurned`
      4.82842
      B       bl  0       1.41421 2.41421 1
      a       bl  0       1.41421 1       1
      C       tr  0       1.41421 2.41421 1
      b       box 1.41421 0       1       1.41421
      b       tr  1.41421 1.41421 1       1
      C       tr  1.41421 0       1       2.41421
      a       tr  1.41421 0       1       1`,
  ],
  [
    43,
    'Rising Star',
    {
      also: {
        'Stars and Squares': ['LAC 11', 'Field Guide to Quilts (fieldguidetoquilts.com)'],
      },
      patches: 33,
      symmetry: 'all',
      difficulty: 'medium',
      grid: 8,
      source: 'LAC 11',
      cloth: ['White Star', 'Lagoon Batik', 'Sandbar Linen', 'Pumpkin', 'Marigold Bouquet'],
    },
    patchwork`
      2   1   1   1 1   2
      A   AvB -   - -   A
      A>B C   CvD - C   A<B
      |   C>D E   - C<D |
      |   |   |   | |   |
      |   C   C^D - C   |
      A   A^B -   - -   A`,
  ],
  [
    44,
    'Martha Washington Star',
    {
      patches: 28,
      symmetry: 'quarter turns',
      difficulty: 'medium',
      cloth: ['Parlour Damask', 'Lagoon Batik', 'Peach Vine', 'Terracotta Scallop'],
    },
    patchwork`
      A   AvB  -    A
      A>B ADCC CADC A<B
      |   DCCA CCAD |
      A   A^B  -    A`,
  ],
  [
    45,
    'Barbara Frietchie Star',
    {
      patches: 28,
      symmetry: 'quarter turns',
      difficulty: 'medium',
      source: 'BB 2146',
      cloth: ['Fresh Snow', 'Barn Red', 'Porch Gingham', 'Midnight Pond', 'First Snow'],
    },
    patchwork`
      C/A AvB -   A\C
      A>B E\D E/D A<B
      |   D/E D\E |
      C\A A^B -   A/C`,
  ],
  [
    46,
    'Aunt Eliza’s Star',
    {
      patches: 25,
      symmetry: 'all',
      difficulty: 'medium',
      cloth: ['Petal Ditsy', 'Fuchsia Stone', 'Rose Linen', 'Camellia Paisley'],
    },
    patchwork`
      A    ABCB A
      BCBA D<>C BABC
      A    CBAB A`,
  ],
  [
    47,
    'Combination Star',
    {
      patches: 37,
      symmetry: 'all',
      difficulty: 'medium',
      cloth: ['Cafe Cream Stripe', 'Spruce Pin Dot', 'Duck Egg Vine', 'Persimmon Pin Dot', 'Autumn Calico'],
    },
    patchwork`
      D<>A ABCB D<>A
      BCBA E    BABC
      D<>A CBAB D<>A`,
  ],
  [
    48,
    'Swamp Angel',
    {
      patches: 25,
      symmetry: 'all',
      difficulty: 'medium',
      source: 'Godey’s Lady’s Book, 1858',
      cloth: ['Unbleached Muslin', 'Hunter Calico', 'Cheddar Calico', 'Barn Red'],
    },
    patchwork`
      A/D  ABAB D\A
      BABA C    BABA
      A\D  ABAB D/A`,
  ],
  [
    49,
    'Fifty Four Forty or Fight',
    {
      patches: 32,
      symmetry: 'two diagonal mirrors',
      difficulty: 'hard',
      source: 'BB 1627a',
      cloth: ['Grain Sack Ticking', 'Garnet Batik', 'Slate Lake'],
    },
    patchwork`
      C   A AvB - A   C
      A   C |   | C   A
      A>B - C   A A<B -
      |   | A   C |   |
      A   C A^B - C   A
      C   A |   | A   C`,
  ],
  [
    50,
    'Nine Patch Star',
    {
      patches: 25,
      symmetry: 'all',
      grid: 4,
      cloth: ['Linen Closet Twill', 'Pine Needle', 'Barn Red', 'Holiday Damask'],
    },
    patchwork`
      3   2   2 2 3
      A   AvB - - A
      A>B C   A C A<B
      |   A   D A |
      |   C   A C |
      A   A^B - - A`,
  ],
  [
    51,
    'Dolley Madison Star',
    {
      patches: 29,
      symmetry: 'all',
      difficulty: 'medium',
      grid: 9,
      source: 'Nancy Cabot, Chicago Tribune, 1933',
      cloth: ['Chamomile Ditsy', 'Midnight Vine', 'Goldenrod Vine'],
    },
    patchwork`
      3    1    1 1 3
      A    ABCB - - A
      BCBA C    A C BABC
      |    A    C A |
      |    C    A C |
      A    CBAB - - A`,
  ],
  [
    52,
    'Clay’s Choice',
    {
      also: {
        'Shooting Star': [
          'Ladies Art Company, 1897',
          'Jinny Beyer, Quilter’s Album of Patchwork Patterns, 2009',
        ],
        'Harry’s Star': [
          'Ruth Finley, Old Patchwork Quilts, 1929',
          'Lavender Quilting (lavenderquilting.com), 2019',
        ],
        'Star of the West': ['Ruth Finley, Old Patchwork Quilts, 1929', 'Nancy Cabot, Chicago Tribune, 1933'],
      },
      patches: 20,
      symmetry: 'quarter turns',
      trial: true,
      difficulty: 'medium',
      source: 'Ladies Art Company, 1897, as Shooting Star',
      cloth: ['Tea Stain Watercolour', 'Chestnut', 'Mustard Seed'],
    },
    turned`
      C b\A
      A C\b`,
  ],
  [
    53,
    'Four Patch Star',
    {
      patches: 20,
      symmetry: 'two diagonal mirrors',
      grid: 4,
      cloth: ['Sugar Trellis', 'Violet Calico', 'Heather Linen', 'Lilac'],
    },
    patchwork`
      A   AvB - A
      A>B C   D A<B
      |   D   C |
      A   A^B - A`,
  ],
  [
    54,
    'Sarah’s Choice',
    {
      patches: 24,
      symmetry: 'quarter turns',
      difficulty: 'medium',
      cloth: ['Sugar Trellis', 'Berry Calico', 'Flamingo'],
    },
    turned`
      A   B\a
      a\C C\B`,
  ],
  [
    55,
    'Blackford’s Beauty',
    {
      patches: 49,
      symmetry: 'all',
      difficulty: 'hard',
      grid: 8,
      source: 'LAC 388',
      cloth: ['Linen Closet Twill', 'Market Basket', 'Harbour Plaid', 'Midnight Vine'],
    },
    patchwork`
      B A A C C A A B
      A B | | | | B A
      A - - | | A - -
      C - - D - C - -
      C - - | | C - -
      A - A C C A A -
      A B | | | | B A
      B A | | | | A B`.overTurned`
      A tr 3 0 1 1
      A tl 4 0 1 1
      D bl 3 2 1 1
      D br 4 2 1 1`,
  ],
  [
    56,
    'Weather Vane',
    {
      patches: 37,
      symmetry: 'all',
      difficulty: 'medium',
      source: 'BB 1780',
      cloth: ['Tea Pin Dot', 'Chestnut', 'Mossy Stone', 'Hunter Calico'],
    },
    patchwork`
      A   B\A C - A/B A
      A\B B   | | B   B/A
      C   -   D - C   -
      |   |   | | |   |
      A/B B   C - B   B\A
      A   B/A | | A\B A`.overTurned`
      A tl 2 0 1 1
      A tr 3 0 1 1`,
  ],
  [
    57,
    'Union Squares',
    {
      patches: 41,
      symmetry: 'all',
      difficulty: 'medium',
      cloth: ['Fresh Snow', 'Turkey Red', 'Robin Shirting'],
    },
    patchwork`
      A    B\A ABAB - A/B  A
      A\B  B   |    | B    B/A
      BABA -   C    - BABA -
      |    |   |    | |    |
      A/B  B   ABAB - B    B\A
      A    B/A |    | A\B  A`,
  ],
  [
    58,
    'Eccentric Star',
    {
      patches: 17,
      symmetry: 'quarter turns',
      source: 'BB 1683',
      cloth: ['Peacock Shot Cotton', 'Lemon Ice'],
    },
    patchwork`
      A\B A\B A/B
      B/A A   A/B
      B/A B\A B\A`,
  ],
  [
    59,
    'Ribbon Star',
    {
      patches: 21,
      symmetry: 'all',
      difficulty: 'medium',
      source: 'LAC 268',
      cloth: ['Unbleached Muslin', 'Cardinal Vine', 'Feedsack Morning'],
    },
    patchwork`
      A   AvB  - A
      A>B C<>B - A<B
      |   |    | |
      A   A^B  - A`,
  ],
  [
    61,
    'Silent Star',
    {
      patches: 28,
      symmetry: 'two mirrors',
      difficulty: 'medium',
      cloth: ['Lemon Ice', 'Royal Plum Vine', 'Lilac Watercolour'],
    },
    patchwork`
      A/C  ABAB C\A
      BABA BCBC BABA
      A\C  ABAB C/A`,
  ],
  [
    62,
    'Pinwheel Star',
    {
      patches: 24,
      symmetry: 'quarter turns',
      cloth: ['Cloud Stone', 'Teal', 'Aqua Ditsy', 'Spruce Pin Dot'],
    },
    patchwork`
      A   AvB -   A
      A>B D\C D/C A<B
      |   C/D C\D |
      A   A^B -   A`,
  ],
  [
    68,
    'Arrowhead',
    {
      patches: 65,
      symmetry: 'all',
      difficulty: 'hard',
      cloth: ['Vanilla Stone', 'Juniper Vine', 'Pumpkin'],
    },
    turned`
      B   A A   B\A
      A   B |   b
      A   - B   A\B
      A\B b B\A c`,
  ],
  [
    69,
    'Hunter’s Star',
    {
      patches: 28,
      symmetry: 'half turn',
      difficulty: 'hard',
      grid: 8,
      cloth: [
        'Vanilla Stone',
        'Navy Sailcloth',
        'Harbour Batik',
        'Tea Pin Dot',
        'Midnight Vine',
        'Linen Star',
      ],
    },
    patchwork`
      1 0.4142 0.5858 0.4142 1 1 0.4142 0.5858 0.4142 1
      d\c c   c\a -   a   a   a/e -   e   e/f
      d   b\a a   a   c\a a/e a   a   a/b f
      b\d b   b\a a   |   |   a   a/b b   f/b
      |   b   b   b\a c   e   a/b b   b   |
      b   b\d -   d   d\c e/f f   f/b -   b
      b   b/f -   f   f/e c\d d   d\b -   b
      b/f b   b   b/a e   c   a\b b   b   d\b
      |   b   b/a a   e/a a\c a   a\b b   |
      f   b/a a   a   |   |   a   a   a\b d
      f/e e   e/a -   a   a   a\c -   c   c\d`,
  ],
  [
    88,
    'Missouri Star',
    {
      patches: 29,
      symmetry: 'all',
      difficulty: 'medium',
      source: 'BB 2154',
      cloth: ['Linen Star', 'Slate Lake', 'Blue Ribbon Scroll', 'Old Gold'],
    },
    patchwork`
      A    aaBC aCBa A
      CBaa D<>C -    CaaB
      aBCa |    |    aaCB
      A    BaaC BCaa A`,
  ],
  [
    89,
    'Split Ohio Star',
    {
      patches: 24,
      symmetry: 'diagonal mirror',
      difficulty: 'medium',
      cloth: ['Vanilla Stone', 'Mulled Wine'],
    },
    patchwork`
      B\A  ABAB A
      ABAB A\B  BABA
      B    BABA B\A`,
  ],
  [
    98,
    'Rolling Star',
    {
      patches: 28,
      symmetry: 'quarter turns',
      difficulty: 'hard',
      grid: 8,
      source: 'LAC 4',
      cloth: ['Vanilla Stone', 'Midnight Vine', 'Creek Stone', 'Goldenrod Vine', 'Barn Red'],
    },
    patchwork`
      A`.overTurned`
      4.828428
      A       tl      0       0       1.414214 1.414214
      D       box     0.707107 0.707107 1       1
      b       bl      1.707107  0.707107  0.707107 0.707107
      b       box     1.707107  1.414214 0.707107 0.292893
      b       tr      1.707107  1.707107  0.707107 0.707107
      c       tr      0.707107  1.707107  0.707107 0.707107
      c       box     1.414214 1.707107  0.292893 0.707107
      c       bl      1.707107  1.707107  0.707107 0.707107
      e       br      0.707107 0       0.707107 0.707107
      e       box     1.414214 0       0.292893  0.707107
      e       tl      1.707107 0       0.707107 0.707107
      e       br      0       0.707107 0.707107 0.707107
      e       box     0       1.414214 0.707107 0.292893
      e       tl      0       1.707107 0.707107 0.707107
      D       diamond 1.707107  0       1.414214 1.414214`,
  ],
  [
    99,
    'Virginia Star',
    {
      patches: 40,
      symmetry: 'quarter turns',
      difficulty: 'hard',
      grid: 8,
      cloth: ['Night Nursery', 'Cheddar', 'Old Gold', 'Pumpkin', 'Marmalade Stone', 'Cranberry Stone'],
    },
    patchwork`
      A`.overTurned`
      3.414212
      a       tr  1       0       0.707106 0.707106
      a       bl  0       1       0.707106 0.707106
      d       bl  1       0       0.707106 0.707106
      d       box 1       0.707106 0.707106 0.292894
      d       tr  1       1       0.707106 0.707106
      e       tr  0       1       0.707106 0.707106
      e       box 0.707106 1       0.292894 0.707106
      e       bl  1       1       0.707106 0.707106
      b       bl  1.353553 0.853553 0.353553 0.353553
      b       box 1.353553 1.207106 0.353553 0.146447
      b       tr  1.353553 1.353553 0.353553 0.353553
      c       tr  0.853553 1.353553 0.353553 0.353553
      c       box 1.207106 1.353553 0.146447 0.353553
      c       bl  1.353553 1.353553 0.353553 0.353553
      f       bl  1       0       0.353553 0.353553
      f       box 1       0.353553 0.353553 0.146447
      f       tr  1       0.5     0.353553 0.353553
      f       tr  0       1       0.353553 0.353553
      f       box 0.353553 1       0.146447 0.353553
      f       bl  0.5     1       0.353553 0.353553`,
  ],
];
