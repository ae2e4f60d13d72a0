import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const lettersAndNumbers: readonly BlockRow[] = [
  [
    255,
    'Letter A',
    {
      patches: 25,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Country Cream', 'Barn Red'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A A/B B B\A A A
      | A/B B/A A A\B B\A |
      | B A - - B |
      | | B - - | |
      | | A - - | |
      | | | | | | |
      | | | | | | |
      A - - - - - -`,
  ],
  [
    256,
    'Letter B',
    {
      patches: 27,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Tulip Row', 'Raspberry'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B B - - B\A A
      | | A - - B |
      | | A - A/B B/A |
      | | B - - A |
      | | A - A\B B\A |
      | | A - - B |
      | | B - - B/A |
      A - - - - - -`,
  ],
  [
    257,
    'Letter C',
    {
      patches: 19,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Sweet Pea Gingham', 'Berry Calico'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A/B B - - B\A A
      | B A - - B |
      | | | | | A |
      | | | | | | |
      | | | | | | |
      | | | | | B |
      | A\B B - - B/A |
      A - - - - - -`,
  ],
  [
    258,
    'Letter D',
    {
      patches: 13,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Lavender Row', 'Plum'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B B - - B\A A
      | | A - - B |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | | B - - B/A |
      A - - - - - -`,
  ],
  [
    259,
    'Letter E',
    {
      patches: 11,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Baby Blue Gingham', 'Midnight Pond'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B B - - - A
      | | A - - - |
      | | | | | | |
      | | B - - A |
      | | A - - - |
      | | | | | | |
      | | B - - - |
      A - - - - - -`,
  ],
  [
    260,
    'Letter F',
    {
      patches: 10,
      symmetry: 'none',
      grid: 9,
      cloth: ['Chalk Pin Dot', 'Regatta Foulard'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B B - - - A
      | | A - - A |
      | | | | | | |
      | | B - - | |
      | | A - - | |
      | | | | | | |
      | | | | | | |
      A - - - - - -`,
  ],
  [
    261,
    'Letter G',
    {
      patches: 22,
      symmetry: 'none',
      grid: 9,
      cloth: ['Bluebell Shirting', 'Midnight Vine'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A/B B - - B\A A
      | B A - - B |
      | | | | | A |
      | | A B - B |
      | | A - - | |
      | | | | | | |
      | A\B B - - B/A |
      A - - - - - -`,
  ],
  [
    262,
    'Letter H',
    {
      patches: 9,
      symmetry: 'two mirrors',
      grid: 9,
      cloth: ['Mint Gingham', 'Juniper Vine'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B A - - B A
      | | | | | | |
      | | | | | | |
      | | B - - | |
      | | A - - | |
      | | | | | | |
      | | | | | | |
      A - - - - - -`,
  ],
  [
    263,
    'Letter I',
    {
      patches: 11,
      symmetry: 'two mirrors',
      grid: 9,
      cloth: ['Frosted Leaf', 'Teal'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A B - - A A
      | | A B A | |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | | B - - | |
      A - - - - - -`,
  ],
  [
    264,
    'Letter J',
    {
      patches: 16,
      symmetry: 'none',
      grid: 9,
      cloth: ['Butter Gingham', 'Shamrock Foulard'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A A B - - A
      | | A - B A |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | B | | | | |
      | A\B B - B/A | |
      A - - - - - -`,
  ],
  [
    265,
    'Letter K',
    {
      patches: 34,
      symmetry: 'none',
      grid: 9,
      cloth: ['Buttercup Shirting', 'Hunter Calico'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B A A A B A
      | | | | A/B B/A |
      | | | A/B B/A A |
      | | B B/A A | |
      | | | B\A | | |
      | | A A\B B\A | |
      | | | A A\B B\A |
      A - - - - - -`,
  ],
  [
    266,
    'Letter L',
    {
      patches: 7,
      symmetry: 'none',
      grid: 9,
      cloth: ['Vanilla Stone', 'Copper Stone'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B A - - - A
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | | B - - - |
      A - - - - - -`,
  ],
  [
    267,
    'Letter M',
    {
      patches: 18,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Country Cream', 'Barn Red'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B A - - B A
      | | B\A A A/B | |
      | | A\B B B/A | |
      | | A - - | |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      A - - - - - -`,
  ],
  [
    268,
    'Letter N',
    {
      patches: 24,
      symmetry: 'none',
      grid: 9,
      cloth: ['Tulip Row', 'Raspberry'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B A A A B A
      | | B\A | | | |
      | | A\B B\A | | |
      | | A A\B B\A | |
      | | | A A\B | |
      | | | | A | |
      | | | | | | |
      A - - - - - -`,
  ],
  [
    269,
    'Letter O',
    {
      patches: 17,
      symmetry: 'two mirrors',
      grid: 9,
      cloth: ['Sweet Pea Gingham', 'Berry Calico'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A/B B - - B\A A
      | B A - - B |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | A\B B - - B/A |
      A - - - - - -`,
  ],
  [
    270,
    'Letter P',
    {
      patches: 14,
      symmetry: 'none',
      grid: 9,
      cloth: ['Lavender Row', 'Plum'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B B - - B\A A
      | | A - - B |
      | | | | | | |
      | | B - - B/A |
      | | A - - - |
      | | | | | | |
      | | | | | | |
      A - - - - - -`,
  ],
  [
    271,
    'Letter Q',
    {
      patches: 23,
      symmetry: 'none',
      grid: 9,
      cloth: ['Baby Blue Gingham', 'Midnight Pond'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A/B B - - B\A A
      | B A - - B |
      | | | | | | |
      | | | | | | |
      | | A B\A A | |
      | | | A\B B\A | |
      | A\B B - - | |
      A - - - - - -`,
  ],
  [
    272,
    'Letter R',
    {
      patches: 29,
      symmetry: 'none',
      grid: 9,
      cloth: ['Chalk Pin Dot', 'Regatta Foulard'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B B - - B\A A
      | | A - - B |
      | | | | | | |
      | | B - - B/A |
      | | A\B B\A A A |
      | | A A\B B\A | |
      | | | A A\B B\A |
      A - - - - - -`,
  ],
  [
    273,
    'Letter S',
    {
      patches: 27,
      symmetry: 'half turn',
      grid: 9,
      cloth: ['Bluebell Shirting', 'Midnight Vine'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A/B B - - B\A A
      | B A - - B |
      | | | | | A |
      | A\B B - - B\A |
      | A A - - B |
      | B | | | | |
      | A\B B - - B/A |
      A - - - - - -`,
  ],
  [
    274,
    'Letter T',
    {
      patches: 8,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Mint Gingham', 'Juniper Vine'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B - - - - A
      | A - B A - |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      A - - - - - -`,
  ],
  [
    275,
    'Letter U',
    {
      patches: 12,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Frosted Leaf', 'Teal'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B A - - B A
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | A\B B - - B/A |
      A - - - - - -`,
  ],
  [
    276,
    'Letter V',
    {
      patches: 18,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Butter Gingham', 'Shamrock Foulard'],
    },
    patchwork`
      2 1.25 1.25 1.25 1.25 2
      1 3.5 3.5 1
      A - - - - -
      A A\B B\A A/B B/A A
      | A A\B B/A A |
      A - - - - -`,
  ],
  [
    277,
    'Letter W',
    {
      patches: 19,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Buttercup Shirting', 'Hunter Calico'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B A - - B A
      | | | | | | |
      | | | | | | |
      | | A B A | |
      | | | | | | |
      | | | | | | |
      | A\B B BBAB B B/A |
      A - - - - - -`,
  ],
  [
    278,
    'Letter X',
    {
      patches: 41,
      symmetry: 'two mirrors',
      grid: 9,
      cloth: ['Vanilla Stone', 'Copper Stone'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B A - - B A
      | A\B B\A A A/B B/A |
      | A A\B B B/A A |
      | | A | A | |
      | | A/B | B\A | |
      | A/B B/A A A\B B\A |
      | B A - - B |
      A - - - - - -`,
  ],
  [
    279,
    'Letter Y',
    {
      patches: 25,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Country Cream', 'Barn Red'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B A - - B A
      | A\B B\A A A/B B/A |
      | A A\B B B/A A |
      | | A | A | |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      A - - - - - -`,
  ],
  [
    280,
    'Letter Z',
    {
      patches: 30,
      symmetry: 'none',
      grid: 9,
      cloth: ['Tulip Row', 'Raspberry'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B - - - - A
      | A A - A/B B/A |
      | | A A/B B/A A |
      | | A/B B/A A - |
      | A/B B/A A - - |
      | B A - - - |
      | | B - - - |
      A - - - - - -`,
  ],
  [
    281,
    'Number 0',
    {
      patches: 39,
      symmetry: 'two mirrors',
      grid: 9,
      cloth: ['Sweet Pea Gingham', 'Berry Calico'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A A/B B B\A A A
      | A/B B/A A A\B B\A |
      | B A | A B |
      | | | | | | |
      | | | | | | |
      | A\B B\A | A/B B/A |
      | A A\B B B/A A |
      A - - - - - -`,
  ],
  [
    282,
    'Number 1',
    {
      patches: 17,
      symmetry: 'none',
      grid: 9,
      cloth: ['Lavender Row', 'Plum'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A A/B B A A A
      | A/B B/A | | | |
      | A A | | | |
      | | | | | | |
      | | | | | | |
      | | | | | | |
      | | B - - | |
      A - - - - - -`,
  ],
  [
    283,
    'Number 2',
    {
      patches: 35,
      symmetry: 'none',
      grid: 9,
      cloth: ['Baby Blue Gingham', 'Midnight Pond'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A/B B - - B\A A
      | B A - - B |
      | A - - A/B B/A |
      | A - A/B B/A A |
      | A A/B B/A A - |
      | A/B B/A A - - |
      | B - - - - |
      A - - - - - -`,
  ],
  [
    284,
    'Number 3',
    {
      patches: 33,
      symmetry: 'mirror',
      grid: 9,
      cloth: ['Chalk Pin Dot', 'Regatta Foulard'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A/B B - - B\A A
      | B A - - B |
      | A - - A/B B/A |
      | A - B - A |
      | A - - A\B B\A |
      | B A - - B |
      | A\B B - - B/A |
      A - - - - - -`,
  ],
  [
    285,
    'Number 4',
    {
      patches: 25,
      symmetry: 'none',
      grid: 9,
      cloth: ['Bluebell Shirting', 'Midnight Vine'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A - A/B B A A
      | A A/B B/A | | |
      | A/B B/A A | | |
      | B A - | | |
      | B - - | B |
      | A - - | A |
      | | | | | | |
      A - - - - - -`,
  ],
  [
    286,
    'Number 5',
    {
      patches: 19,
      symmetry: 'none',
      grid: 9,
      cloth: ['Mint Gingham', 'Juniper Vine'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B B - - - A
      | | A - - - |
      | | B - - B\A |
      | A A - - B |
      | | | | | | |
      | B | | | | |
      | A\B B - - B/A |
      A - - - - - -`,
  ],
  [
    287,
    'Number 6',
    {
      patches: 26,
      symmetry: 'none',
      grid: 9,
      cloth: ['Frosted Leaf', 'Teal'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A A/B B - A A
      | A/B B/A A - | |
      | B A - - | |
      | | B - - B\A |
      | | A - - B |
      | | | | | | |
      | A\B B - - B/A |
      A - - - - - -`,
  ],
  [
    288,
    'Number 7',
    {
      patches: 20,
      symmetry: 'none',
      grid: 9,
      cloth: ['Butter Gingham', 'Shamrock Foulard'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A B - - - B A
      | A - A A | |
      | | | | A/B B/A |
      | | | A/B B/A A |
      | | | B A | |
      | | | | | | |
      | | | | | | |
      A - - - - - -`,
  ],
  [
    289,
    'Number 8',
    {
      patches: 41,
      symmetry: 'two mirrors',
      grid: 9,
      cloth: ['Buttercup Shirting', 'Hunter Calico'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A/B B - - B\A A
      | B A - - B |
      | A\B B\A A A/B B/A |
      | A B - - A |
      | A/B B/A A A\B B\A |
      | B A - - B |
      | A\B B - - B/A |
      A - - - - - -`,
  ],
  [
    290,
    'Number 9',
    {
      patches: 23,
      symmetry: 'none',
      grid: 9,
      cloth: ['Vanilla Stone', 'Copper Stone'],
    },
    patchwork`
      2 1 1 1 1 1 2
      1 1 1 1 1 1 1 1 1
      A - - - - - -
      A A/B B - - B\A A
      | B A - - B |
      | | | | | | |
      | A\B B - - | |
      | A A - - | |
      | B | | | | |
      | A\B B - - B/A |
      A - - - - - -`,
  ],
];
