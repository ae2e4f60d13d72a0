import { expect, it } from 'vitest';
import { difference, greyOf, lightness, oklab } from './oklab.js';

/* Values from Ottosson and the CSS Color 4 specification for the sRGB primaries. */
it.each([
  ['#ffffff', 1, 0, 0],
  ['#000000', 0, 0, 0],
  ['#ff0000', 0.628, 0.2249, 0.1258],
  ['#00ff00', 0.8664, -0.2339, 0.1795],
  ['#0000ff', 0.452, -0.0325, -0.3115],
])('places %s', (hex, l, a, b) => {
  const colour = oklab(hex);
  expect(colour.l).toBeCloseTo(l, 3);
  expect(colour.a).toBeCloseTo(a, 3);
  expect(colour.b).toBeCloseTo(b, 3);
});

it('measures 0 between equal colours, and 1 from black to white', () => {
  expect(difference(oklab('#a8322a'), oklab('#a8322a'))).toBe(0);
  expect(difference(oklab('#000000'), oklab('#ffffff'))).toBeCloseTo(1, 4);
  expect(difference(oklab('#000000'), oklab('#ffffff'), 0.4)).toBeCloseTo(0.4, 4);
});

/* #777777 has the luminance ((119/255 + 0.055) / 1.055) ^ 2.4 = 0.1845, so L* = 116 × 0.1845 ^ (1/3) − 16 = 50.03. Below
   L* = 8 the curve is a line: #030303 has the luminance 3/255/12.92 = 0.000911, so L* = 0.000911 × 24389/27 = 0.823. */
it.each([
  [0, 0],
  [0.823, 3],
  [50.03, 119],
  [100, 255],
])('the grey of L* %d has channels of %d', (value, channel) => {
  expect(greyOf(value)).toBe(channel);
  const hex = channel.toString(16).padStart(2, '0');
  expect(lightness(`#${hex}${hex}${hex}`)).toBeCloseTo(value, 1);
});
