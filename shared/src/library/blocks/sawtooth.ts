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
      cloth: ['Indigo Shirting', 'Lagoon Batik'],
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
      source: 'LAC 210',
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
      patches: 10,
      symmetry: 'diagonal mirror',
      trial: true,
      source: 'Ruth Finley, Old Patchwork Quilts, 1929',
      cloth: ['Morning Windowpane', 'Creek Stone', 'Midnight Vine'],
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
      patches: 51,
      symmetry: 'diagonal mirror',
      difficulty: 'medium',
      source: 'LAC 80',
      cloth: ['Ecru Scroll', 'Garnet Batik', 'Grandmothers Roses'],
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
      patches: 35,
      symmetry: 'mirror',
      difficulty: 'medium',
      grid: 8,
      source: 'BB 479',
      cloth: ['Lace Damask', 'Juniper Vine'],
    },
    patchwork`
      1.5 1 3 1 1.5
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
      cloth: ['Tea Pin Dot', 'Regatta Foulard', 'Creek Stone', 'Indigo Shirting'],
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
  [
    194,
    'Feathered Star',
    {
      patches: 173,
      symmetry: 'all',
      grid: 17,
      difficulty: 'hard',
      cloth: ['Fresh Snow', 'Midnight Pond', 'Midnight Vine', 'Blue Willow Peony'],
    },
    patchwork`
      7 7 7 7 7 50 7 7 7 7 7
      A - - - A/B C B\A A - - -
      | | | | A/B | B\A | | | |
      | | | | A/B | B\A | | | |
      | | | | A/B | B\A | | | |
      A/B A/B A/B A/B B | B B\A B\A B\A B\A
      C - - - - D C - - - -
      A\B A\B A\B A\B B C B B/A B/A B/A B/A
      A - - - A\B | B/A A - - -
      | | | | A\B | B/A | | | |
      | | | | A\B | B/A | | | |
      | | | | A\B | B/A | | | |`.over`
      120
      A down 35 0 50 25
      A bl 35 0 5 5
      B tl 35 5 5 5
      A up 35 5 10 5
      B down 35 10 10 5
      A up 40 10 10 5
      B down 40 15 10 5
      A up 45 15 10 5
      B down 45 20 10 5
      A up 50 20 10 5
      B down 50 25 10 5
      A br 80 0 5 5
      B tr 80 5 5 5
      A up 75 5 10 5
      B down 75 10 10 5
      A up 70 10 10 5
      B down 70 15 10 5
      A up 65 15 10 5
      B down 65 20 10 5
      A up 60 20 10 5
      B down 60 25 10 5
      A up 55 25 10 5
      B down 55 30 10 5
      A left 95 35 25 50
      A tl 115 35 5 5
      B tr 110 35 5 5
      A right 110 35 5 10
      B left 105 35 5 10
      A right 105 40 5 10
      B left 100 40 5 10
      A right 100 45 5 10
      B left 95 45 5 10
      A right 95 50 5 10
      B left 90 50 5 10
      A bl 115 80 5 5
      B br 110 80 5 5
      A right 110 75 5 10
      B left 105 75 5 10
      A right 105 70 5 10
      B left 100 70 5 10
      A right 100 65 5 10
      B left 95 65 5 10
      A right 95 60 5 10
      B left 90 60 5 10
      A right 90 55 5 10
      B left 85 55 5 10
      A up 35 95 50 25
      A tr 80 115 5 5
      B br 80 110 5 5
      A down 75 110 10 5
      B up 75 105 10 5
      A down 70 105 10 5
      B up 70 100 10 5
      A down 65 100 10 5
      B up 65 95 10 5
      A down 60 95 10 5
      B up 60 90 10 5
      A tl 35 115 5 5
      B bl 35 110 5 5
      A down 35 110 10 5
      B up 35 105 10 5
      A down 40 105 10 5
      B up 40 100 10 5
      A down 45 100 10 5
      B up 45 95 10 5
      A down 50 95 10 5
      B up 50 90 10 5
      A down 55 90 10 5
      B up 55 85 10 5
      A right 0 35 25 50
      A br 0 80 5 5
      B bl 5 80 5 5
      A left 5 75 5 10
      B right 10 75 5 10
      A left 10 70 5 10
      B right 15 70 5 10
      A left 15 65 5 10
      B right 20 65 5 10
      A left 20 60 5 10
      B right 25 60 5 10
      A tr 0 35 5 5
      B tl 5 35 5 5
      A left 5 35 5 10
      B right 10 35 5 10
      A left 10 40 5 10
      B right 15 40 5 10
      A left 15 45 5 10
      B right 20 45 5 10
      A left 20 50 5 10
      B right 25 50 5 10
      A left 25 55 5 10
      B right 30 55 5 10`,
  ],
];
