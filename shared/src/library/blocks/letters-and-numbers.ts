import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const lettersAndNumbers: readonly BlockRow[] = [
  [
    255,
    'Letter A',
    {
      patches: 3,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Country Cream', 'Barn Red'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a a/b b b\a a a
      | a/b b/a a a\b b\a |
      | b a a a b |
      | b b b b b |
      | b a a a b |
      | b a a a b |
      | b a a a b |
      a - - - - - -`,
  ],
  [
    256,
    'Letter B',
    {
      patches: 4,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Tulip Row', 'Raspberry'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b b b b b\a a
      | b a a a b |
      | b a a a/b b/a |
      | b b b b a |
      | b a a a\b b\a |
      | b a a a b |
      | b b b b b/a |
      a - - - - - -`,
  ],
  [
    257,
    'Letter C',
    {
      patches: 2,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Sweet Pea Gingham', 'Berry Calico'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a/b b b b b\a a
      | b a a a b |
      | b a a a a |
      | b a a a a |
      | b a a a a |
      | b a a a b |
      | a\b b b b b/a |
      a - - - - - -`,
  ],
  [
    258,
    'Letter D',
    {
      patches: 3,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Lavender Row', 'Plum'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b b b b b\a a
      | b a a a b |
      | b a a a b |
      | b a a a b |
      | b a a a b |
      | b a a a b |
      | b b b b b/a |
      a - - - - - -`,
  ],
  [
    259,
    'Letter E',
    {
      patches: 2,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Baby Blue Gingham', 'Midnight Pond'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b b b b b a
      | b a a a a |
      | b a a a a |
      | b b b b a |
      | b a a a a |
      | b a a a a |
      | b b b b b |
      a - - - - - -`,
  ],
  [
    260,
    'Letter F',
    {
      patches: 2,
      symmetry: 'none',
      grid: 9,
      cloth: ['Chalk Pin Dot', 'Regatta Foulard'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b b b b b a
      | b a a a a |
      | b a a a a |
      | b b b b a |
      | b a a a a |
      | b a a a a |
      | b a a a a |
      a - - - - - -`,
  ],
  [
    261,
    'Letter G',
    {
      patches: 2,
      symmetry: 'none',
      grid: 9,
      cloth: ['Bluebell Shirting', 'Midnight Vine'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a/b b b b b\a a
      | b a a a b |
      | b a a a a |
      | b a b b b |
      | b a a a b |
      | b a a a b |
      | a\b b b b b/a |
      a - - - - - -`,
  ],
  [
    262,
    'Letter H',
    {
      patches: 2,
      symmetry: 'two mirrors',
      grid: 9,
      cloth: ['Mint Gingham', 'Juniper Vine'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b a a a b a
      | b a a a b |
      | b a a a b |
      | b b b b b |
      | b a a a b |
      | b a a a b |
      | b a a a b |
      a - - - - - -`,
  ],
  [
    263,
    'Letter I',
    {
      patches: 2,
      symmetry: 'two mirrors',
      grid: 9,
      cloth: ['Frosted Leaf', 'Teal'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a b b b a a
      | a a b a a |
      | a a b a a |
      | a a b a a |
      | a a b a a |
      | a a b a a |
      | a b b b a |
      a - - - - - -`,
  ],
  [
    264,
    'Letter J',
    {
      patches: 2,
      symmetry: 'none',
      grid: 9,
      cloth: ['Butter Gingham', 'Shamrock Foulard'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a a b b b a
      | a a a b a |
      | a a a b a |
      | a a a b a |
      | a a a b a |
      | b a a b a |
      | a\b b b b/a a |
      a - - - - - -`,
  ],
  [
    265,
    'Letter K',
    {
      patches: 2,
      symmetry: 'none',
      grid: 9,
      cloth: ['Buttercup Shirting', 'Hunter Calico'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b a a a b a
      | b a a a/b b/a |
      | b a a/b b/a a |
      | b b b/a a a |
      | b b b\a a a |
      | b a a\b b\a a |
      | b a a a\b b\a |
      a - - - - - -`,
  ],
  [
    266,
    'Letter L',
    {
      patches: 2,
      symmetry: 'none',
      grid: 9,
      cloth: ['Vanilla Stone', 'Copper Stone'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b a a a a a
      | b a a a a |
      | b a a a a |
      | b a a a a |
      | b a a a a |
      | b a a a a |
      | b b b b b |
      a - - - - - -`,
  ],
  [
    267,
    'Letter M',
    {
      patches: 2,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Country Cream', 'Barn Red'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b a a a b a
      | b b\a a a/b b |
      | b a\b b b/a b |
      | b a a a b |
      | b a a a b |
      | b a a a b |
      | b a a a b |
      a - - - - - -`,
  ],
  [
    268,
    'Letter N',
    {
      patches: 2,
      symmetry: 'none',
      grid: 9,
      cloth: ['Tulip Row', 'Raspberry'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b a a a b a
      | b b\a a a b |
      | b a\b b\a a b |
      | b a a\b b\a b |
      | b a a a\b b |
      | b a a a b |
      | b a a a b |
      a - - - - - -`,
  ],
  [
    269,
    'Letter O',
    {
      patches: 3,
      symmetry: 'two mirrors',
      grid: 9,
      cloth: ['Sweet Pea Gingham', 'Berry Calico'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a/b b b b b\a a
      | b a a a b |
      | b a a a b |
      | b a a a b |
      | b a a a b |
      | b a a a b |
      | a\b b b b b/a |
      a - - - - - -`,
  ],
  [
    270,
    'Letter P',
    {
      patches: 3,
      symmetry: 'none',
      grid: 9,
      cloth: ['Lavender Row', 'Plum'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b b b b b\a a
      | b a a a b |
      | b a a a b |
      | b b b b b/a |
      | b a a a a |
      | b a a a a |
      | b a a a a |
      a - - - - - -`,
  ],
  [
    271,
    'Letter Q',
    {
      patches: 3,
      symmetry: 'none',
      grid: 9,
      cloth: ['Baby Blue Gingham', 'Midnight Pond'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a/b b b b b\a a
      | b a a a b |
      | b a a a b |
      | b a a a b |
      | b a b\a a b |
      | b a a\b b\a b |
      | a\b b b b b |
      a - - - - - -`,
  ],
  [
    272,
    'Letter R',
    {
      patches: 3,
      symmetry: 'none',
      grid: 9,
      cloth: ['Chalk Pin Dot', 'Regatta Foulard'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b b b b b\a a
      | b a a a b |
      | b a a a b |
      | b b b b b/a |
      | b a\b b\a a a |
      | b a a\b b\a a |
      | b a a a\b b\a |
      a - - - - - -`,
  ],
  [
    273,
    'Letter S',
    {
      patches: 2,
      symmetry: 'half turn',
      grid: 9,
      cloth: ['Bluebell Shirting', 'Midnight Vine'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a/b b b b b\a a
      | b a a a b |
      | b a a a a |
      | a\b b b b b\a |
      | a a a a b |
      | b a a a b |
      | a\b b b b b/a |
      a - - - - - -`,
  ],
  [
    274,
    'Letter T',
    {
      patches: 2,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Mint Gingham', 'Juniper Vine'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b b b b b a
      | a a b a a |
      | a a b a a |
      | a a b a a |
      | a a b a a |
      | a a b a a |
      | a a b a a |
      a - - - - - -`,
  ],
  [
    275,
    'Letter U',
    {
      patches: 2,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Frosted Leaf', 'Teal'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b a a a b a
      | b a a a b |
      | b a a a b |
      | b a a a b |
      | b a a a b |
      | b a a a b |
      | a\b b b b b/a |
      a - - - - - -`,
  ],
  [
    276,
    'Letter V',
    {
      patches: 2,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Butter Gingham', 'Shamrock Foulard'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b a a a b a
      | b a a a b |
      | b a a a b |
      | b a a a b |
      | b a a a b |
      | a\b b\a a a/b b/a |
      | a a\b b b/a a |
      a - - - - - -`,
  ],
  [
    277,
    'Letter W',
    {
      patches: 2,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Buttercup Shirting', 'Hunter Calico'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b a a a b a
      | b a a a b |
      | b a a a b |
      | b a b a b |
      | b a/b b b\a b |
      | b b/a a a\b b |
      | b a a a b |
      a - - - - - -`,
  ],
  [
    278,
    'Letter X',
    {
      patches: 2,
      symmetry: 'two mirrors',
      grid: 9,
      cloth: ['Vanilla Stone', 'Copper Stone'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b a a a b a
      | a\b b\a a a/b b/a |
      | a a\b b b/a a |
      | a a b a a |
      | a a/b b b\a a |
      | a/b b/a a a\b b\a |
      | b a a a b |
      a - - - - - -`,
  ],
  [
    279,
    'Letter Y',
    {
      patches: 2,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Country Cream', 'Barn Red'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b a a a b a
      | a\b b\a a a/b b/a |
      | a a\b b b/a a |
      | a a b a a |
      | a a b a a |
      | a a b a a |
      | a a b a a |
      a - - - - - -`,
  ],
  [
    280,
    'Letter Z',
    {
      patches: 2,
      symmetry: 'none',
      grid: 9,
      cloth: ['Tulip Row', 'Raspberry'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b b b b b a
      | a a a a/b b/a |
      | a a a/b b/a a |
      | a a/b b/a a a |
      | a/b b/a a a a |
      | b a a a a |
      | b b b b b |
      a - - - - - -`,
  ],
  [
    281,
    'Number 0',
    {
      patches: 3,
      symmetry: 'two mirrors',
      grid: 9,
      cloth: ['Sweet Pea Gingham', 'Berry Calico'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a a/b b b\a a a
      | a/b b/a a a\b b\a |
      | b a a a b |
      | b a a a b |
      | b a a a b |
      | a\b b\a a a/b b/a |
      | a a\b b b/a a |
      a - - - - - -`,
  ],
  [
    282,
    'Number 1',
    {
      patches: 2,
      symmetry: 'none',
      grid: 9,
      cloth: ['Lavender Row', 'Plum'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a a/b b a a a
      | a/b b/a b a a |
      | a a b a a |
      | a a b a a |
      | a a b a a |
      | a a b a a |
      | a b b b a |
      a - - - - - -`,
  ],
  [
    283,
    'Number 2',
    {
      patches: 2,
      symmetry: 'none',
      grid: 9,
      cloth: ['Baby Blue Gingham', 'Midnight Pond'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a/b b b b b\a a
      | b a a a b |
      | a a a a/b b/a |
      | a a a/b b/a a |
      | a a/b b/a a a |
      | a/b b/a a a a |
      | b b b b b |
      a - - - - - -`,
  ],
  [
    284,
    'Number 3',
    {
      patches: 2,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Chalk Pin Dot', 'Regatta Foulard'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a/b b b b b\a a
      | b a a a b |
      | a a a a/b b/a |
      | a a b b a |
      | a a a a\b b\a |
      | b a a a b |
      | a\b b b b b/a |
      a - - - - - -`,
  ],
  [
    285,
    'Number 4',
    {
      patches: 3,
      symmetry: 'none',
      grid: 9,
      cloth: ['Bluebell Shirting', 'Midnight Vine'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a a a/b b a a
      | a a/b b/a b a |
      | a/b b/a a b a |
      | b a a b a |
      | b b b b b |
      | a a a b a |
      | a a a b a |
      a - - - - - -`,
  ],
  [
    286,
    'Number 5',
    {
      patches: 2,
      symmetry: 'none',
      grid: 9,
      cloth: ['Mint Gingham', 'Juniper Vine'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b b b b b a
      | b a a a a |
      | b b b b b\a |
      | a a a a b |
      | a a a a b |
      | b a a a b |
      | a\b b b b b/a |
      a - - - - - -`,
  ],
  [
    287,
    'Number 6',
    {
      patches: 3,
      symmetry: 'none',
      grid: 9,
      cloth: ['Frosted Leaf', 'Teal'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a a/b b b a a
      | a/b b/a a a a |
      | b a a a a |
      | b b b b b\a |
      | b a a a b |
      | b a a a b |
      | a\b b b b b/a |
      a - - - - - -`,
  ],
  [
    288,
    'Number 7',
    {
      patches: 2,
      symmetry: 'none',
      grid: 9,
      cloth: ['Butter Gingham', 'Shamrock Foulard'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a b b b b b a
      | a a a a b |
      | a a a a/b b/a |
      | a a a/b b/a a |
      | a a b a a |
      | a a b a a |
      | a a b a a |
      a - - - - - -`,
  ],
  [
    289,
    'Number 8',
    {
      patches: 4,
      symmetry: 'two mirrors',
      grid: 9,
      cloth: ['Buttercup Shirting', 'Hunter Calico'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a/b b b b b\a a
      | b a a a b |
      | a\b b\a a a/b b/a |
      | a b b b a |
      | a/b b/a a a\b b\a |
      | b a a a b |
      | a\b b b b b/a |
      a - - - - - -`,
  ],
  [
    290,
    'Number 9',
    {
      patches: 3,
      symmetry: 'none',
      grid: 9,
      cloth: ['Vanilla Stone', 'Copper Stone'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      a - - - - - -
      a a/b b b b b\a a
      | b a a a b |
      | b a a a b |
      | a\b b b b b |
      | a a a a b |
      | b a a a b |
      | a\b b b b b/a |
      a - - - - - -`,
  ],
];
