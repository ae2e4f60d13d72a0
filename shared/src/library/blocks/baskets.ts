import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const baskets: readonly BlockRow[] = [
  [
    145,
    'Cake Stand',
    {
      patches: 20,
      symmetry: 'diagonal mirror',
      trial: true,
      source: 'Ladies Art Company, 1897',
      cloth: ['Country Cream', 'Turkey Red', 'Hunter Calico'],
    },
    patchwork`
      A   B\A B\A B\A A
      A\B A/C -   -   |
      A\B |   |   |   |
      A\B |   |   |   C/a
      A   -   -   C/a a`,
  ],
  [
    146,
    'Fruit Basket',
    {
      patches: 21,
      symmetry: 'diagonal mirror',
      source: 'BB 714',
      cloth: ['Oatmeal Linen', 'Amber Star', 'Garnet Batik', 'Chestnut'],
    },
    patchwork`
      A/B A/B A/B A/B A
      A/B C/D -   -   |
      A/B |   |   |   |
      A/B |   |   |   D/a
      A   -   -   D/a a`,
  ],
  [
    147,
    'Cactus Pot',
    {
      patches: 16,
      symmetry: 'diagonal mirror',
      source: 'Oklahoma Farmer Stockman, 1930',
      cloth: ['Straw Linen', 'Shamrock Foulard', 'Clay Tile'],
    },
    patchwork`
      A   A/B A/B A
      A/B B/C -   |
      A/B |   |   C/a
      A   -   C/a a`,
  ],
  [
    148,
    'May Basket',
    {
      patches: 9,
      symmetry: 'diagonal mirror',
      difficulty: 'medium',
      grid: 3,
      cloth: ['Lemon Ice', 'Rosette Foulard', 'Juniper Vine'],
    },
    patchwork`
      A - A
      | | C/a
      A C/a a`.over`
      24
      C oval 2.5 2.5 11 11
      A oval 4 4 8 8
      B br 0 0 16 16`,
  ],
  [
    149,
    'Cherry Basket',
    {
      patches: 24,
      symmetry: 'diagonal mirror',
      difficulty: 'hard',
      cloth: ['Ecru Scroll', 'Cranberry Stone', 'Fern Hollow'],
    },
    patchwork`
      A - - - A
      | | | | |
      | | | | |
      | | | | B/a
      A - - B/a a`.over`
      20
      C oval 2.2 2.2 11.6 11.6
      A oval 3.4 3.4 9.2 9.2
      A tl 4 12 4 4
      A tl 8 8 4 4
      A tl 12 4 4 4
      A tl 8 12 4 4
      A tl 12 8 4 4
      A tl 12 12 4 4
      B br 0 12 4 4
      B br 4 8 4 4
      B br 8 4 4 4
      B br 12 0 4 4
      B br 4 12 4 4
      B br 8 8 4 4
      B br 12 4 4 4
      B br 8 12 4 4
      B br 12 8 4 4
      B br 12 12 4 4`,
  ],
  [
    215,
    'Cactus Basket',
    {
      patches: 15,
      symmetry: 'none',
      difficulty: 'hard',
      grid: 5,
      source: 'Nancy Cabot, Chicago Tribune, 1933',
      cloth: ['Buttermilk Vine', 'Raspberry', 'Mossy Stone', 'Flamingo'],
    },
    patchwork`
      0.8284 0.3432 0.8284 0.8284 0.1716 0.1716 0.8284 1
      A   -   b\a a/d A/c - -   A
      |   |   b   d   |   | |   |
      a\d d   d\b d/c c   - -   |
      a/b b   b/c c   c   - -   |
      A/c -   c   -   -   - -   |
      |   |   |   |   |   | |   C/a
      |   |   |   |   |   | |   |
      A   -   -   -   -   C/a - a`,
  ],
  [
    138,
    'Flower Basket',
    {
      patches: 25,
      symmetry: 'diagonal mirror',
      difficulty: 'medium',
      cloth: ['Lace Damask', 'Flamingo', 'Petal Ditsy', 'Mossy Stone', 'Market Basket'],
    },
    patchwork`
      A   A/B AvB -   A
      A/B B   C   C/D |
      A>B C   D/E -   |
      |   C/D |   |   E/a
      A   -   -   E/a a`,
  ],
];
