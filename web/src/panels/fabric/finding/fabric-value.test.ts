import { expect, it } from 'vitest';
import { valueOf } from './fabric-value';

/* The lightness of a grey in OKLab is the cube root of its light. With 0.8³ = 0.512 of white's it is a light one,
   which in sRGB is 1.055 × 0.512^(1/2.4) − 0.055 = 0.743, so 189 of 255. With 0.55³ = 0.166 it is 0.445, so 113. */
it.each([
  ['#ffffff', 'light'],
  ['#bebebe', 'light'],
  ['#bcbcbc', 'medium'],
  ['#727272', 'medium'],
  ['#707070', 'dark'],
  ['#000000', 'dark'],
  // By Ottosson's lightnesses: 0.866, 0.628, 0.452.
  ['#00ff00', 'light'],
  ['#ff0000', 'medium'],
  ['#0000ff', 'dark'],
])('calls %s %s', (averageColour, value) => {
  const fabric = {
    fabricNum: 11,
    paletteNum: 2,
    fabricName: 'Any',
    userFabricName: '',
    fabricUrl: '11.webp',
    swatchUrl: '11.webp',
    averageColour,
  };
  expect(valueOf(fabric)).toBe(value);
});
