import { mirrored, patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const fourPatch: readonly BlockRow[] = [
  [
    8,
    'Square in a Square',
    {
      patches: 5,
      symmetry: 'all',
      trial: true,
      cloth: ['Hunter Calico', 'Cheddar Calico'],
    },
    patchwork`
      B<>A -
      |    |`,
  ],
  [
    13,
    'Four Patch',
    {
      patches: 4,
      symmetry: 'two diagonal mirrors',
      trial: true,
      source: 'BB 1101',
      cloth: ['Feedsack Morning', 'Ladybird Pin Dot'],
    },
    patchwork`
      A B
      B A`,
  ],
  [
    14,
    'Double Four Patch',
    {
      patches: 10,
      symmetry: 'two diagonal mirrors',
      source: 'BB 1103',
      cloth: ['Oatmeal Linen', 'Old Gold', 'Hunter Calico'],
    },
    patchwork`
      A B C -
      B A | |
      C - A B
      | | B A`,
  ],
  [
    15,
    'Sixteen Patch',
    {
      patches: 16,
      symmetry: 'two diagonal mirrors',
      cloth: ['Chalk Pin Dot', 'Regatta Foulard'],
    },
    patchwork`
      A B A B
      B A B A
      A B A B
      B A B A`,
  ],
  [
    16,
    'Broken Dishes',
    {
      patches: 32,
      symmetry: 'two diagonal mirrors',
      trial: true,
      source: 'Ruby Short McKim, 101 Patchwork Patterns, 1931',
      cloth: ['Tea Pin Dot', 'Brick Walk', 'Midnight Vine'],
    },
    patchwork`
      A/B A\B A/C A\C
      B\A B/A C\A C/A
      A/C A\C A/B A\B
      C\A C/A B\A B/A`,
  ],
  [
    17,
    'Flock of Geese',
    {
      patches: 20,
      symmetry: 'diagonal mirror',
      cloth: ['Bluebell Shirting', 'Midnight Vine', 'Madder Garden'],
    },
    patchwork`
      A/B A/B A/C -
      A/B A/B |   |
      A/C -   A/B A/B
      |   |   A/B A/B`,
  ],
  [
    18,
    'Buckeye Beauty',
    {
      patches: 12,
      symmetry: 'two diagonal mirrors',
      source: 'BB 1312',
      cloth: ['Kitchen Windowpane', 'Barn Red', 'Walnut Twill'],
    },
    patchwork`
      B   A C\A -
      A   B |   |
      A\C - B   A
      |   | A   B`,
  ],
  [
    19,
    'Hovering Hawks',
    {
      patches: 26,
      symmetry: 'two diagonal mirrors',
      difficulty: 'medium',
      source: 'Ruth Finley, Old Patchwork Quilts, 1929',
      cloth: ['Rosebud Shirting', 'Inkwell Stone', 'Cheddar Calico'],
    },
    patchwork`
      A   B\A C\A A
      A\B A   B\A C\A
      A\C A\B A   B\A
      A   A\C A\B A`,
  ],
  [
    20,
    'Anvil',
    {
      patches: 21,
      symmetry: 'two diagonal mirrors',
      difficulty: 'medium',
      cloth: ['Tea Pin Dot', 'Soft Black', 'Brick Walk'],
    },
    patchwork`
      A   B\A B\A A
      A\B C   -   B\A
      A\B |   |   B\A
      A   A\B A\B A`,
  ],
  [
    21,
    'Economy Patch',
    {
      also: {
        'Economy Block': ['OPQuilt (opquilt.com)', 'Hetty’s Creations (hettyscreations.blogspot.com)'],
        'Thrift Block': ['BB, Economy Patch', 'OPQuilt (opquilt.com)'],
      },
      patches: 9,
      symmetry: 'all',
      trial: true,
      grid: 4,
      source: 'Ladies Art Company, 1897',
      cloth: ['Teal', 'Aqua Ditsy', 'Robin Egg Rose'],
    },
    patchwork`
      B<>A`.over`
      4
      C box 1 1 2 2`,
  ],
  [
    22,
    'King’s Crown',
    { patches: 17, symmetry: 'all', cloth: ['Lavender Row', 'Royal Plum Vine', 'Plum', 'Wisteria Rose'] },
    patchwork`
      C   B^A - C
      B<A D   - B>A
      |   |   | |
      C   BvA - C`,
  ],
  [
    23,
    'Road to Oklahoma',
    {
      patches: 20,
      symmetry: 'two diagonal mirrors',
      difficulty: 'medium',
      source: 'In print by 1897',
      cloth: ['Vanilla Stone', 'Barn Red', 'Washed Denim'],
    },
    patchwork`
      B   B\A A   C
      A\B A   C   A
      A   C   A   B\A
      C   A   A\B B`,
  ],
  [
    24,
    'Center Diamond',
    {
      patches: 13,
      symmetry: 'all',
      grid: 8,
      cloth: ['Teal', 'Plum', 'Raspberry', 'Royal Plum Vine'],
    },
    patchwork`
      1 6    1
      C B    C
      B D<>A B
      C B    C`,
  ],
  [
    25,
    'Cheyenne',
    {
      patches: 24,
      symmetry: 'two diagonal mirrors',
      source: 'Kansas City Star',
      cloth: ['Frosted Leaf', 'Twilight Batik', 'Sea Glass Watercolour'],
    },
    patchwork`
      A/B B   C   C\A
      B   B/A A\C C
      C   C\A A/B B
      A\C C   B   B/A`,
  ],
  [
    26,
    'Four Patch on Point',
    {
      patches: 8,
      symmetry: 'two mirrors',
      grid: 4,
      cloth: ['Antique Lace Rose', 'Slate Lake', 'Blue Ribbon Scroll'],
    },
    patchwork`
      A`.over`
      2
      B diamond 0.5 0   1 1
      C diamond 0   0.5 1 1
      C diamond 1   0.5 1 1
      B diamond 0.5 1   1 1`,
  ],
  [
    27,
    'Windblown Square',
    {
      patches: 17,
      symmetry: 'quarter turns',
      difficulty: 'medium',
      grid: 4,
      source: 'LAC 334',
      cloth: ['Whisper Plaid', 'Old Gold', 'Tiger Lily', 'Chestnut'],
    },
    patchwork`
      A`.overTurned`
      4
      D down  0 0 2 1
      A right 0 0 1 2
      b tl    1 1 1 1
      b br    1 0 1 1
      A bl    2 0 1 1`.over`
      4
      C diamond 1 1 2 2`,
  ],
  [
    247,
    'Crosses and Losses',
    {
      patches: 16,
      symmetry: 'diagonal mirror',
      source: 'LAC 251',
      cloth: ['Rosebud Shirting', 'Blue Ribbon Scroll'],
    },
    patchwork`
      A/B - A   A/B
      |   | A/B A
      A   A/B A/B -
      A/B A   |   |`,
  ],
  [
    248,
    'Old Maid’s Puzzle',
    {
      patches: 16,
      symmetry: 'two diagonal mirrors',
      source: 'Ladies Art Company, 1897',
      cloth: ['Unbleached Muslin', 'Rose Linen', 'Raspberry'],
    },
    patchwork`
      A/B - A   C\A
      |   | A\C A
      A   C\A B/A -
      A\C A   |   |`,
  ],
  [
    249,
    'Fox and Geese',
    {
      patches: 22,
      symmetry: 'diagonal mirror',
      difficulty: 'medium',
      cloth: ['Buttermilk Vine', 'Copper Stone', 'Slate Lake'],
    },
    patchwork`
      A/C A/b A   A/C
      A/b b   A/C A
      A   A/C A/C A/b
      A/C A   A/b b`,
  ],
  [
    250,
    'Thirty Six Patch',
    {
      patches: 36,
      symmetry: 'two diagonal mirrors',
      cloth: ['White Vine', 'Plum'],
    },
    patchwork`
      A B A B A B
      B A B A B A
      A B A B A B
      B A B A B A
      A B A B A B
      B A B A B A`,
  ],
  [
    341,
    'Old Tippecanoe',
    {
      patches: 32,
      symmetry: 'all',
      cloth: ['Country Cream', 'Barn Red', 'Midnight Vine'],
    },
    mirrored`
      A/B C\A
      A\C B/C`,
  ],
];
