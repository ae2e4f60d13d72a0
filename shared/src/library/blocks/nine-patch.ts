import { mirrored, patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const ninePatch: readonly BlockRow[] = [
  [
    1,
    'Nine Patch',
    {
      patches: 9,
      symmetry: 'all',
      trial: true,
      source: 'BB 1601',
      cloth: ['Unbleached Muslin', 'Dusk Meadow'],
    },
    patchwork`
      B A B
      A B A
      B A B`,
  ],
  [
    2,
    'Shoo Fly',
    {
      patches: 13,
      symmetry: 'all',
      trial: true,
      source: 'Ladies Art Company, 1897',
      cloth: ['Tea Pin Dot', 'Madder Garden', 'Turkey Red'],
    },
    patchwork`
      A/B A B\A
      A   C A
      A\B A B/A`,
  ],
  [
    28,
    'Gentleman’s Fancy',
    {
      patches: 17,
      symmetry: 'all',
      difficulty: 'medium',
      grid: 3,
      cloth: ['Bittersweet Shirting', 'Charcoal', 'Tweed Twill'],
    },
    mirrored`
      a   a/c c
      a/c a   a/b
      c   a/b a`,
  ],
  [
    29,
    'Far West',
    { patches: 13, symmetry: 'all', grid: 5, cloth: ['Dove', 'Storm Stone', 'Cobblestone Hexagon'] },
    patchwork`
      2   1 2
      A/B A B\A
      A   C A
      A\B A B/A`,
  ],
  [
    30,
    'Double Nine Patch',
    {
      patches: 49,
      symmetry: 'all',
      trial: true,
      source: 'Marie Webster, Quilts: Their Story and How to Make Them, 1915',
      cloth: ['Country Cream', 'Ladybird Pin Dot', 'Celery Ditsy'],
    },
    patchwork`
      B A B C - - B A B
      A B A | | | A B A
      B A B | | | B A B
      C - - B A B C - -
      | | | A B A | | |
      | | | B A B | | |
      B A B C - - B A B
      A B A | | | A B A
      B A B | | | B A B`,
  ],
  [
    31,
    'Puss in the Corner',
    {
      patches: 9,
      symmetry: 'all',
      cloth: ['Rosebud Shirting', 'Turkey Red', 'Dusk Meadow'],
    },
    patchwork`
      1 2 1
      B A B
      A C A
      B A B`,
  ],
  [
    32,
    'Split Nine Patch',
    {
      patches: 12,
      symmetry: 'diagonal mirror',
      cloth: ['Unbleached Muslin', 'Midnight Vine', 'Bluebell Shirting', 'Barn Red'],
    },
    patchwork`
      A   C   A/B
      C   A/B D
      A/B D   B`,
  ],
  [
    33,
    'Jacob’s Ladder',
    {
      patches: 28,
      symmetry: 'two diagonal mirrors',
      trial: true,
      difficulty: 'medium',
      source: 'BB 1695',
      cloth: ['Unbleached Muslin', 'Turkey Red', 'Indigo Seed'],
    },
    patchwork`
      B   A C\A - B   A
      A   B |   | A   B
      A\C - B   A C\A -
      |   | A   B |   |
      B   A A\C - B   A
      A   B |   | A   B`,
  ],
  [
    34,
    'Bright Hopes',
    { patches: 5, symmetry: 'half turn', cloth: ['Lemon Ice', 'Flamingo', 'Teal Calico'] },
    patchwork`
      B - C
      C A |
      | B -`,
  ],
  [
    35,
    'Calico Puzzle',
    {
      patches: 13,
      symmetry: 'quarter turns',
      source: 'Kansas City Star, 1930',
      cloth: ['Butter Dot', 'Chocolate Garden', 'Acorn Vine'],
    },
    patchwork`
      A\B C A/B
      C   B C
      B/A C B\A`,
  ],
  [
    36,
    'Rolling Stone',
    {
      patches: 29,
      symmetry: 'all',
      cloth: ['Shirt Tail Stripe', 'Harbour Batik'],
    },
    patchwork`
      B<>A - B - B<>A -
      |    | A - |    |
      B    A B - A    B
      |    | | | |    |
      B<>A - A - B<>A -
      |    | B - |    |`,
  ],
  [
    37,
    'Prairie Queen',
    {
      patches: 25,
      symmetry: 'quarter turns',
      source: 'BB 1656',
      cloth: ['Country Cream', 'Regatta Foulard', 'Barn Red'],
    },
    patchwork`
      A/B - A B B\A -
      |   | B A |   |
      B   A C - B   A
      A   B | | A   B
      A\B - A B B/A -
      |   | B A |   |`,
  ],
  [
    38,
    'Air Castle',
    {
      patches: 25,
      symmetry: 'quarter turns',
      difficulty: 'medium',
      cloth: ['Glacier Twill', 'Mermaid Scale', 'Juniper Vine'],
    },
    patchwork`
      A/B  ACCB B\A
      CCBA C<>A BACC
      A\B  CBAC B/A`,
  ],
  [
    39,
    'Contrary Wife',
    {
      patches: 13,
      symmetry: 'two diagonal mirrors',
      source: 'Kansas City Star, 1942',
      cloth: ['Linen Star', 'Sweetheart', 'Mulled Wine', 'Rhubarb Linen'],
    },
    patchwork`
      B   C\A D
      A\C B   C\A
      D   A\C B`,
  ],
  [
    40,
    'Nine Patch on Point',
    { patches: 13, symmetry: 'all', grid: 6, cloth: ['Sepia Rose', 'Toasted Almond', 'Espresso'] },
    patchwork`
      A`.over`
      3
      B diamond 1   0   1 1
      C diamond 0.5 0.5 1 1
      C diamond 1.5 0.5 1 1
      B diamond 0   1   1 1
      B diamond 1   1   1 1
      B diamond 2   1   1 1
      C diamond 0.5 1.5 1 1
      C diamond 1.5 1.5 1 1
      B diamond 1   2   1 1`,
  ],
  [
    63,
    'Water Wheel',
    { patches: 25, symmetry: 'quarter turns', cloth: ['Gentle Wave', 'Navy Sailcloth', 'School Of Fish'] },
    patchwork`
      C   A B\A - A   C
      A   C |   | C   A
      A/B - B   - B/A -
      |   | |   | |   |
      A   C A\B - C   A
      C   A |   | A   C`,
  ],
  [
    64,
    'Cat’s Cradle',
    {
      patches: 45,
      symmetry: 'two diagonal mirrors',
      difficulty: 'medium',
      source: 'Kansas City Star, 1934',
      cloth: ['Toasted Almond', 'Espresso', 'Pheasant Paisley'],
    },
    patchwork`
      A   A/B A   A/B A   -
      A/B A/B A/B A/B |   |
      A   A/B C   -   B/A B/A
      A/B A/B |   |   B/A A
      A   -   B/A B/A B/A B/A
      |   |   B/A A   B/A A`,
  ],
  [
    91,
    'Checkerboard on Point',
    { patches: 25, symmetry: 'all', grid: 6, cloth: ['Peony Pin Dot', 'Fuchsia Stone'] },
    patchwork`
      A`.over`
      3
      B diamond 0 0 1 1
      B diamond 1 0 1 1
      B diamond 2 0 1 1
      B diamond 0 1 1 1
      B diamond 1 1 1 1
      B diamond 2 1 1 1
      B diamond 0 2 1 1
      B diamond 1 2 1 1
      B diamond 2 2 1 1`,
  ],
  [
    180,
    'Snowball',
    {
      patches: 5,
      symmetry: 'all',
      trial: true,
      grid: 3,
      cloth: ['Linen Star', 'Highland Holiday'],
    },
    patchwork`A`.over`
      3
      B tl 0 0 1 1
      B tr 2 0 1 1
      B br 2 2 1 1
      B bl 0 2 1 1`,
  ],
  [
    241,
    'Card Trick',
    {
      patches: 24,
      symmetry: 'none',
      difficulty: 'medium',
      cloth: ['Vanilla Stone', 'Barn Red', 'Cheddar Calico', 'Hunter Calico', 'Midnight Vine'],
    },
    patchwork`
      A/B  ACCB C\A
      BBEA CDEB CADD
      A\E EDAE D/A`,
  ],
  [
    242,
    'Rocky Road to California',
    {
      patches: 22,
      symmetry: 'two diagonal mirrors',
      difficulty: 'easy',
      cloth: ['Unbleached Muslin', 'Barn Red', 'Dusk Meadow', 'Brick Walk'],
    },
    patchwork`
      B   A C\A - D   -
      A   B |   | |   |
      A\C - B   A C\A -
      |   | A   B |   |
      D   - A\C - B   A
      |   | |   | A   B`,
  ],
  [
    243,
    'Steps to the Altar',
    {
      patches: 24,
      symmetry: 'two diagonal mirrors',
      difficulty: 'medium',
      cloth: ['Tea Pin Dot', 'Raspberry', 'Rose Linen'],
    },
    patchwork`
      B   A C\A - C\A -
      A   B |   | |   |
      A\C - B   A C\A -
      |   | A   B |   |
      A\C - A\C - B   A
      |   | |   | A   B`,
  ],
  [
    244,
    'Disappearing Nine Patch',
    {
      patches: 16,
      symmetry: 'two diagonal mirrors',
      cloth: ['Cloud Stone', 'Turquoise Stone', 'Raspberry'],
    },
    patchwork`
      B - A A - C
      | | | B - A
      A - C | | |
      A B - C A -
      | | | A B -
      C A - | | |`,
  ],
  [
    335,
    'Antique Tile',
    {
      patches: 21,
      symmetry: 'all',
      source: 'Nancy Cabot, Chicago Tribune, 1938',
      cloth: ['Country Cream', 'Fern Hollow', 'Barn Red', 'Midnight Pond'],
    },
    patchwork`
      D - A - D -
      D B C - B D
      A C B - C A
      | | | | | |
      D B C - B D
      D - A - D -`,
  ],
  [
    339,
    'T Block',
    {
      patches: 33,
      symmetry: 'all',
      difficulty: 'medium',
      source: 'LAC 84',
      cloth: ['Unbleached Muslin', 'Turkey Red'],
    },
    patchwork`
      A/B -   A^B - B\A -
      |   |   AvB - |   |
      A<B A>B A   - A<B A>B
      |   |   |   | |   |
      A\B -   A^B - B/A -
      |   |   AvB - |   |`,
  ],
  [
    340,
    'Northwind',
    {
      patches: 12,
      symmetry: 'diagonal mirror',
      cloth: ['Indigo Shirting', 'Lagoon Batik'],
    },
    patchwork`
      a   a/B A/B
      a/B A/B A/b
      A/B A/b b`,
  ],
];
