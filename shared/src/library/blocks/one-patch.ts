import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const onePatch: readonly BlockRow[] = [
  [
    210,
    'Tumbling Blocks',
    {
      also: {
        'Building Blocks': ['Nancy Cabot, Chicago Tribune, 1933', 'Royal New Yorker, 1932'],
        'Baby Blocks': ['Marci Baker, ABC 3-D Tumbling Blocks', 'Curioso da Web (curiosodaweb.com)'],
      },
      grid: 10,
      patches: 103,
      symmetry: 'none',
      trial: true,
      difficulty: 'hard',
      source: 'Nancy Cabot, Chicago Tribune, 1933, as Building Blocks',
      cloth: ['Lavender Ditsy', 'Wisteria', 'Aubergine Pin Dot'],
    },
    patchwork`
      1 1 1 1 1 1 1 1 1 1
      1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
      c/a a\b c/a a\b c/a a\b c/a a\b c/a a\b
      b\a a/c b\a a/c b\a a/c b\a a/c b\a a/c
      b   c   b   c   b   c   b   c   b   c
      a\b c/a a\b c/a a\b c/a a\b c/a a\b c/a
      a/c b\a a/c b\a a/c b\a a/c b\a a/c b\a
      c   b   c   b   c   b   c   b   c   b
      c/a a\b c/a a\b c/a a\b c/a a\b c/a a\b
      b\a a/c b\a a/c b\a a/c b\a a/c b\a a/c
      b   c   b   c   b   c   b   c   b   c
      a\b c/a a\b c/a a\b c/a a\b c/a a\b c/a
      a/c b\a a/c b\a a/c b\a a/c b\a a/c b\a
      c   b   c   b   c   b   c   b   c   b
      c/a a\b c/a a\b c/a a\b c/a a\b c/a a\b
      b\a a/c b\a a/c b\a a/c b\a a/c b\a a/c
      b   c   b   c   b   c   b   c   b   c
      a\b c/a a\b c/a a\b c/a a\b c/a a\b c/a
      a/c b\a a/c b\a a/c b\a a/c b\a a/c b\a
      c   b   c   b   c   b   c   b   c   b`,
  ],
  [
    211,
    'Thousand Pyramids',
    {
      grid: 5,
      patches: 66,
      symmetry: 'none',
      difficulty: 'medium',
      cloth: [
        'Tea Pin Dot',
        'Rosebud Shirting',
        'Indigo Shirting',
        'Turkey Red',
        'Washed Denim',
        'Saddle Stone',
      ],
    },
    patchwork`
      1 1 1 1 1 1 1 1 1 1
      1 1 1 1 1 1
      a/d d\b b/e e\c c/f f\a a/d d\b b/e e\a
      e\c c/f f\a a/d d\b b/e e\c c/f f\a a/e
      a/d d\b b/e e\c c/f f\a a/d d\b b/e e\a
      e\c c/f f\a a/d d\b b/e e\c c/f f\a a/e
      a/d d\b b/e e\c c/f f\a a/d d\b b/e e\a
      e\c c/f f\a a/d d\b b/e e\c c/f f\a a/e`,
  ],
  [
    212,
    'Grandmother’s Flower Garden',
    {
      patches: 20,
      symmetry: 'mirror',
      difficulty: 'hard',
      source: 'Nancy Cabot, Chicago Tribune, 1933, as Grandma’s Garden',
      cloth: ['Frosted Leaf', 'Carnation Dot', 'Berry Calico', 'Cheddar', 'Flamingo', 'Raspberry'],
    },
    patchwork`A`.over`
      24
      d up 9.75 9.4 4.5 1.3
      d box 9.75 10.7 4.5 2.6
      d down 9.75 13.3 4.5 1.3
      b up 7.5 5.5 4.5 1.3
      b box 7.5 6.8 4.5 2.6
      b down 7.5 9.4 4.5 1.3
      e up 12 5.5 4.5 1.3
      e box 12 6.8 4.5 2.6
      e down 12 9.4 4.5 1.3
      b up 14.25 9.4 4.5 1.3
      b box 14.25 10.7 4.5 2.6
      b down 14.25 13.3 4.5 1.3
      e up 12 13.3 4.5 1.3
      e box 12 14.6 4.5 2.6
      e down 12 17.2 4.5 1.3
      b up 7.5 13.3 4.5 1.3
      b box 7.5 14.6 4.5 2.6
      b down 7.5 17.2 4.5 1.3
      e up 5.25 9.4 4.5 1.3
      e box 5.25 10.7 4.5 2.6
      e down 5.25 13.3 4.5 1.3
      c up 3 5.5 4.5 1.3
      c box 3 6.8 4.5 2.6
      c down 3 9.4 4.5 1.3
      f up 5.25 1.6 4.5 1.3
      f box 5.25 2.9 4.5 2.6
      f down 5.25 5.5 4.5 1.3
      c up 9.75 1.6 4.5 1.3
      c box 9.75 2.9 4.5 2.6
      c down 9.75 5.5 4.5 1.3
      f up 14.25 1.6 4.5 1.3
      f box 14.25 2.9 4.5 2.6
      f down 14.25 5.5 4.5 1.3
      c up 16.5 5.5 4.5 1.3
      c box 16.5 6.8 4.5 2.6
      c down 16.5 9.4 4.5 1.3
      f up 18.75 9.4 4.5 1.3
      f box 18.75 10.7 4.5 2.6
      f down 18.75 13.3 4.5 1.3
      c up 16.5 13.3 4.5 1.3
      c box 16.5 14.6 4.5 2.6
      c down 16.5 17.2 4.5 1.3
      f up 14.25 17.2 4.5 1.3
      f box 14.25 18.5 4.5 2.6
      f down 14.25 21.1 4.5 1.3
      c up 9.75 17.2 4.5 1.3
      c box 9.75 18.5 4.5 2.6
      c down 9.75 21.1 4.5 1.3
      f up 5.25 17.2 4.5 1.3
      f box 5.25 18.5 4.5 2.6
      f down 5.25 21.1 4.5 1.3
      c up 3 13.3 4.5 1.3
      c box 3 14.6 4.5 2.6
      c down 3 17.2 4.5 1.3
      f up 0.75 9.4 4.5 1.3
      f box 0.75 10.7 4.5 2.6
      f down 0.75 13.3 4.5 1.3`,
  ],
  [
    213,
    'Tumbler',
    {
      grid: 4,
      patches: 20,
      symmetry: 'none',
      difficulty: 'medium',
      cloth: ['Bluebell Shirting', 'Berry Calico', 'Aqua Gingham', 'Mustard Seed', 'Olive Grove Twill'],
    },
    patchwork`
      1 1   2 1   2 1   2 1   1
      3 3 3 3
      a a/b b b\c c c/d d d\a a
      c c\d d d/e e e\b b b/c c
      b b/a a a\d d d/c c c\b b
      d d\c c c/e e e\a a a/d d`,
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
        'Creek Stone',
        'Cheddar',
        'Sage Garden',
        'Strawberry Stone',
        'Saddle Stone',
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
    'Honey Stone',
    {
      grid: 5,
      patches: 38,
      symmetry: 'none',
      difficulty: 'hard',
      cloth: ['Chamomile Ditsy', 'Cheddar', 'Saddle Stone', 'Marmalade Stone', 'Straw Linen'],
    },
    patchwork`
      1 1 1 1 1 1 1 1 1 1
      2 1 2 1 2 1 2 1 2 1 2 1
      a   a   b   b   c   c   d   d   e   e
      c\a a/d d\b b/e e\c c/a a\d d/b b\e e/c
      c   d   d   e   e   a   a   b   b   c
      c/a a\d d/b b\e e/c c\a a/d d\b b/e e\c
      a   a   b   b   c   c   d   d   e   e
      c\a a/d d\b b/e e\c c/a a\d d/b b\e e/c
      c   d   d   e   e   a   a   b   b   c
      c/a a\d d/b b\e e/c c\a a/d d\b b/e e\c
      a   a   b   b   c   c   d   d   e   e
      c\a a/d d\b b/e e\c c/a a\d d/b b\e e/c
      c   d   d   e   e   a   a   b   b   c
      c/a a\d d/b b\e e/c c\a a/d d\b b/e e\c`,
  ],
];
