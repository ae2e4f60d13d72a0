import { mirrored, patchwork, turned } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const sawtooth: readonly BlockRow[] = [
  [
    166,
    'Lady of the Lake',
    {
      patches: 34,
      symmetry: 'diagonal mirror',
      difficulty: 'medium',
      source: 'Ladies Art Company, about 1895',
      cloth: ['Indigo Shirting', 'Deep Lagoon'],
    },
    patchwork`
      A/B A/B A/B A/B A/B
      A/B A/B -   -   A/B
      A/B |   |   |   A/B
      A/B |   |   |   A/B
      A/B A/B A/B A/B A/B`,
  ],
  [
    167,
    'Ocean Waves',
    {
      patches: 101,
      symmetry: 'all',
      difficulty: 'hard',
      cloth: ['Gentle Wave', 'Midnight Vine', 'Fresh Snow'],
    },
    mirrored`
      c   c/B A/B A/B
      c/B A/B A/B A/B
      A/B A/B A/B A/c
      A/B A/B A/c c`,
  ],
  [
    168,
    'Kansas Troubles',
    {
      patches: 52,
      symmetry: 'quarter turns',
      grid: 8,
      difficulty: 'hard',
      cloth: ['Tea Pin Dot', 'Chocolate Garden', 'Sumac'],
    },
    turned`C\A`.over`
      8
      B bl 0 0 1 1
      B bl 3 3 1 1
      A tr 0 1 1 1
      B bl 0 1 1 1
      A tr 0 2 1 1
      B bl 0 2 1 1
      A tr 1 3 1 1
      B bl 1 3 1 1
      A tr 2 3 1 1
      B bl 2 3 1 1
      A box 0 3 1 1
      B tl 7 0 1 1
      B tl 4 3 1 1
      A br 6 0 1 1
      B tl 6 0 1 1
      A br 5 0 1 1
      B tl 5 0 1 1
      A br 4 1 1 1
      B tl 4 1 1 1
      A br 4 2 1 1
      B tl 4 2 1 1
      A box 4 0 1 1
      B tr 7 7 1 1
      B tr 4 4 1 1
      A bl 7 6 1 1
      B tr 7 6 1 1
      A bl 7 5 1 1
      B tr 7 5 1 1
      A bl 6 4 1 1
      B tr 6 4 1 1
      A bl 5 4 1 1
      B tr 5 4 1 1
      A box 7 4 1 1
      B br 0 7 1 1
      B br 3 4 1 1
      A tl 1 7 1 1
      B br 1 7 1 1
      A tl 2 7 1 1
      B br 2 7 1 1
      A tl 3 6 1 1
      B br 3 6 1 1
      A tl 3 5 1 1
      B br 3 5 1 1
      A box 3 7 1 1`,
  ],
  [
    169,
    'Birds in the Air',
    {
      also: ['Flying Birds'],
      patches: 10,
      symmetry: 'diagonal mirror',
      trial: true,
      cloth: ['Morning Windowpane', 'Creek Water', 'Midnight Vine'],
    },
    patchwork`
      A/B A/B A/c
      A/B A/c c
      A/c c   c`,
  ],
  [
    172,
    'Cut Glass Dish',
    {
      also: ['Winged Square'],
      patches: 51,
      symmetry: 'diagonal mirror',
      difficulty: 'medium',
      source: 'LAC 80',
      cloth: ['Ecru Scroll', 'Garnet Pool', 'Grandmothers Roses'],
    },
    patchwork`
      A/B A/B A/B A/B C   -
      A/B A/B A/B A/B |   |
      A/B A/B C   -   A/B A/B
      A/B A/B |   |   A/B A/B
      C   -   A/B A/B A/B A/B
      |   |   A/B A/B A/B A/B`,
  ],
  [
    217,
    'Tree Everlasting',
    {
      also: ['Arrowheads', 'Prickly Path', 'Sawtooth Bars'],
      patches: 35,
      symmetry: 'mirror',
      difficulty: 'medium',
      grid: 8,
      source: 'BB 479',
      cloth: ['Lace Damask', 'Juniper Vine'],
    },
    patchwork`
      2 1 2 1 2
      1 1 1 1 1 1 1 1
      B B\A A A/B B
      | B\A | A/B |
      | B\A | A/B |
      | B\A | A/B |
      | B\A | A/B |
      | B\A | A/B |
      | B\A | A/B |
      | B\A | A/B |`,
  ],
  [
    179,
    'Delectable Mountains',
    {
      patches: 32,
      symmetry: 'none',
      difficulty: 'medium',
      cloth: ['Tea Pin Dot', 'Regatta Foulard', 'Creek Water', 'Indigo Shirting'],
    },
    patchwork`
      a d a c\d a/b d a d
      a d b\a c b d/c a d
      a c\d b c b c a/b d
      b\a c b c b c b d/c
      a d a c\d a/b d a d
      a d b\a c b d/c a d
      a c\d b c b c a/b d
      b\a c b c b c b d/c`,
  ],
];
