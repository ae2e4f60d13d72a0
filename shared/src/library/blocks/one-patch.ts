import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const onePatch: readonly BlockRow[] = [
  [
    210,
    'Tumbling Blocks',
    {
      also: ['Baby Blocks', 'Cube Work'],
      patches: 51,
      symmetry: 'none',
      trial: true,
      grid: 7,
      difficulty: 'hard',
      cloth: ['Lavender Ditsy', 'Wisteria', 'Aubergine Pin Dot'],
    },
    patchwork`
      1 1 1 1 1 1 1
      1 1 1 1 1 1 1 1 1 1 1 1
      c/a a\b c/a a\b c/a a\b c/a
      b\a a/c b\a a/c b\a a/c b\a
      b   c   b   c   b   c   b
      a\b c/a a\b c/a a\b c/a a\b
      a/c b\a a/c b\a a/c b\a a/c
      c   b   c   b   c   b   c
      c/a a\b c/a a\b c/a a\b c/a
      b\a a/c b\a a/c b\a a/c b\a
      b   c   b   c   b   c   b
      a\b c/a a\b c/a a\b c/a a\b
      a/c b\a a/c b\a a/c b\a a/c
      c   b   c   b   c   b   c`,
  ],
  [
    211,
    'Thousand Pyramids',
    {
      also: ['Pyramids'],
      patches: 91,
      symmetry: 'none',
      grid: 7,
      difficulty: 'medium',
      cloth: [
        'Tea Pin Dot',
        'Rosebud Shirting',
        'Indigo Shirting',
        'Turkey Red',
        'Indigo Paisley',
        'Saddle Leather',
      ],
    },
    patchwork`
      1 1 1 1 1 1 1 1 1 1 1 1
      1 1 1 1 1 1 1
      a/d d\b b/e e\c c/f f\a a/d d\b b/e e\c c/f f\a
      e\c c/f f\a a/d d\b b/e e\c c/f f\a a/d d\b b/e
      a/d d\b b/e e\c c/f f\a a/d d\b b/e e\c c/f f\a
      e\c c/f f\a a/d d\b b/e e\c c/f f\a a/d d\b b/e
      a/d d\b b/e e\c c/f f\a a/d d\b b/e e\c c/f f\a
      e\c c/f f\a a/d d\b b/e e\c c/f f\a a/d d\b b/e
      a/d d\b b/e e\c c/f f\a a/d d\b b/e e\c c/f f\a`,
  ],
  [
    212,
    'Grandmothers Flower Garden',
    {
      also: ['French Bouquet', 'Hexagon'],
      patches: 8,
      symmetry: 'mirror',
      difficulty: 'hard',
      cloth: ['Frosted Leaf', 'Carnation Dot', 'Rambling Rose', 'Butter Dot'],
    },
    patchwork`A`.over`
      24
      d box 8.449 9.95 7.101 4.1
      d up 8.449 7.9 7.101 2.05
      d down 8.449 14.05 7.101 2.05
      b box 4.899 3.8 7.101 4.1
      b up 4.899 1.75 7.101 2.05
      b down 4.899 7.9 7.101 2.05
      c box 12 3.8 7.101 4.1
      c up 12 1.75 7.101 2.05
      c down 12 7.9 7.101 2.05
      b box 15.551 9.95 7.101 4.1
      b up 15.551 7.9 7.101 2.05
      b down 15.551 14.05 7.101 2.05
      c box 12 16.1 7.101 4.1
      c up 12 14.05 7.101 2.05
      c down 12 20.2 7.101 2.05
      b box 4.899 16.1 7.101 4.1
      b up 4.899 14.05 7.101 2.05
      b down 4.899 20.2 7.101 2.05
      c box 1.348 9.95 7.101 4.1
      c up 1.348 7.9 7.101 2.05
      c down 1.348 14.05 7.101 2.05`,
  ],
  [
    213,
    'Tumbler',
    {
      patches: 25,
      symmetry: 'none',
      difficulty: 'medium',
      cloth: ['Bluebell Shirting', 'Berry Calico', 'Aqua Gingham', 'Mustard Seed', 'Olive Grove Twill'],
    },
    patchwork`
      1.5 1 2 1 2 1 2 1 1.5
      2.6 2.6 2.6 2.6 2.6
      a   a/b b   b\c c   c/d d   d\e e
      c   c\d d   d/e e   e\a a   a/b b
      e   e/b b   b\a a   a/c c   c\d d
      b   b\a a   a/d d   d\e e   e/c c
      d   d/e e   e\c c   c/b b   b\a a`,
  ],
  [
    134,
    'Postage Stamp',
    {
      patches: 100,
      symmetry: 'none',
      cloth: [
        'Country Cream',
        'Barn Red',
        'Creek Water',
        'Cheddar',
        'Sage Garden',
        'Strawberry Milk',
        'Saddle Leather',
        'Midnight Pond',
        'Lilac',
      ],
    },
    patchwork`
      A C E G I B D F H A
      D A H E C I G D B H
      G I B D F H A C E G
      B H F C A G E B I F
      E G I B D F H A C E
      H E C I G D B H F C
      C E G I B D F H A C
      F C A G E B I F D A
      I B D F H A C E G I
      D A H E C I G D B H`,
  ],
  [
    135,
    'Honeycomb',
    {
      also: ['Hexagon Patch', 'Mosaic'],
      patches: 22,
      symmetry: 'mirror',
      difficulty: 'hard',
      grid: 4,
      cloth: ['Chamomile Ditsy', 'Marmalade', 'Saddle Leather'],
    },
    patchwork`
      1 1 1 1 1 1 1 1
      2 1 2 1 2 1 2 1 2
      a a b b c c a a
      b\a a/c c\b b/a a\c c/b b\a a/c
      b c c a a b b c
      b/a a\c c/b b\a a/c c\b b/a a\c
      a a b b c c a a
      b\a a/c c\b b/a a\c c/b b\a a/c
      b c c a a b b c
      b/a a\c c/b b\a a/c c\b b/a a\c
      a a b b c c a a`,
  ],
];
