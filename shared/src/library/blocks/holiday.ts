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
      cloth: ['Tea Pin Dot', 'Hunter Calico', 'Fern Hollow', 'Shamrock Foulard', 'Saddle Leather', 'Cheddar'],
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
      cloth: ['Hunter Calico', 'Vanilla Cloud', 'Turkey Red', 'Cheddar', 'Harvest Moon'],
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
      also: ['Christmas Gift'],
      patches: 13,
      symmetry: 'two mirrors',
      grid: 5,
      cloth: ['Picnic Dot', 'Shamrock Foulard', 'Vanilla Cloud', 'Cheddar'],
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
    'Jack o Lantern',
    {
      also: ['Pumpkin'],
      patches: 9,
      symmetry: 'mirror',
      cloth: ['Inkwell', 'Copper Kettle', 'Marmalade', 'Mossy Bank', 'Cheddar'],
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
      cloth: ['First Snow', 'Vanilla Cloud', 'Inkwell', 'Cardinal Vine', 'Marmalade'],
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
      D box 8 12 8 2.4
      D box 13.6 12 2.4 5.4
      C oval 11.2 16 1.4 1.4
      C oval 11.2 19 1.4 1.4`,
  ],
  [
    205,
    'Christmas Wreath',
    {
      patches: 16,
      symmetry: 'mirror',
      cloth: ['Vanilla Cloud', 'Fern Hollow', 'Cardinal Vine', 'Turkey Red'],
    },
    patchwork`A`.over`
      24
      B oval 2 1 20 20
      A oval 7 6 10 10
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
];
