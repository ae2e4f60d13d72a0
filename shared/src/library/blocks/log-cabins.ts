import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const logCabins: readonly BlockRow[] = [
  [
    11,
    'Log Cabin',
    {
      patches: 13,
      symmetry: 'diagonal mirror',
      difficulty: 'medium',
      trial: true,
      cloth: [
        'Unbleached Muslin',
        'Tea Pin Dot',
        'Rosebud Shirting',
        'Chambray',
        'Dusk Meadow',
        'Midnight Pond',
        'Barn Red',
      ],
    },
    patchwork`
      C - - - - - F
      C B - - - E |
      | B A - D | |
      | | A G | | |
      | | D - - | |
      | E - - - - |
      F - - - - - -`,
  ],
];
