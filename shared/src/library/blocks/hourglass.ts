import { patchwork, turned } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const hourglass: readonly BlockRow[] = [
  [
    70,
    'Hourglass',
    {
      patches: 4,
      symmetry: 'two mirrors',
      cloth: ['Bittersweet Shirting', 'Nutmeg Foulard'],
    },
    patchwork`
      ABAB`,
  ],
  [
    71,
    'Yankee Puzzle',
    {
      also: {
        'Big Dipper': ['LAC 320', 'Field Guide to Quilts (fieldguidetoquilts.com)'],
      },
      patches: 16,
      symmetry: 'quarter turns',
      trial: true,
      source: 'LAC 320',
      cloth: ['Morning Windowpane', 'Barn Red', 'Midnight Vine'],
    },
    turned`
      ABAC`,
  ],
];
