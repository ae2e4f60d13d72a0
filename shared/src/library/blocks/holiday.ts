import { patchwork } from '../patchwork.js';
import type { BlockRow } from './row.js';

export const holiday: readonly BlockRow[] = [
  [
    200,
    'Christmas Tree',
    {
      patches: 18,
      symmetry: 'mirror',
      trial: true,
      cloth: ['Tea Pin Dot', 'Hunter Calico', 'Fern Hollow', 'Shamrock Foulard', 'Saddle Stone', 'Old Gold'],
    },
    patchwork`
      2 2 3 1 1 3 2 2
      3 4 4 3 2
      A - -   - - -   - -
      A - B^A - - -   A -
      A C^A - - - -   - A
      D^A - - - - -   - -
      A - -   E - A   - -`.over`
      16
      F diamond 7 0.6 2 2.8`,
  ],
  [
    201,
    'Christmas Candle',
    {
      patches: 7,
      symmetry: 'none',
      cloth: ['Hunter Calico', 'Vanilla Stone', 'Turkey Red', 'Cheddar', 'Harvest Moon Batik'],
    },
    patchwork`A`.over`
      24
      d oval 10.2 2.6 3.6 5.4
      d up 10.4 1 3.2 4
      E oval 11.2 4.6 1.6 2.8
      B box 10 8 4 10
      C oval 4 17 16 4
      C oval 18.4 14.6 4 4
      A oval 19.4 15.6 2 2`,
  ],
  [
    202,
    'Christmas Package',
    {
      patches: 13,
      symmetry: 'two mirrors',
      grid: 5,
      cloth: ['Picnic Dot', 'Shamrock Foulard', 'Vanilla Stone', 'Amber Star'],
    },
    patchwork`
      4 2 4
      A B A
      B - -
      A B A`.over`
      20
      C right 3.6 6.5 6.4 7
      C left 10 6.5 6.4 7
      D box 8.8 8.8 2.4 2.4`,
  ],
  [
    203,
    'Jack o’ Lantern',
    {
      patches: 9,
      symmetry: 'mirror',
      cloth: ['Starry Black', 'Copper Stone', 'Pumpkin', 'Mossy Stone', 'Lemon Ice'],
    },
    patchwork`A`.over`
      24
      D box 10.7 1.5 2.6 5
      B oval 1 5 11 17
      B oval 12 5 11 17
      c oval 5 4.4 14 18.2
      E up 5.6 8.4 4.4 4.2
      E up 14 8.4 4.4 4.2
      E up 10.9 12.2 2.2 2.2
      E down 6 15.4 12 5
      c box 10.9 15.2 2.2 2`,
  ],
  [
    204,
    'Snowman',
    {
      patches: 13,
      symmetry: 'none',
      cloth: ['First Snow', 'Fresh Snow', 'Coal', 'Cardinal Vine', 'Pumpkin'],
    },
    patchwork`A`.over`
      24
      B oval 5 11.4 14 12
      B oval 7 4.6 10 9.6
      C box 8.2 0.6 7.6 5
      C box 6 5 12 1.4
      D box 8.2 3.8 7.6 1.2
      C oval 9.6 7.8 1.2 1.2
      C oval 13.2 7.8 1.2 1.2
      E right 11.6 9.2 4.4 1.2
      D box 8 11.4 8 3
      D box 13.6 11.4 2.4 6
      C oval 11.2 16 1.4 1.4
      C oval 11.2 19 1.4 1.4`,
  ],
  [
    205,
    'Christmas Wreath',
    {
      patches: 12,
      symmetry: 'mirror',
      cloth: ['Snow Flurry', 'Evergreen Bough', 'Barn Red', 'Turkey Red'],
    },
    patchwork`a`.over`
      24
      B oval 2 1 20 20
      a oval 7 6 10 10
      C oval 11 2.4 2 2
      C oval 5.7 4.7 2 2
      C oval 16.3 4.7 2 2
      C oval 3.5 10 2 2
      C oval 18.5 10 2 2
      C oval 4.8 14.2 2 2
      C oval 17.2 14.2 2 2
      D up 8.6 18 3.2 5
      D up 12.2 18 3.2 5
      d right 7 15.4 5 5.2
      d left 12 15.4 5 5.2
      d oval 10.6 16.6 2.8 2.8`,
  ],
  [
    225,
    'Shamrock',
    {
      patches: 3,
      symmetry: 'mirror',
      cloth: ['White Vine', 'Shamrock Foulard', 'Clover Pin Dot'],
    },
    patchwork`A`.over`
      24
      C box 11.4 12 1.2 11
      b oval 6.2 1.2 6.2 6.2
      b oval 11.6 1.2 6.2 6.2
      b down 6.6 5.2 10.8 7.2
      b oval 1.4 6.9 6.2 6.2
      b oval 1.4 12.3 6.2 6.2
      b right 5.4 7.3 7.2 10.8
      b oval 16.4 6.9 6.2 6.2
      b oval 16.4 12.3 6.2 6.2
      b left 11.4 7.3 7.2 10.8`,
  ],
  [
    226,
    'Witch Hat',
    {
      patches: 7,
      symmetry: 'mirror',
      cloth: ['Pumpkin Patch', 'Coal', 'Violet Dot', 'Old Gold'],
    },
    patchwork`A`.over`
      24
      b oval 1 16.4 22 5.4
      b up 5 1.4 14 17.2
      c box 6.87 14 10.26 3
      c br 5.65 14 1.22 3
      c bl 17.13 14 1.22 3
      D box 10 13.4 4 4.2
      C box 11 14.4 2 2.2`,
  ],
  [
    227,
    'Christmas Bell',
    {
      patches: 7,
      symmetry: 'mirror',
      cloth: ['Evergreen Bough', 'Cheddar', 'Old Gold', 'Cardinal Vine'],
    },
    patchwork`A`.over`
      24
      C oval 10 18.4 4 4
      b oval 6.4 4.6 11.2 13
      b box 6.4 11 11.2 5
      b br 4 12.4 2.4 6
      b bl 17.6 12.4 2.4 6
      b box 6.4 15 11.2 3.4
      B box 3.4 18 17.2 1.8
      D right 5.6 1.4 6.4 5
      D left 12 1.4 6.4 5
      D oval 10.8 2.7 2.4 2.4`,
  ],
  [
    228,
    'Christmas Ornament',
    {
      patches: 12,
      symmetry: 'mirror',
      cloth: ['Snow Flurry', 'Cranberry Stone', 'Old Gold', 'Vanilla Stone'],
    },
    patchwork`a`.over`
      24
      C oval 10.6 1 2.8 3.4
      a oval 11.3 1.7 1.4 2
      B oval 3 5.4 18 18
      C box 9.6 3.6 4.8 2.8
      D box 3 12.8 18 3.2
      B diamond 10 12.8 4 3.2
      B diamond 4.4 12.8 4 3.2
      B diamond 15.6 12.8 4 3.2`,
  ],
  [
    229,
    'Christmas Stocking',
    {
      patches: 5,
      symmetry: 'none',
      cloth: ['Snow Flurry', 'Yuletide Plaid', 'Fresh Snow', 'Cardinal Vine'],
    },
    patchwork`A`.over`
      24
      b box 6.6 5.6 7.6 11
      b oval 6.6 12.8 9.6 9.6
      b box 11.4 15.6 5.8 6.8
      b oval 13.8 15.6 7.6 6.8
      D oval 17 15.8 4.2 6.4
      D oval 6.7 15.8 4 5.4
      C box 5.6 2.4 9.6 3.6`,
  ],
  [
    230,
    'Holly Sprig',
    {
      patches: 5,
      symmetry: 'mirror',
      cloth: ['Fresh Snow', 'Hunter Calico', 'Turkey Red'],
    },
    patchwork`a`.over`
      24
      b oval 0.6 5.6 11.8 8.6
      b oval 11.6 5.6 11.8 8.6
      a oval 1.6 3.8 3.2 3.8
      a oval 5 3 3.2 3.6
      a oval 8.4 3.8 3.2 3.8
      a oval 1.6 12.2 3.2 3.8
      a oval 5 13.2 3.2 3.6
      a oval 12.4 3.8 3.2 3.8
      a oval 15.8 3 3.2 3.6
      a oval 19.2 3.8 3.2 3.8
      a oval 15.8 13.2 3.2 3.6
      a oval 19.2 12.2 3.2 3.8
      C oval 9.9 9.2 4.2 4.2
      C oval 7.6 12.8 4.2 4.2
      C oval 12.2 12.8 4.2 4.2`,
  ],
  [
    231,
    'Menorah',
    {
      patches: 20,
      symmetry: 'mirror',
      difficulty: 'medium',
      cloth: ['Midnight Vine', 'Old Gold', 'Vanilla Stone', 'Tangerine Dot'],
    },
    patchwork`a`.over`
      36
      b oval 3 2 30 26
      a oval 4.4 3.4 27.2 23.2
      b oval 7 5.4 22 19.2
      a oval 8.4 6.8 19.2 16.4
      b oval 11 8.6 14 12.6
      a oval 12.4 10 11.2 9.8
      b oval 14.6 11.4 6.8 7
      a oval 16 12.8 4 4.2
      a box 2.4 1.4 31.2 13.6
      b box 17.2 10 1.6 21
      b box 11 31 14 1.6
      C box 3 9 1.4 6
      C box 7 9 1.4 6
      C box 11 9 1.4 6
      C box 14.6 9 1.4 6
      C box 17.2 6.4 1.6 6
      C box 20 9 1.4 6
      C box 23.6 9 1.4 6
      C box 27.6 9 1.4 6
      C box 31.6 9 1.4 6
      D oval 2.9 5.8 1.6 3
      D oval 6.9 5.8 1.6 3
      D oval 10.9 5.8 1.6 3
      D oval 14.5 5.8 1.6 3
      D oval 17.1 3 1.8 3.2
      D oval 19.9 5.8 1.6 3
      D oval 23.5 5.8 1.6 3
      D oval 27.5 5.8 1.6 3
      D oval 31.5 5.8 1.6 3`,
  ],
  [
    236,
    'Star of David',
    {
      patches: 13,
      symmetry: 'mirror',
      difficulty: 'medium',
      cloth: ['Fresh Snow', 'Midnight Vine', 'Creek Stone', 'Chambray'],
    },
    patchwork`A`.over`
      24
      B up 8.75 0.742 6.5 5.629
      B down 2.25 6.371 6.5 5.629
      C up 5.5 6.371 6.5 5.629
      D down 8.75 6.371 6.5 5.629
      C up 12 6.371 6.5 5.629
      B down 15.25 6.371 6.5 5.629
      B up 2.25 12 6.5 5.629
      D down 5.5 12 6.5 5.629
      C up 8.75 12 6.5 5.629
      D down 12 12 6.5 5.629
      B up 15.25 12 6.5 5.629
      B down 8.75 17.629 6.5 5.629`,
  ],
  [
    237,
    'Gingerbread Man',
    {
      patches: 13,
      symmetry: 'mirror',
      cloth: ['Peppermint Stripe', 'Saddle Stone', 'Fresh Snow', 'Cardinal Vine', 'Espresso'],
    },
    patchwork`A`.over`
      24
      b oval 7.6 0.8 8.8 8.8
      b oval 6.8 8 10.4 11
      b oval 1.4 9 10 4.6
      b oval 12.6 9 10 4.6
      b oval 6 14.4 5.6 9
      b oval 12.4 14.4 5.6 9
      C oval 3 9.5 0.8 3.6
      C oval 20.2 9.5 0.8 3.6
      C oval 6.6 20.4 4.4 0.8
      C oval 13 20.4 4.4 0.8
      D oval 9.8 5.2 4.4 2.8
      b oval 9.4 4.4 5.2 2.8
      E oval 9.6 3.4 1.4 1.6
      E oval 13 3.4 1.4 1.6
      D right 9.6 8.4 2.4 2.2
      D left 12 8.4 2.4 2.2
      D oval 11.3 11.4 1.4 1.4
      D oval 11.3 14 1.4 1.4`,
  ],
  [
    238,
    'Easter Egg',
    {
      patches: 23,
      symmetry: 'two mirrors',
      cloth: ['Spring Pea', 'Lilac', 'Lemon Ice', 'Flamingo', 'Turquoise Stone'],
    },
    patchwork`A`.over`
      24
      B oval 4 1 16 22
      C diamond 4.5 10 3 4
      C diamond 7.5 10 3 4
      C diamond 10.5 10 3 4
      C diamond 13.5 10 3 4
      C diamond 16.5 10 3 4
      D oval 5.9 6.6 1.8 1.8
      D oval 8.5 6.6 1.8 1.8
      D oval 11.1 6.6 1.8 1.8
      D oval 13.7 6.6 1.8 1.8
      D oval 16.3 6.6 1.8 1.8
      D oval 5.9 15.6 1.8 1.8
      D oval 8.5 15.6 1.8 1.8
      D oval 11.1 15.6 1.8 1.8
      D oval 13.7 15.6 1.8 1.8
      D oval 16.3 15.6 1.8 1.8
      E diamond 8.1 3 2.6 2.4
      E diamond 10.7 3 2.6 2.4
      E diamond 13.3 3 2.6 2.4
      E diamond 8.1 18.6 2.6 2.4
      E diamond 10.7 18.6 2.6 2.4
      E diamond 13.3 18.6 2.6 2.4`,
  ],
  [
    311,
    'Ghost',
    {
      patches: 5,
      symmetry: 'mirror',
      cloth: ['Starry Black', 'Fresh Snow', 'Coal'],
    },
    patchwork`A`.over`
      24
      b oval 5.6 2 12.8 13
      b box 5.6 8.5 12.8 11
      b down 5.6 19.5 4.2667 3
      b down 9.8667 19.5 4.2666 3
      b down 14.1333 19.5 4.2667 3
      C oval 8.4 7 2.4 3
      C oval 13.2 7 2.4 3
      C oval 10.8 12 2.4 2.8`,
  ],
  [
    312,
    'Bat',
    {
      patches: 4,
      symmetry: 'mirror',
      cloth: ['Pumpkin Patch', 'Coal', 'Cheddar'],
    },
    patchwork`a`.over`
      24
      b oval 0.6 6.4 11.6 12
      b oval 11.8 6.4 11.6 12
      a oval 0 12.6 4.6 8
      a oval 3.8 13.4 4.8 8
      a oval 15.4 13.4 4.8 8
      a oval 19.4 12.6 4.6 8
      a oval 5.2 3 4.6 6.4
      a oval 14.2 3 4.6 6.4
      b oval 9.2 8 5.6 11.6
      b oval 9 5.4 6 5.6
      b up 9.1 2.6 2.6 4.6
      b up 12.3 2.6 2.6 4.6
      C oval 10.2 7.4 1.4 1.4
      C oval 12.4 7.4 1.4 1.4`,
  ],
  [
    313,
    'Candy Corn',
    {
      patches: 4,
      symmetry: 'mirror',
      cloth: ['Violet Dot', 'Fresh Snow', 'Pumpkin', 'Lemon Ice'],
    },
    patchwork`A`.over`
      24
      d up 4 2 16 20
      c up 6.4 2 11.2 14
      b up 9.6 2 4.8 6`,
  ],
  [
    314,
    'Mitten',
    {
      patches: 4,
      symmetry: 'none',
      cloth: ['Snow Flurry', 'Barn Red', 'Fresh Snow', 'Vanilla Stone'],
    },
    patchwork`A`.over`
      24
      b oval 5 2.4 10.4 11
      b box 5 8 10.4 9.4
      b oval 13 8.6 7.4 5.4
      C box 4.2 17.4 12 4.4
      D diamond 8 8.6 4.4 5`,
  ],
  [
    322,
    'Candy Cane',
    {
      patches: 13,
      symmetry: 'none',
      cloth: ['Evergreen Bough', 'Fresh Snow', 'Cardinal Vine'],
    },
    patchwork`a`.over`
      24
      b oval 7.4 1.4 11 11
      a oval 10.4 4.4 5 5
      a box 7 7 8.4 8
      b box 15.4 6.9 3 15.6
      C box 15.4 9 3 2
      C box 15.4 13 3 2
      C box 15.4 17 3 2
      b box 7.4 6.6 3 3.8
      C box 7.4 6.9 3 2
      C box 12 1.4 1.8 3.2`,
  ],
  [
    323,
    'Turkey',
    {
      patches: 11,
      symmetry: 'none',
      cloth: [
        'Tea Stain Watercolour',
        'Saddle Stone',
        'Rust Vine',
        'Old Gold',
        'Coal',
        'Pumpkin',
        'Cardinal Vine',
      ],
    },
    patchwork`A`.over`
      24
      C oval 1 1 22 17.6
      D oval 3 2.8 18 15
      G oval 5 4.6 14 13
      F box 9.4 20 0.8 3
      F box 13.8 20 0.8 3
      b oval 6.4 9.4 11.2 12.2
      b oval 9 5 6 7
      E oval 9.9 6.8 1.5 1.5
      E oval 12.6 6.8 1.5 1.5
      F down 10.9 8.6 2.2 2
      G oval 12.4 9.6 1.2 2.8`,
  ],
];
