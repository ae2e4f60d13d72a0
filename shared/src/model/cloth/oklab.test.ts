import { expect, it } from 'vitest';
import { difference, oklab } from './oklab.js';

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
