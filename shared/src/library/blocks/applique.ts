import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const applique: readonly BlockRow[] = [
  [
    181,
    'Yo Yo',
    {
      patches: 33,
      symmetry: 'half turn',
      grid: 4,
      cloth: [
        'Charcoal',
        'Rosy Cheek Gingham',
        'Butter Gingham',
        'Mint Gingham',
        'Baby Blue Gingham',
        'Fresh Snow',
      ],
    },
    patchwork`A`.over`
      4
      B oval 0 0 1 1
      C oval 1 0 1 1
      D oval 2 0 1 1
      E oval 3 0 1 1
      D oval 0 1 1 1
      E oval 1 1 1 1
      B oval 2 1 1 1
      C oval 3 1 1 1
      C oval 0 2 1 1
      B oval 1 2 1 1
      E oval 2 2 1 1
      D oval 3 2 1 1
      E oval 0 3 1 1
      D oval 1 3 1 1
      C oval 2 3 1 1
      B oval 3 3 1 1
      F oval 0.4 0.4 0.2 0.2
      F oval 1.4 0.4 0.2 0.2
      F oval 2.4 0.4 0.2 0.2
      F oval 3.4 0.4 0.2 0.2
      F oval 0.4 1.4 0.2 0.2
      F oval 1.4 1.4 0.2 0.2
      F oval 2.4 1.4 0.2 0.2
      F oval 3.4 1.4 0.2 0.2
      F oval 0.4 2.4 0.2 0.2
      F oval 1.4 2.4 0.2 0.2
      F oval 2.4 2.4 0.2 0.2
      F oval 3.4 2.4 0.2 0.2
      F oval 0.4 3.4 0.2 0.2
      F oval 1.4 3.4 0.2 0.2
      F oval 2.4 3.4 0.2 0.2
      F oval 3.4 3.4 0.2 0.2`,
  ],
  [
    182,
    'Bull’s Eye',
    {
      patches: 5,
      symmetry: 'all',
      cloth: ['Soft Black', 'Tangerine Dot', 'Fresh Snow', 'Teal', 'Cheddar'],
    },
    patchwork`A`.over`
      20
      B oval 1 1 18 18
      C oval 4 4 12 12
      D oval 6.5 6.5 7 7
      E oval 8.5 8.5 3 3`,
  ],
  [
    183,
    'Moon over the Mountain',
    {
      patches: 4,
      symmetry: 'mirror',
      cloth: ['Starry Black', 'Lemon Ice', 'Smoke Vine', 'Black Watch Meadow'],
    },
    patchwork`
      12
      10 2
      A
      D`.over`
      B oval 2.5 1 7 7
      C up 0 4 12 6`,
  ],
  [
    184,
    'President’s Wreath',
    {
      patches: 18,
      symmetry: 'all',
      difficulty: 'hard',
      cloth: ['Unbleached Muslin', 'Hunter Calico', 'Turkey Red', 'Goldenrod Vine'],
    },
    patchwork`a`.over`
      40
      B oval 8 8 24 24
      a oval 9 9 22 22
      B oval 7.7 10.7 5 3
      B oval 10.7 7.7 3 5
      B oval 7.7 26.3 5 3
      B oval 10.7 27.3 3 5
      B oval 27.3 10.7 5 3
      B oval 26.3 7.7 3 5
      B oval 27.3 26.3 5 3
      B oval 26.3 27.3 3 5
      C oval 16 4.5 8 8
      C oval 16 27.5 8 8
      C oval 4.5 16 8 8
      C oval 27.5 16 8 8
      D oval 18.2 6.7 3.6 3.6
      D oval 18.2 29.7 3.6 3.6
      D oval 6.7 18.2 3.6 3.6
      D oval 29.7 18.2 3.6 3.6`,
  ],
  [
    185,
    'Rose of Sharon',
    {
      patches: 20,
      symmetry: 'all',
      difficulty: 'hard',
      cloth: ['Country Cream', 'Fern Hollow', 'Cranberry Stone', 'Poppy Watercolour', 'Goldenrod Vine'],
    },
    patchwork`A`.over`
      40
      B box 19.5 5 1 12
      B box 19.5 23 1 12
      B box 5 19.5 12 1
      B box 23 19.5 12 1
      B oval 15.5 8.2 4 2.4
      B oval 20.5 8.2 4 2.4
      B oval 15.5 29.4 4 2.4
      B oval 20.5 29.4 4 2.4
      B oval 8.2 15.5 2.4 4
      B oval 8.2 20.5 2.4 4
      B oval 29.4 15.5 2.4 4
      B oval 29.4 20.5 2.4 4
      C oval 17.8 1.5 4.4 6
      C oval 17.8 32.5 4.4 6
      C oval 1.5 17.8 6 4.4
      C oval 32.5 17.8 6 4.4
      c oval 16.5 11.7 7 7
      c oval 16.5 21.3 7 7
      c oval 11.7 16.5 7 7
      c oval 21.3 16.5 7 7
      c oval 12.9 12.9 7.2 7.2
      c oval 19.9 12.9 7.2 7.2
      c oval 12.9 19.9 7.2 7.2
      c oval 19.9 19.9 7.2 7.2
      D oval 15.5 15.5 9 9
      E oval 18 18 4 4`,
  ],
  [
    186,
    'Sunbonnet Sue',
    {
      also: {
        'Dutch Doll': [
          'Institute of Texan Cultures, San Antonio (utsa.edu)',
          'With Heart and Hands (with-heart-and-hands.com), 2008',
        ],
      },
      patches: 8,
      symmetry: 'none',
      trial: true,
      difficulty: 'medium',
      cloth: ['Sage Sprinkle', 'Carnation Dot', 'Raspberry', 'Espresso', 'Apricot', 'Flamingo'],
    },
    patchwork`A`.over`
      24
      D oval 8 20.4 5 2.4
      D oval 12.6 20.4 4.6 2.4
      B up 4.5 5.5 16 15.5
      E oval 4.6 13.6 2.6 2.4
      C oval 5.8 12.4 8 3.4
      C oval 8.5 2 9.5 9.5
      F oval 5 3 8.5 8`,
  ],
  [
    187,
    'Tulip',
    {
      patches: 6,
      symmetry: 'mirror',
      difficulty: 'medium',
      cloth: ['Buttermilk Vine', 'Sage Garden', 'Flamingo', 'Raspberry'],
    },
    patchwork`a`.over`
      24
      B box 11.4 12 1.2 11
      B oval 4.9 15 6.5 3.6
      B oval 12.6 15 6.5 3.6
      c box 6.5 3 11 6
      c oval 6.5 2.8 11 12.4
      a down 6.5 2.8 5.5 4.6
      a down 12 2.8 5.5 4.6
      D oval 10 7 4 6.5`,
  ],
  [
    188,
    'Daisy',
    {
      patches: 6,
      symmetry: 'mirror',
      cloth: ['Hydrangea Vine', 'Mossy Stone', 'Vanilla Stone', 'Butter Dot'],
    },
    patchwork`A`.over`
      24
      B box 11.5 13 1 10
      B oval 5 16.5 6.5 3
      B oval 12.5 16.5 6.5 3
      c oval 9.9 1.2 4.2 8.3
      c oval 9.9 9.5 4.2 8.3
      c oval 3.6 7.4 8.3 4.2
      c oval 12.1 7.4 8.3 4.2
      c oval 5.4 2.9 5.6 5.6
      c oval 13 2.9 5.6 5.6
      c oval 5.4 10.5 5.6 5.6
      c oval 13 10.5 5.6 5.6
      D oval 9.3 6.8 5.4 5.4`,
  ],
  [
    189,
    'Love Apple',
    {
      patches: 8,
      symmetry: 'mirror',
      difficulty: 'medium',
      cloth: ['Country Cream', 'Hunter Calico', 'Turkey Red', 'Old Gold'],
    },
    patchwork`A`.over`
      24
      B box 11.4 12 1.2 11.5
      B oval 4.4 17 7 3.2
      B oval 12.6 17 7 3.2
      b up 7.8 0.8 3.4 4.6
      b up 10.3 0.4 3.4 5
      b up 12.8 0.8 3.4 4.6
      C oval 5 3.4 14 12.6
      D oval 8 5.6 8 9
      C oval 10 7.8 4 5.4`,
  ],
  [
    190,
    'Grape Cluster',
    {
      patches: 14,
      symmetry: 'none',
      cloth: ['Buttermilk Vine', 'Fern Hollow', 'Royal Plum Vine', 'Amethyst Stone', 'Saddle Stone'],
    },
    patchwork`A`.over`
      24
      E box 11.4 0.8 1.2 5
      b oval 1.6 1.8 5.2 4.4
      b oval 4.6 0.6 5.4 4.2
      b oval 5.4 2.6 5.6 4
      b oval 17.2 1.8 5.2 4.4
      b oval 14 0.6 5.4 4.2
      b oval 13 2.6 5.6 4
      C oval 3.6 6.8 4.8 4.8
      D oval 7.6 6.8 4.8 4.8
      C oval 11.6 6.8 4.8 4.8
      D oval 15.6 6.8 4.8 4.8
      D oval 5.6 10.2 4.8 4.8
      C oval 9.6 10.2 4.8 4.8
      D oval 13.6 10.2 4.8 4.8
      C oval 7.6 13.6 4.8 4.8
      D oval 11.6 13.6 4.8 4.8
      D oval 9.6 17 4.8 4.8`,
  ],
  [
    191,
    'Apple',
    {
      patches: 4,
      symmetry: 'none',
      cloth: ['Lemonade Stand', 'Cardinal Vine', 'Chestnut', 'Mossy Stone'],
    },
    patchwork`A`.over`
      24
      C box 11.4 2 1.2 6
      D oval 12.6 1.2 6.5 3.6
      b oval 3 5.6 12 14
      b oval 9 5.6 12 14
      b oval 5.4 10 13.2 12`,
  ],
  [
    232,
    'Easter Bunny',
    {
      patches: 9,
      symmetry: 'mirror',
      cloth: ['Spring Pea', 'Chalk Pin Dot', 'Rosy Cheek Gingham', 'Charcoal', 'Flamingo'],
    },
    patchwork`A`.over`
      24
      b oval 6.6 0.8 4.2 11
      b oval 13.2 0.8 4.2 11
      b oval 4.4 8.4 15.2 14.6
      C oval 7.7 2.2 2 7
      C oval 14.3 2.2 2 7
      D oval 8 13.2 1.6 2
      D oval 14.4 13.2 1.6 2
      C oval 5.6 16 3 2.4
      C oval 15.4 16 3 2.4
      E down 11 16 2 1.6`,
  ],
  [
    233,
    'Teddy Bear',
    {
      patches: 9,
      symmetry: 'mirror',
      cloth: ['Sweet Pea Gingham', 'Acorn Vine', 'Toasted Almond', 'Espresso'],
    },
    patchwork`A`.over`
      24
      b oval 2.6 3 7 7
      b oval 14.4 3 7 7
      b oval 3.6 4.6 16.8 17
      C oval 4.4 4.8 3.4 3.4
      C oval 16.2 4.8 3.4 3.4
      C oval 7.6 12.6 8.8 7.4
      D oval 8 9.4 1.8 1.8
      D oval 14.2 9.4 1.8 1.8
      D oval 10.6 13.4 2.8 2.2
      D box 11.7 15 0.6 2.6`,
  ],
  [
    234,
    'Cherries',
    {
      patches: 5,
      symmetry: 'none',
      cloth: ['Lemonade Stand', 'Turkey Red', 'Fern Hollow', 'Walnut Twill'],
    },
    patchwork`a`.over`
      24
      d box 11.6 2 0.8 4
      d bl 11.6 5.2 5.4 9
      d br 7 5.2 5 9
      a bl 11.6 6.6 4.4 7.6
      a br 7.9 6.6 4.1 7.6
      C oval 12.4 2 8.6 4.4
      B oval 3 12.4 8.6 8.6
      B oval 12.6 12.8 8.6 8.6`,
  ],
  [
    235,
    'Strawberry',
    {
      patches: 9,
      symmetry: 'mirror',
      cloth: ['Pink Lemonade Stripe', 'Cardinal Vine', 'Mossy Stone', 'Lemon Ice'],
    },
    patchwork`A`.over`
      24
      b oval 3.6 5.4 10 9.6
      b oval 10.4 5.4 10 9.6
      b tr 4.5 12.9 5.8 8
      b box 10.3 12.9 3.4 8
      b tl 13.7 12.9 5.8 8
      b oval 9.9 17.2 4.2 4.8
      C box 11.4 1 1.2 5
      c down 4.6 5 5.4 4.6
      c down 9.3 5 5.4 5.6
      c down 14 5 5.4 4.6
      D oval 7.4 12 1 1.4
      D oval 11.5 13 1 1.4
      D oval 15.6 12 1 1.4
      D oval 9.6 16 1 1.4
      D oval 13.4 16 1 1.4`,
  ],
  [
    139,
    'Cherry Wreath',
    {
      patches: 18,
      symmetry: 'all',
      difficulty: 'hard',
      cloth: ['Porcelain Rose', 'Fern Hollow', 'Turkey Red'],
    },
    patchwork`a`.over`
      40
      B oval 7.4 7.4 25.2 25.2
      a oval 8.4 8.4 23.2 23.2
      B oval 27.4 18.4 4 3.2
      B oval 32.6 18.4 4 3.2
      B oval 18.4 27.4 3.2 4
      B oval 18.4 32.6 3.2 4
      B oval 3.4 18.4 4 3.2
      B oval 8.6 18.4 4 3.2
      B oval 18.4 3.4 3.2 4
      B oval 18.4 8.6 3.2 4
      C oval 28.87 22.27 4.8 4.8
      C oval 22.27 28.87 4.8 4.8
      C oval 12.93 28.87 4.8 4.8
      C oval 6.33 22.27 4.8 4.8
      C oval 6.33 12.93 4.8 4.8
      C oval 12.93 6.33 4.8 4.8
      C oval 22.27 6.33 4.8 4.8
      C oval 28.87 12.93 4.8 4.8`,
  ],
  [
    240,
    'Duckling',
    {
      patches: 10,
      symmetry: 'none',
      cloth: ['Baby Blue Gingham', 'Cheddar', 'Lemon Ice', 'Pumpkin', 'Coal'],
    },
    patchwork`A`.over`
      24
      D box 9.8 18.6 0.9 3.2
      D box 14.2 18.6 0.9 3.2
      D oval 7.6 21 3.8 1.6
      D oval 12 21 3.8 1.6
      D oval 0.8 5.6 5 1.5
      D oval 1.4 6.7 4.2 1.3
      b br 17.2 7.6 5 6
      b oval 4.8 9.2 15.6 10.6
      b oval 3.8 2 8.8 8.8
      b oval 5.4 6 7 9
      C oval 9.6 11.2 8.4 5.4
      E oval 6.2 4.8 1.4 1.4`,
  ],
  [
    292,
    'Mushroom',
    {
      patches: 8,
      symmetry: 'none',
      cloth: ['Duck Egg Vine', 'Turkey Red', 'Vanilla Stone', 'Fresh Snow'],
    },
    patchwork`a`.over`
      24
      C oval 8 10 8 12
      b oval 2.6 2.6 18.8 16
      a box 2 11.4 20 8
      C oval 8.4 9 7.2 13
      D oval 6 6.2 3 3
      D oval 11 4.2 3 3
      D oval 15.4 7 2.6 2.6`,
  ],
  [
    293,
    'Pear',
    {
      patches: 4,
      symmetry: 'none',
      cloth: ['Lemonade Stand', 'Spring Pea', 'Saddle Stone', 'Mossy Stone'],
    },
    patchwork`A`.over`
      24
      C box 11.5 1 1 4.4
      D oval 12.4 1 6.4 3.4
      b oval 8.6 4 6.8 9
      b br 6 7.6 3.2 6.4
      b bl 14.8 7.6 3.2 6.4
      b oval 5 9.8 14 13.2`,
  ],
  [
    309,
    'Sunflower',
    {
      patches: 6,
      symmetry: 'mirror',
      cloth: ['Chambray', 'Fern Hollow', 'Cheddar', 'Saddle Stone'],
    },
    patchwork`A`.over`
      24
      B box 11.4 14 1.2 9.6
      B oval 4 17 7.4 3.6
      B oval 12.6 17 7.4 3.6
      c oval 9.9 0.6 4.2 8
      c oval 9.9 8 4.2 8
      c oval 3.8 6.2 8 4.2
      c oval 12.2 6.2 8 4.2
      c oval 5.4 2 5.4 5.4
      c oval 13.2 2 5.4 5.4
      c oval 5.4 9.2 5.4 5.4
      c oval 13.2 9.2 5.4 5.4
      D oval 8 4.3 8 8`,
  ],
  [
    310,
    'Bee Skep',
    {
      patches: 8,
      symmetry: 'mirror',
      cloth: ['Buttercup Shirting', 'Straw Linen', 'Old Gold', 'Espresso', 'Saddle Stone'],
    },
    patchwork`A`.over`
      24
      b oval 8.4 2.6 7.2 4.6
      C oval 6.4 5.4 11.2 4.6
      b oval 4.8 8.6 14.4 4.8
      C oval 3.6 12 16.8 4.8
      b oval 3 15.4 18 5
      D oval 10 15.6 4 4.4
      E box 2 20 20 1.6`,
  ],
  [
    317,
    'Acorn',
    {
      patches: 4,
      symmetry: 'mirror',
      cloth: ['Cocoa Ditsy', 'Cider Twill', 'Espresso', 'Chestnut'],
    },
    patchwork`A`.over`
      24
      D box 11.4 1.2 1.2 4
      b oval 5.4 7 13.2 14
      b down 10 19.4 4 3.4
      C oval 4 4.2 16 7.6`,
  ],
  [
    318,
    'Pincushion',
    {
      patches: 10,
      symmetry: 'none',
      cloth: ['Buttercup Shirting', 'Turkey Red', 'Cardinal Vine', 'Fern Hollow', 'Pewter', 'Fresh Snow'],
    },
    patchwork`A`.over`
      24
      B oval 2 6.4 20 15.6
      C oval 9.2 6.4 5.6 15.6
      D left 7 4.6 5 4
      D right 12 4.6 5 4
      D up 9.6 2.6 4.8 6
      E box 5.4 3.6 0.4 6
      F oval 4.6 2.2 2 2
      E box 17.8 4.6 0.4 5
      F oval 17 3.2 2 2`,
  ],
  [
    319,
    'Overall Sam',
    {
      also: {
        'Overall Bill': [
          'Calico Quilter (calicoquilter.blogspot.com), 2012',
          'Calico Connections (calicoconnections.wordpress.com), 2013',
        ],
      },
      patches: 8,
      symmetry: 'none',
      cloth: ['Sage Sprinkle', 'Straw Linen', 'Chambray', 'Picnic Dot', 'Apricot', 'Espresso'],
    },
    patchwork`A`.over`
      24
      E oval 6 3.8 8.8 7.6
      b oval 5.8 0.8 9.2 7.4
      D box 6.4 9.6 9 5
      c box 6.6 12 8.6 8.6
      c box 6.6 19 3.8 3
      c box 11.4 19 3.8 3
      c box 7.4 10 1.4 3
      c box 12.6 10 1.4 3
      D oval 13.6 10 6 3
      F oval 5.6 21 4.8 2
      F oval 11.4 21 4.8 2
      b oval 2.6 5 15.6 2.8`,
  ],
  [
    324,
    'Panda',
    {
      patches: 9,
      symmetry: 'mirror',
      cloth: ['Spring Pea', 'Fresh Snow', 'Soft Black', 'Vanilla Stone'],
    },
    patchwork`A`.over`
      24
      C oval 3 2 6.4 6.4
      C oval 14.6 2 6.4 6.4
      B oval 3 3.6 18 18
      C oval 6 8.6 4.4 5.4
      C oval 13.6 8.6 4.4 5.4
      D oval 7.6 10.2 1.6 1.6
      D oval 14.8 10.2 1.6 1.6
      C oval 10.6 14.2 2.8 2`,
  ],
  [
    325,
    'Pig',
    {
      patches: 9,
      symmetry: 'mirror',
      cloth: ['Baby Blue Gingham', 'Strawberry Stone', 'Flamingo', 'Espresso'],
    },
    patchwork`A`.over`
      24
      C down 3.6 2.6 6 6.4
      C down 14.4 2.6 6 6.4
      B oval 3 4 18 17.6
      C oval 8.2 12 7.6 5.6
      D oval 9.8 14 1.4 1.8
      D oval 12.8 14 1.4 1.8
      D oval 7.2 9 1.5 1.7
      D oval 15.3 9 1.5 1.7`,
  ],
  [
    326,
    'Frog',
    {
      patches: 7,
      symmetry: 'mirror',
      cloth: ['Buttercup Shirting', 'Shamrock Foulard', 'Fresh Snow', 'Coal', 'Cardinal Vine'],
    },
    patchwork`A`.over`
      24
      b oval 4 3 6.6 6.6
      b oval 13.4 3 6.6 6.6
      b oval 2.4 6 19.2 15
      C oval 5.4 4.2 3.8 3.8
      C oval 14.8 4.2 3.8 3.8
      D oval 6.6 5.4 1.6 1.6
      D oval 15.8 5.4 1.6 1.6
      E oval 6 12 12 6
      b oval 5.4 10.6 13.2 6`,
  ],
  [
    327,
    'Mouse',
    {
      patches: 10,
      symmetry: 'mirror',
      cloth: ['Butter Dot', 'Dove', 'Carnation Dot', 'Coal'],
    },
    patchwork`A`.over`
      24
      B oval 1.4 2 9 9
      B oval 13.6 2 9 9
      C oval 3.4 4 5 5
      C oval 15.6 4 5 5
      B oval 5 6.6 14 12
      B down 7.4 14.2 9.2 8.4
      D oval 8.6 11.4 1.5 1.7
      D oval 13.9 11.4 1.5 1.7
      C oval 10.8 20.6 2.4 2`,
  ],
  [
    328,
    'Lollipop Tree',
    {
      patches: 9,
      symmetry: 'none',
      cloth: ['Morning Windowpane', 'Shamrock Foulard', 'Saddle Stone', 'Turkey Red'],
    },
    patchwork`A`.over`
      24
      C box 11 13 2 10
      B oval 4 1 16 14.6
      D oval 7 4.6 2.2 2.2
      D oval 12.6 3.4 2.2 2.2
      D oval 15.4 7.4 2.2 2.2
      D oval 10 8.4 2.2 2.2
      D oval 6.4 10 2.2 2.2
      D oval 13.4 11.4 2.2 2.2`,
  ],
  [
    332,
    'Lemon',
    {
      patches: 6,
      symmetry: 'none',
      cloth: ['Chambray', 'Cheddar', 'Mossy Stone', 'Saddle Stone'],
    },
    patchwork`A`.over`
      24
      B oval 3.6 6 16.8 13
      b left 1.4 10.4 4 4.2
      b right 18.6 10.4 4 4.2
      C oval 11.4 1.6 8 4.4
      D box 11.4 3.4 0.9 3.4`,
  ],
];
