import { patchwork, turned } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const pictorial: readonly BlockRow[] = [
  [
    154,
    'Sailboat',
    {
      patches: 14,
      symmetry: 'mirror',
      trial: true,
      cloth: ['Hydrangea Vine', 'Fresh Snow', 'Barn Red', 'Tidal Wave'],
    },
    patchwork`
      A   A/B B\A A
      |   A/B B\A |
      A\c c   -   c/A
      D   -   -   -`,
  ],
  [
    155,
    'Spools',
    {
      patches: 20,
      symmetry: 'quarter turns',
      trial: true,
      grid: 8,
      cloth: ['Unbleached Muslin', 'Saddle Stone', 'Candy Zigzag'],
    },
    turned`BABA`.over`
      8
      C box 1 1 2 2
      C box 5 1 2 2
      C box 1 5 2 2
      C box 5 5 2 2`,
  ],
  [
    156,
    'Bow Tie',
    {
      also: {
        Necktie: ['LAC 119', 'Field Guide to Quilts (fieldguidetoquilts.com)'],
      },
      patches: 5,
      symmetry: 'two diagonal mirrors',
      trial: true,
      source: 'LAC 119',
      cloth: ['Frosted Leaf', 'Barn Dance Plaid', 'Barn Red'],
    },
    patchwork`
      A B
      B A`.over`
      8
      C diamond 2.5 2.5 3 3`,
  ],
  [
    157,
    'Airplane',
    {
      patches: 9,
      symmetry: 'mirror',
      cloth: ['Rainy Day Watercolour', 'Barn Red', 'Midnight Pond', 'Cheddar', 'Fresh Snow'],
    },
    patchwork`A`.over`
      24
      c box 3 8.4 18 4.4
      c oval 0.8 8.4 4.4 4.4
      c oval 18.8 8.4 4.4 4.4
      C box 8.4 18.4 7.2 2.6
      C oval 7.2 18.4 2.6 2.6
      C oval 14.2 18.4 2.6 2.6
      b oval 9.8 2.4 4.4 9
      b box 9.8 7 4.4 7
      b down 9.8 14 4.4 9
      D oval 6.6 1.4 5.6 1.4
      D oval 11.8 1.4 5.6 1.4
      E oval 10.8 7 2.4 3.6`,
  ],
  [
    158,
    'Fish',
    {
      patches: 15,
      symmetry: 'none',
      cloth: ['Turquoise Stone', 'Marmalade Stone', 'Copper Stone', 'Fresh Snow', 'Coal'],
    },
    patchwork`
      1 7 3 1
      3 6 3
      A - - -
      A B<>A C<A A
      A - - -`.over`
      C left 1 4.2 2.1 3.6
      D oval 2 5.3 0.8 0.8
      E oval 2.2 5.5 0.4 0.4`,
  ],
  [
    159,
    'Calico Cat',
    {
      patches: 10,
      symmetry: 'none',
      cloth: ['Duck Egg Vine', 'Autumn Calico', 'Soft Black', 'Vanilla Stone', 'Flamingo'],
    },
    patchwork`a`.over`
      24
      b oval 13.4 9 8.4 13
      a oval 15.2 10.8 4.8 9.4
      a box 13.4 8.4 4.6 8
      b oval 5.4 9 12 14
      b up 5.4 0.8 4.8 7
      b up 12.6 0.8 4.8 7
      b oval 4.6 3 13.6 10.6
      D oval 8.6 14 5.6 7.4
      C oval 7.4 6.4 2 2.4
      C oval 13.4 6.4 2 2.4
      E down 10.4 9 2 1.4
      C box 2.8 8.8 4.6 0.75
      C box 3.4 10.4 4 0.75
      C box 15.4 8.8 4.6 0.75
      C box 15.4 10.4 4 0.75`,
  ],
  [
    160,
    'Heart',
    {
      patches: 12,
      symmetry: 'none',
      grid: 10,
      cloth: ['Fresh Snow', 'Valentine', 'Berry Calico'],
    },
    patchwork`
      1 1 2 1 1 2 1 1
      1 1 3 4 1
      A - - - - - - -
      A A/b b b\A A/c c c\A A
      | b - - c - - |
      | A\b - - c/A - - |
      A - - - - - - -`,
  ],
  [
    161,
    'Cup and Saucer',
    {
      patches: 5,
      symmetry: 'none',
      difficulty: 'medium',
      cloth: ['Lemonade Stand', 'Regatta Foulard', 'Midnight Pond'],
    },
    patchwork`A`.over`
      12
      B oval 7.6 3.2 3.4 3.6
      A oval 8.3 3.9 2 2.2
      b tr 2 2.6 1 6
      b box 3 2.6 5.4 6
      b tl 8.4 2.6 1 6
      c tr 1 8.6 1.6 1
      c box 2.6 8.6 6.2 1
      c tl 8.8 8.6 1.6 1`,
  ],
  [
    162,
    'Scottie Dog',
    {
      patches: 4,
      symmetry: 'none',
      difficulty: 'medium',
      cloth: ['Diner Check', 'Coal', 'Turkey Red'],
    },
    patchwork`A`.over`
      12
      b box 1.2 3.6 4.2 2
      b bl 2.8 2 1.2 1.6
      b tl 1.2 5.6 1.9 1.5
      b box 4 4.6 6 3.6
      b br 8.8 1.8 1.2 2.8
      b box 4 8.2 1.8 2
      b box 8.2 8.2 1.8 2
      C box 4.6 3.6 0.8 2.6
      A oval 2.6 4.2 0.5 0.5`,
  ],
  [
    163,
    'American Flag',
    {
      patches: 27,
      symmetry: 'none',
      cloth: ['Fresh Snow', 'Barn Red', 'Navy Sailcloth'],
    },
    patchwork`
      6 7
      1 1 1 1 1 1 1 1 1 1 1 1 1
      C B
      | A
      | B
      | A
      | B
      | A
      | B
      A -
      B -
      A -
      B -
      A -
      B -`.over`
      13
      a up 0.75 0.5 1 0.75
      a down 0.75 0.75 1 0.75
      a up 2.5 0.5 1 0.75
      a down 2.5 0.75 1 0.75
      a up 4.25 0.5 1 0.75
      a down 4.25 0.75 1 0.75
      a up 1.625 1.75 1 0.75
      a down 1.625 2.0 1 0.75
      a up 3.375 1.75 1 0.75
      a down 3.375 2.0 1 0.75
      a up 0.75 3 1 0.75
      a down 0.75 3.25 1 0.75
      a up 2.5 3 1 0.75
      a down 2.5 3.25 1 0.75
      a up 4.25 3 1 0.75
      a down 4.25 3.25 1 0.75
      a up 1.625 4.25 1 0.75
      a down 1.625 4.5 1 0.75
      a up 3.375 4.25 1 0.75
      a down 3.375 4.5 1 0.75
      a up 0.75 5.5 1 0.75
      a down 0.75 5.75 1 0.75
      a up 2.5 5.5 1 0.75
      a down 2.5 5.75 1 0.75
      a up 4.25 5.5 1 0.75
      a down 4.25 5.75 1 0.75`,
  ],
  [
    164,
    'Love Letter',
    {
      patches: 5,
      symmetry: 'mirror',
      grid: 4,
      cloth: ['Ballet Slipper', 'Petal Ditsy', 'Carnation Dot', 'Raspberry'],
    },
    patchwork`CBAB`.over`
      8
      D diamond 3.3 3.3 1.4 1.4`,
  ],
  [
    165,
    'Butterfly',
    {
      patches: 8,
      symmetry: 'mirror',
      difficulty: 'medium',
      cloth: ['Celery Ditsy', 'Monarch Foulard', 'Coal', 'Goldenrod Vine'],
    },
    patchwork`A`.over`
      24
      D oval 4 10.2 8.2 9
      D oval 11.8 10.2 8.2 9
      B oval 1.5 2.5 11 10.5
      B oval 11.5 2.5 11 10.5
      C oval 4.5 5.5 4.5 4.5
      C oval 15 5.5 4.5 4.5
      C oval 10.8 4 2.4 16`,
  ],
  [
    219,
    'Lighthouse',
    {
      patches: 12,
      symmetry: 'mirror',
      cloth: ['Rainy Day Watercolour', 'Fresh Snow', 'Barn Red', 'Slate Lake', 'Cheddar'],
    },
    patchwork`
      24
      20 4
      A
      D`.over`
      C up 8.6 0.8 6.8 3.2
      E box 9.8 4 4.4 2.6
      C box 8.8 6.6 6.4 1
      b br 7.2 7.6 2.4 14.4
      b box 9.6 7.6 4.8 14.4
      b bl 14.4 7.6 2.4 14.4
      c box 9.1 10.6 5.8 3
      c br 8.6 10.6 0.5 3
      c bl 14.9 10.6 0.5 3
      c box 8.1 16.6 7.8 3
      c br 7.6 16.6 0.5 3
      c bl 15.9 16.6 0.5 3
      E box 11.2 8.2 1.6 1.8
      C box 10.8 20 2.4 2`,
  ],
  [
    220,
    'Kite',
    {
      patches: 11,
      symmetry: 'none',
      cloth: ['Sea Glass Watercolour', 'Barn Red', 'Cheddar', 'Midnight Pond', 'Fern Hollow'],
    },
    patchwork`A`.over`
      24
      B br 5 1.5 6 6
      C bl 11 1.5 6 6
      D tr 5 7.5 6 10
      E tl 11 7.5 6 10
      B right 9.4 18.2 2 2
      B left 11.4 18.2 2 2
      D right 12 20.6 2 2
      D left 14 20.6 2 2
      C right 15.4 18.6 2 2
      C left 17.4 18.6 2 2`,
  ],
  [
    221,
    'Ice Cream Cone',
    {
      patches: 4,
      symmetry: 'mirror',
      cloth: ['Mint Gingham', 'Market Basket', 'Strawberry Stone', 'Raspberry'],
    },
    patchwork`A`.over`
      24
      B down 6.5 11.5 11 11.5
      c oval 6 4 12 10
      c oval 5.4 9.2 4.8 4.8
      c oval 9.6 9.8 4.8 4.8
      c oval 13.8 9.2 4.8 4.8
      D oval 10.2 0.8 3.6 3.6`,
  ],
  [
    222,
    'Teapot',
    {
      patches: 6,
      symmetry: 'none',
      difficulty: 'medium',
      cloth: ['Buttercup Shirting', 'Blue Willow Peony', 'Midnight Pond'],
    },
    patchwork`a`.over`
      24
      C oval 14.5 7.6 8 9.4
      a oval 16.5 9.6 4 5.4
      b oval 5 6.4 13.6 13.6
      b tr 1.4 7 6 8
      C box 7.2 19 9.2 1.8
      C oval 7.6 4.8 8.4 4
      C oval 10.6 2.6 2.4 2.6`,
  ],
  [
    223,
    'Turtle',
    {
      patches: 17,
      symmetry: 'mirror',
      cloth: ['Sandbar Linen', 'Pine Needle', 'Sage Garden', 'Straw Linen', 'Coal'],
    },
    patchwork`A`.over`
      24
      C oval 9.4 0.8 5.2 6.6
      C oval 1.4 6 8 4.6
      C oval 14.6 6 8 4.6
      C oval 3.4 16.2 5.2 5
      C oval 15.4 16.2 5.2 5
      C down 10.8 19.8 2.4 3.6
      B oval 4.8 5.2 14.4 15.6
      d up 9.2 8.4 5.6 2.4
      d box 9.2 10.8 5.6 4.4
      d down 9.2 15.2 5.6 2.4
      D oval 6 8.4 2.4 3.6
      D oval 15.6 8.4 2.4 3.6
      D oval 6 14.2 2.4 3.6
      D oval 15.6 14.2 2.4 3.6
      D oval 10.3 5.9 3.4 1.8
      D oval 10.3 18.3 3.4 1.8
      E oval 10.2 2.2 1 1
      E oval 12.8 2.2 1 1`,
  ],
  [
    224,
    'Umbrella',
    {
      patches: 5,
      symmetry: 'none',
      cloth: ['Rainy Day Watercolour', 'Picnic Dot', 'Vanilla Stone', 'Walnut Twill'],
    },
    patchwork`a`.over`
      24
      D box 11.6 1 0.8 4
      B oval 1.5 3 21 18
      C oval 8 3 8 18
      a box 1 12 22 9.2
      d oval 7.6 17.4 4.8 5
      a oval 8.4 18.2 3.2 3.4
      a box 7.4 17.2 4.2 2.8
      d box 11.6 12 0.8 8`,
  ],
  [
    177,
    'Anchor',
    {
      patches: 4,
      symmetry: 'mirror',
      cloth: ['Sandbar Linen', 'Navy Sailcloth', 'Barn Red'],
    },
    patchwork`a`.over`
      24
      b oval 2.6 7 18.8 15.4
      a oval 5.2 6 13.6 13.4
      a box 2 6 20 9
      b up 1.4 12.6 5 4
      b up 17.6 12.6 5 4
      b box 11 4 2 18
      b oval 9.4 1 5.2 5.2
      a oval 10.7 2.3 2.6 2.6
      C box 6.4 7.4 11.2 2`,
  ],
  [
    178,
    'Dutch Windmill',
    {
      patches: 15,
      symmetry: 'none',
      cloth: ['Delft Ditsy', 'Brick Walk', 'Midnight Pond', 'Fresh Snow', 'Mossy Stone'],
    },
    patchwork`
      24
      22 2
      A
      E`.over`
      b br 6.6 8 2.4 14
      b box 9 8 6 14
      b bl 15 8 2.4 14
      C up 8.4 4.4 7.2 3.8
      C box 10.4 17.4 3.2 4.6
      D box 12.4 1 3 6.8
      D box 12.8 8.8 6.8 3
      D box 8.6 9.2 3 6.8
      D box 4.4 5.2 6.8 3
      C box 11.6 0.6 0.8 15.6
      C box 4.2 8 15.6 0.8
      C oval 11 7.4 2 2`,
  ],
  [
    291,
    'Pumpkin',
    {
      patches: 7,
      symmetry: 'none',
      cloth: ['Vanilla Stone', 'Pumpkin', 'Marmalade Stone', 'Saddle Stone', 'Fern Hollow'],
    },
    patchwork`A`.over`
      24
      D box 11 2.4 2 4.4
      B oval 2 6 9 15
      B oval 13 6 9 15
      c oval 5.4 5.4 7.6 16.2
      c oval 11 5.4 7.6 16.2
      B oval 8.6 5 6.8 17
      E oval 13 2 6.4 3.4`,
  ],
  [
    294,
    'Carrot',
    {
      patches: 8,
      symmetry: 'none',
      cloth: ['Morning Windowpane', 'Pumpkin', 'Mossy Stone', 'Rust Vine'],
    },
    patchwork`A`.over`
      24
      C up 7.4 0.8 3.4 6
      C up 10.3 0.4 3.4 6.4
      C up 13.2 0.8 3.4 6
      B down 7 6 10 17
      D box 8.8 9.2 3 0.6
      D box 12.4 12.4 2 0.6
      D box 10.4 16 2 0.6`,
  ],
  [
    295,
    'Whale',
    {
      patches: 6,
      symmetry: 'none',
      cloth: ['Lighthouse Point', 'Navy Sailcloth', 'Chambray', 'Fresh Snow', 'Rainy Day Watercolour'],
    },
    patchwork`a`.over`
      24
      b oval 11 4 11 16
      a oval 9.6 1.4 9.6 12
      b right 15.8 2.4 4.2 5
      b left 19.2 2.4 4.2 5
      b oval 1 7.6 17 13.4
      C oval 2.6 14.8 13.4 5.2
      D oval 4 11 2 2
      E oval 5.8 1.2 2 5
      E oval 8.6 1.8 2 4.4`,
  ],
  [
    296,
    'Owl',
    {
      patches: 11,
      symmetry: 'mirror',
      cloth: [
        'Dusk Meadow',
        'Saddle Stone',
        'Toasted Almond',
        'Vanilla Stone',
        'Coal',
        'Cheddar',
        'Espresso',
      ],
    },
    patchwork`A`.over`
      24
      b tl 5.2 2.4 4 4.4
      b tr 14.8 2.4 4 4.4
      b oval 5 2.8 14 18.6
      C oval 7.4 10.6 9.2 10
      D oval 5.8 4.8 6 6
      D oval 12.2 4.8 6 6
      E oval 7.8 6.8 2.2 2.2
      E oval 14 6.8 2.2 2.2
      F down 11 9.2 2 2.6
      G box 3 21.2 18 1.4`,
  ],
  [
    297,
    'Penguin',
    {
      patches: 10,
      symmetry: 'mirror',
      cloth: ['First Snow', 'Soft Black', 'Fresh Snow', 'Pumpkin', 'Coal'],
    },
    patchwork`A`.over`
      24
      D oval 6.6 20.4 5 2.4
      D oval 12.4 20.4 5 2.4
      b oval 2.8 9.4 5 9.6
      b oval 16.2 9.4 5 9.6
      b oval 5 1.4 14 20.6
      C oval 7.2 8.6 9.6 12.6
      C oval 7.2 4.2 5 5.6
      C oval 11.8 4.2 5 5.6
      E oval 9.2 6 1.4 1.6
      E oval 13.4 6 1.4 1.6
      D down 10.8 8.2 2.4 2.4`,
  ],
  [
    298,
    'Ladybug',
    {
      patches: 13,
      symmetry: 'mirror',
      cloth: ['Spring Pea', 'Cardinal Vine', 'Coal', 'Fresh Snow'],
    },
    patchwork`A`.over`
      24
      C oval 8.4 1.6 7.2 6.6
      B oval 4 4.6 16 17.6
      C box 11.6 4.6 0.8 17.6
      C oval 6.4 8 3.4 3.4
      C oval 14.2 8 3.4 3.4
      C oval 5.8 13.4 3.4 3.4
      C oval 14.8 13.4 3.4 3.4
      C oval 8.2 17 2.6 2.6
      C oval 13.2 17 2.6 2.6
      D oval 9.8 3 1.4 1.4
      D oval 12.8 3 1.4 1.4`,
  ],
  [
    299,
    'Birdhouse',
    {
      patches: 6,
      symmetry: 'mirror',
      cloth: ['Rainy Day Watercolour', 'Cheddar', 'Barn Red', 'Saddle Stone', 'Espresso'],
    },
    patchwork`A`.over`
      24
      D box 11 15 2 9
      B box 6 8 12 11
      C up 4 1.4 16 7.4
      E oval 9.4 9.6 5.2 5.2
      D box 11.4 15.6 1.2 1.6`,
  ],
  [
    300,
    'Castle',
    {
      patches: 22,
      symmetry: 'mirror',
      cloth: ['Rainy Day Watercolour', 'Dove', 'Espresso', 'Mossy Stone', 'Coal', 'Cardinal Vine'],
    },
    patchwork`A`.over`
      24
      B box 2 8 5 14
      B box 17 8 5 14
      B box 7 12 10 10
      B box 2 6 1.4 2
      B box 3.8 6 1.4 2
      B box 5.6 6 1.4 2
      B box 17 6 1.4 2
      B box 18.8 6 1.4 2
      B box 20.6 6 1.4 2
      B box 7.6 10 1.6 2
      B box 11.2 10 1.6 2
      B box 14.8 10 1.6 2
      C box 10 16.4 4 5.6
      c oval 10 14.4 4 4
      C box 3.8 11 1.4 3
      C box 18.8 11 1.4 3
      D box 0 22 24 2
      E box 4.3 1.6 0.5 4.4
      F left 1 1.6 3.3 2.6
      E box 19.2 1.6 0.5 4.4
      F right 19.7 1.6 3.3 2.6`,
  ],
  [
    301,
    'Rocket',
    {
      patches: 9,
      symmetry: 'mirror',
      cloth: ['Starry Black', 'Dove', 'Barn Red', 'Cheddar', 'Chambray'],
    },
    patchwork`A`.over`
      24
      D down 10 19 4 4.6
      C tl 15 14 4.4 5
      C tr 4.6 14 4.4 5
      C up 9 1 6 5
      B box 9 6 6 13
      E oval 10.2 8 3.6 3.6
      C box 9 15.6 6 1.4`,
  ],
  [
    302,
    'Truck',
    {
      patches: 10,
      symmetry: 'none',
      cloth: ['Morning Windowpane', 'Cheddar', 'Barn Red', 'Coal', 'Dove', 'Pewter'],
    },
    patchwork`A`.over`
      24
      B box 2 8 13 8.6
      C box 15.6 10.6 6.4 6
      c box 15.6 6.4 4 4.2
      c bl 19.6 6.4 2.4 4.2
      E box 16.4 7.4 2.6 3
      D oval 4 14.4 5 5
      D oval 15.4 14.4 5 5
      E oval 5.6 16 1.8 1.8
      E oval 17 16 1.8 1.8
      F box 0 19.4 24 4.6`,
  ],
  [
    303,
    'Tractor',
    {
      patches: 10,
      symmetry: 'none',
      cloth: ['Morning Windowpane', 'Shamrock Foulard', 'Coal', 'Soft Black', 'Cheddar', 'Saddle Stone'],
    },
    patchwork`A`.over`
      24
      C box 12.4 4 1.2 5
      B box 9 9 12 6.4
      b box 4 5 6.4 10.4
      E box 5 6 4.4 4
      D oval 2 10 10.4 10.4
      D oval 15.2 14 6.4 6.4
      E oval 5.4 13.4 3.6 3.6
      E oval 17.2 16 2.4 2.4
      F box 0 20.4 24 3.6`,
  ],
  [
    304,
    'Hot Air Balloon',
    {
      patches: 7,
      symmetry: 'mirror',
      cloth: ['Balloon Sky', 'Barn Red', 'Cheddar', 'Saddle Stone', 'Espresso'],
    },
    patchwork`A`.over`
      24
      b oval 4 1 16 14.6
      b down 5 10 14 8
      C oval 9.2 1 5.6 14.6
      c down 9.8 10 4.4 8
      D box 10 19.4 4 3.4
      E box 10.2 17 0.5 2.6
      E box 13.3 17 0.5 2.6`,
  ],
  [
    305,
    'Cactus',
    {
      patches: 5,
      symmetry: 'none',
      cloth: ['Sunset Batik', 'Shamrock Foulard', 'Clay Tile', 'Raspberry'],
    },
    patchwork`A`.over`
      24
      b oval 9 2 6 8
      b box 9 6 6 13
      b oval 3 6 4 9.4
      b oval 3 11 9 4.4
      b oval 17 4.6 4 8.6
      b oval 12 8.8 9 4.4
      C box 6 18 12 1.6
      c tr 7 19.6 1.6 3.8
      c box 8.6 19.6 6.8 3.8
      c tl 15.4 19.6 1.6 3.8
      D oval 10.4 0.8 3.2 2.6`,
  ],
  [
    306,
    'Cupcake',
    {
      patches: 4,
      symmetry: 'mirror',
      cloth: ['Mint Gingham', 'Strawberry Stone', 'Rosette Foulard', 'Cardinal Vine'],
    },
    patchwork`A`.over`
      24
      c tr 5 13 2 9.6
      c box 7 13 10 9.6
      c tl 17 13 2 9.6
      b oval 4 8.6 16 7
      b oval 6 5 12 6.6
      b oval 8.4 2.4 7.2 5
      D oval 10.6 0.8 2.8 2.8`,
  ],
  [
    307,
    'Sewing Machine',
    {
      patches: 11,
      symmetry: 'none',
      cloth: ['Carnation Dot', 'Soft Black', 'Dove', 'Old Gold', 'Midnight Vine'],
    },
    patchwork`a`.over`
      24
      E box 14.6 1 3.4 3.2
      D box 14.2 0.4 4.2 0.8
      D box 14.2 3.9 4.2 0.8
      D oval 19.8 6.6 3.4 5.6
      b box 6 4.6 11 5.4
      b oval 2.8 4.6 6 5.4
      b oval 11.4 4.6 10 10
      b box 16 9 5.4 10
      a oval 10 10 6 6
      b box 4 8 4 4
      b box 14.6 16.6 6.8 2
      C box 5.6 12 0.8 4.8
      C box 4 16.4 4 0.8
      E box 2 17.2 10 1
      b box 2 18 20 4
      D oval 8.6 6.2 5 2.2
      D box 4 19.8 16 0.8`,
  ],
  [
    308,
    'Crown',
    {
      patches: 7,
      symmetry: 'mirror',
      cloth: ['Royal Plum Vine', 'Cheddar', 'Old Gold', 'Cardinal Vine'],
    },
    patchwork`A`.over`
      24
      b box 3 13 18 6
      b bl 3 5 4.5 8
      b up 7.5 4 9 9
      b br 16.5 5 4.5 8
      C box 3 16.6 18 2.4
      D diamond 10.8 13 2.4 3.4
      D oval 5 13.8 2 2
      D oval 17 13.8 2 2
      D oval 10.9 2.6 2.2 2.2`,
  ],
  [
    315,
    'Snail',
    {
      patches: 12,
      symmetry: 'none',
      cloth: ['Spring Pea', 'Apricot', 'Rosette Foulard', 'Butter Dot', 'Espresso'],
    },
    patchwork`A`.over`
      24
      E box 2.1 2.4 0.8 5
      E box 4.9 2.4 0.8 5
      E oval 1.8 1.4 1.4 1.4
      E oval 4.6 1.4 1.4 1.4
      b oval 1 5.8 5.8 5.6
      b oval 2 8 4.8 12
      b oval 2 16.8 16 4.8
      b bl 12 16.8 11 4.4
      C oval 5.8 4.4 15 15
      D oval 7.6 6.8 11.2 11.2
      C oval 9.6 8 8 8
      D oval 10 10 5.2 5.2
      C oval 11.6 10.6 2.6 2.6
      E oval 2.4 7.6 1.2 1.2`,
  ],
  [
    316,
    'Bumblebee',
    {
      patches: 9,
      symmetry: 'none',
      cloth: ['Mint Gingham', 'Cheddar', 'Coal', 'Fresh Snow'],
    },
    patchwork`A`.over`
      24
      D oval 6 2.6 7 9
      D oval 12 2.6 7 9
      b oval 3.4 8.4 17 11
      C box 8 9.2 2.4 9.4
      C box 13 8.8 2.4 10.2
      C oval 5.2 12 1.4 1.4
      C right 20 12.6 2.6 2.6`,
  ],
  [
    320,
    'Watermelon',
    {
      patches: 9,
      symmetry: 'mirror',
      cloth: ['Morning Windowpane', 'Shamrock Foulard', 'Frosted Leaf', 'Picnic Dot', 'Coal'],
    },
    patchwork`a`.over`
      24
      B oval 1.4 1 21.2 20
      C oval 3 2.4 18 17
      D oval 3.8 3.2 16.4 15.4
      a box 0 0 24 11
      E oval 7 12.4 1 1.8
      E oval 10 14.6 1 1.8
      E oval 13 14.6 1 1.8
      E oval 16 12.4 1 1.8
      E oval 11.5 12 1 1.8`,
  ],
  [
    321,
    'Rainbow',
    {
      patches: 7,
      symmetry: 'mirror',
      cloth: ['Baby Blue Gingham', 'Barn Red', 'Cheddar', 'Shamrock Foulard', 'Wisteria', 'Fresh Snow'],
    },
    patchwork`a`.over`
      24
      B oval 1 4 22 16
      C oval 3 5.6 18 12.8
      D oval 5 7.2 14 9.6
      E oval 7 8.8 10 6.4
      a oval 9 10.4 6 3.2
      a box 0 12 24 12
      f oval 0.4 10.6 6 4
      f oval 17.6 10.6 6 4
      f oval 2.6 9.4 5 5
      f oval 16.4 9.4 5 5`,
  ],
  [
    329,
    'Sun',
    {
      patches: 10,
      symmetry: 'all',
      cloth: ['Chambray', 'Marmalade Stone', 'Cheddar'],
    },
    patchwork`A`.over`
      24
      B up 9.9 0.8 4.2 5
      B down 9.9 18.2 4.2 5
      B left 0.8 9.9 5 4.2
      B right 18.2 9.9 5 4.2
      B tl 5.5 5.5 3.8 3.8
      B tr 14.7 5.5 3.8 3.8
      B bl 5.5 14.7 3.8 3.8
      B br 14.7 14.7 3.8 3.8
      C oval 6 6 12 12`,
  ],
  [
    330,
    'Pencil',
    {
      patches: 6,
      symmetry: 'mirror',
      cloth: ['Lavender Row', 'Cheddar', 'Toasted Almond', 'Charcoal', 'Dove', 'Flamingo'],
    },
    patchwork`A`.over`
      24
      B box 2 9 13 6
      C right 15 9 7.4 6
      D right 20 11.027 2.4 1.946
      E box 4 9 1.4 6
      F box 1 9 3 6`,
  ],
  [
    331,
    'Flower Pot',
    {
      patches: 8,
      symmetry: 'mirror',
      cloth: ['Feedsack Morning', 'Terracotta Scallop', 'Raspberry', 'Fern Hollow', 'Mossy Stone', 'Cheddar'],
    },
    patchwork`A`.over`
      24
      D box 11.5 7 1 8
      E oval 6.6 9.4 5 3
      E oval 12.4 9.4 5 3
      c oval 9.6 0.6 4.8 4.8
      c oval 6.6 3.4 4.8 4.8
      c oval 12.6 3.4 4.8 4.8
      c oval 9.6 5.8 4.8 4.8
      F oval 10.2 3.8 3.6 3.6
      B box 5.6 14 12.8 2.6
      b tr 6.8 16.6 1.6 6
      b box 8.4 16.6 7.2 6
      b tl 15.6 16.6 1.6 6`,
  ],
];
