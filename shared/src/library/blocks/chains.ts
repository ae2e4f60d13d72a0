import { patchwork, turned } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const chains: readonly BlockRow[] = [
  [
    76,
    'Single Irish Chain',
    {
      patches: 20,
      symmetry: 'two diagonal mirrors',
      trial: true,
      source: 'Nancy Cabot, Chicago Tribune, 1933',
      cloth: ['Snow Scroll', 'Shamrock Foulard'],
    },
    patchwork`
      B A B A - -
      A B A | | |
      B A B | | |
      A - - B A B
      | | | A B A
      | | | B A B`,
  ],
  [
    77,
    'Double Irish Chain',
    {
      patches: 64,
      symmetry: 'two diagonal mirrors',
      trial: true,
      difficulty: 'medium',
      source: 'Nancy Cabot, Chicago Tribune, 1933',
      cloth: ['Unbleached Muslin', 'Cardinal Vine', 'Clover Pin Dot'],
    },
    patchwork`
      B C A C B C A - - C
      C B C B C A - - - -
      A C B C A | | | | |
      C B C B C | | | | |
      B C A C B C A - - C
      C A - - C B C A C B
      A - - - - C B C B C
      | | | | | A C B C A
      | | | | | C B C B C
      C A - - C B C A C B`,
  ],
  [
    78,
    'Triple Irish Chain',
    {
      patches: 132,
      symmetry: 'two diagonal mirrors',
      difficulty: 'medium',
      source: 'Nancy Cabot, Chicago Tribune, 1933',
      cloth: ['White Vine', 'Plum', 'Wisteria', 'Lilac'],
    },
    patchwork`
      B C D A D C B C D A - - D C
      C B C D C B C D A - - - - D
      D C B C B C D A - - - - - -
      A D C B C D A | | | | | | |
      D C B C B C D | | | | | | |
      C B C D C B C D A - - - - D
      B C D A D C B C D A - - D C
      C D A - - D C B C D A D C B
      D A - - - - D C B C D C B C
      A - - - - - - D C B C B C D
      | | | | | | | A D C B C D A
      | | | | | | | D C B C B C D
      D A - - - - D C B C D C B C
      C D A - - D C B C D A D C B`,
  ],
  [
    79,
    'Burgoyne Surrounded',
    {
      patches: 95,
      symmetry: 'all',
      difficulty: 'hard',
      source: 'Ruby Short McKim, 101 Patchwork Patterns, 1931',
      cloth: ['Vanilla Stone', 'Midnight Pond', 'Creek Stone'],
    },
    patchwork`
      1 1 1 1 1 2 1 2 1 1 1 1 1
      C A A - - A B A A - - A C
      A C | | | B A B | | | C A
      A - C A B A - - B A C A -
      | | A B A | | | A B A | |
      | | B A C | | | C A B | |
      A B A - - C A C A - - B A
      B A | | | A - - | | | A B
      A B | | | C A C | | | B A
      A - B A C A - - C A B A -
      | | A B A | | | A B A | |
      | | C A B | | | B A C | |
      A C A - - B A B A - - C A
      C A | | | A B A | | | A C`,
  ],
  [
    80,
    'Flagstones',
    {
      patches: 28,
      symmetry: 'two diagonal mirrors',
      difficulty: 'medium',
      source: 'LAC 514',
      cloth: ['Ice Crystal', 'Lagoon Dot'],
    },
    patchwork`
      B A B A - -
      A B A | | |
      B A B | | |
      A - - B A B
      | | | A B A
      | | | B A B`.over`
      B tl 3 0 1 1
      B tr 5 0 1 1
      B br 5 2 1 1
      B bl 3 2 1 1
      B tl 0 3 1 1
      B tr 2 3 1 1
      B br 2 5 1 1
      B bl 0 5 1 1`,
  ],
  [
    81,
    'Nine Patch Chain',
    { patches: 17, symmetry: 'all', grid: 5, cloth: ['Cotton Basket', 'Pumpkin'] },
    patchwork`
      1 1 1 1 1
      B A - - B
      A B A B A
      | A B A |
      | B A B |
      B A - - B`,
  ],
  [
    82,
    'Country Lanes',
    {
      patches: 21,
      symmetry: 'all',
      grid: 5,
      source: 'BB 1829',
      cloth: ['Snowdrop Ditsy', 'Raspberry', 'Camellia Paisley'],
    },
    patchwork`
      B C A C B
      C B | B C
      A - C A -
      C B A B C
      B C | C B`,
  ],
  [
    83,
    'Jewel Box',
    {
      patches: 48,
      symmetry: 'all',
      difficulty: 'medium',
      cloth: ['Fresh Snow', 'Amethyst Stone', 'Raspberry', 'Turquoise Stone'],
    },
    turned`
      B/A - A   C
      |   | C   A
      A   C A/D -
      C   A |   |`,
  ],
];
