import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suitingCloths } from './suiting-cloths';

/** The colours and what they are in OKLab, as lightness, a and b. */
const colours = {
  cream: '#f5eedc', // 0.95, 0.00, 0.02
  white: '#ffffff', // 1, 0, 0
  navy: '#102050', // 0.26, −0.01, −0.09
  black: '#000000', // 0, 0, 0
  red: '#c02020', // 0.52, 0.17, 0.09
  brick: '#b83030', // 0.52, 0.16, 0.07
  maroon: '#601010', // 0.32, 0.10, 0.05
  pink: '#f0b0b0', // 0.82, 0.07, 0.02
  green: '#208020', // 0.53, −0.13, 0.10
} as const;

type Name = keyof typeof colours;
const names = Object.keys(colours) as Name[];

const cloth = (name: Name): Fabric => ({
  fabricNum: names.indexOf(name) + 1,
  paletteNum: 2,
  fabricName: name,
  userFabricName: '',
  fabricUrl: 'cloth.webp',
  swatchUrl: 'swatch.webp',
  averageColour: colours[name],
});

const suiting = (used: Name[], library: Name[], beside?: Name) =>
  suitingCloths(used.map(cloth), library.map(cloth), beside ? cloth(beside).fabricNum : 0).map(
    ({ fabricName }) => fabricName,
  );

describe('cloths that suit', () => {
  it('are the darkest of the quilt, most of its others, its strongest colour and what sets it off', () => {
    /* Of the library brick is nearest to red, the strongest; pink is only 0.13 darker than cream, maroon 0.63. */
    expect(suiting(['cream', 'red', 'navy'], ['green', 'pink', 'maroon', 'brick'])).toEqual([
      'navy',
      'cream',
      'brick',
      'maroon',
    ]);
  });

  it('set a dark quilt off by light ones', () => {
    /* Brick is nearest to maroon, the strongest; of the two that are far lighter than navy pink is nearer in hue. */
    expect(suiting(['navy', 'maroon'], ['brick', 'white', 'pink'])).toEqual([
      'navy',
      'maroon',
      'brick',
      'pink',
    ]);
  });

  it('come from the library where the quilt has one cloth', () => {
    /* Brick can't be told from red. Pink, 0.3 lighter, sets red off in its hue; by turns, maroon and white come then. */
    expect(suiting(['red'], ['brick', 'green', 'pink', 'maroon', 'white'])).toEqual([
      'red',
      'maroon',
      'pink',
      'white',
    ]);
  });

  it('are none that can’t be told from the cloth beside it', () => {
    expect(suiting(['cream', 'red', 'navy'], ['green', 'pink', 'maroon', 'brick'], 'navy')[0]).toBe('red');
    expect(suiting(['red'], ['brick', 'maroon'], 'red')).toEqual(['maroon']);
  });

  it('are none while the quilt has no cloth, and few without the library', () => {
    expect(suiting([], names)).toEqual([]);
    expect(suiting(['cream', 'red', 'navy'], [])).toEqual(['navy', 'cream']);
  });

  it('are four different ones at most, the darkest of the quilt first', () => {
    fc.assert(
      fc.property(fc.subarray(names, { minLength: 1 }), fc.subarray(names), (used, library) => {
        const found = suiting(used, library);
        const byLightness: Name[] = [
          'black',
          'navy',
          'maroon',
          'brick',
          'red',
          'green',
          'pink',
          'cream',
          'white',
        ];
        expect(found[0]).toBe(byLightness.find((name) => used.includes(name)));
        expect(found.length).toBeLessThanOrEqual(4);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});
