import { patchwork, turned } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const pinwheels: readonly BlockRow[] = [
  [
    7,
    'Pinwheel',
    {
      patches: 8,
      symmetry: 'half turn',
      trial: true,
      cloth: ['Unbleached Muslin', 'Barn Red', 'Diner Check'],
    },
    patchwork`
      B\A C/A
      A/C A\B`,
  ],
  [
    65,
    'Double Pinwheel',
    {
      patches: 12,
      symmetry: 'quarter turns',
      cloth: ['Opal Watercolour', 'Tangerine Dot', 'Lagoon Dot'],
    },
    turned`
      BCAA`,
  ],
  [
    66,
    'Louisiana',
    { patches: 16, symmetry: 'quarter turns', cloth: ['Whitewash Linen', 'Juniper Vine', 'Aqua Ditsy'] },
    turned`
      A   -
      C^B -`,
  ],
  [
    67,
    'Double Windmill',
    {
      patches: 25,
      symmetry: 'quarter turns',
      difficulty: 'medium',
      source: 'Nancy Cabot, Chicago Tribune, 1938',
      cloth: ['Whisper Plaid', 'Grape Shot Cotton', 'Pansy Bed'],
    },
    turned`
      B\C C/A
      A\B c`,
  ],
  [
    72,
    'Nelson’s Victory',
    { patches: 20, symmetry: 'quarter turns', cloth: ['Lemon Ice', 'Violet Dot', 'Hydrangea Evening'] },
    turned`
      C A
      B B\A`,
  ],
  [
    333,
    'Whirligig',
    {
      patches: 8,
      symmetry: 'half turn',
      grid: 2,
      cloth: ['Chalk Pin Dot', 'Tangerine Dot', 'Lagoon Dot'],
    },
    patchwork`
      3   2   3 3 2   3
      a   a\b b a -   -
      |   |   | a/c - -
      |   |   | c -   -
      c   -   - b b\a a
      c/a -   - | |   |
      a   -   - | |   |`,
  ],
];
