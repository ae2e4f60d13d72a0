import { expect, it } from 'vitest';
import { valueOf } from './fabric-value';

/* In OKLab, the lightness of a grey is the cube root of its light. A lightness of 0.8 is 0.8³ = 0.512 of white's
   light, in sRGB 1.055 × 0.512^(1/2.4) − 0.055 = 0.743, or 189 of 255. A lightness of 0.55 is 0.166 of white's
   light, in sRGB 0.445, or 113 of 255. */
it.each([
  ['#ffffff', 'light'],
  ['#bebebe', 'light'],
  ['#bcbcbc', 'medium'],
  ['#727272', 'medium'],
  ['#707070', 'dark'],
  ['#000000', 'dark'],
  // By Ottosson's formula, the lightnesses of green, red and blue are 0.866, 0.628 and 0.452.
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
