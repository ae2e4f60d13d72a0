import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const churnDash: readonly BlockRow[] = [
  [
    3,
    'Churn Dash',
    {
      also: {
        'Monkey Wrench': [
          'Field Guide to Quilts (fieldguidetoquilts.com)',
          'Round the Blocks (roundtheblocks.blogspot.com), 2010',
        ],
        'Hole in the Barn Door': [
          'Field Guide to Quilts (fieldguidetoquilts.com)',
          'Round the Blocks (roundtheblocks.blogspot.com), 2010',
        ],
      },
      patches: 17,
      symmetry: 'all',
      trial: true,
      source: 'Ladies Art Company, 1897',
      cloth: ['Country Cream', 'Sage Garden', 'Hunter Calico', 'Cheddar'],
    },
    patchwork`
      A/B - A - B\A -
      |   | C - |   |
      A   C D - C   A
      |   | | | |   |
      A\B - C - B/A -
      |   | A - |   |`,
  ],
  [
    73,
    'Double Churn Dash',
    {
      patches: 33,
      symmetry: 'all',
      difficulty: 'medium',
      grid: 9,
      cloth: ['Oatmeal Linen', 'Orchard Plaid', 'Brick Walk', 'Mustard Seed'],
    },
    patchwork`
      3   3 1   1 2 1   1 3   3
      A/B - A   - - -   - B\A -
      |   | B   - - -   - |   |
      A   B A/C - A C\A - B   A
      |   | |   | C |   | |   |
      |   | A   C D C   A |   |
      |   | A\C - C C/A - |   |
      |   | |   | A |   | |   |
      A\B - B   - - -   - B/A -
      |   | A   - - -   - |   |`,
  ],
  [
    74,
    'Goose in the Pond',
    {
      patches: 77,
      symmetry: 'all',
      difficulty: 'hard',
      grid: 5,
      cloth: ['Country Cream', 'Harvest Plaid', 'Fern Hollow'],
    },
    patchwork`
      3   1   1 1 3 1   1 1 3
      A/B A/B - - A B\A - - B\A
      A/B A   C A C A   C A B\A
      |   C   A C A C   A C |
      |   A   C A C A   C A |
      A   C   A C A C   A C A
      A\B A   C A C A   C A B/A
      |   C   A C A C   A C |
      |   A   C A C A   C A |
      A\B A\B - - A B/A - - B/A`,
  ],
  [
    75,
    'Double Wrench',
    { patches: 17, symmetry: 'all', grid: 5, cloth: ['Country Cream', 'Coal Twill', 'Poinsettia Night'] },
    patchwork`
      A/B - A B\A -
      |   | B |   |
      A   B C B   A
      A\B - B B/A -
      |   | A |   |`,
  ],
];
