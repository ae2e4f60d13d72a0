import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blend, fromHex, fromLight, light, oklch, ramp, toHex } from './colour.js';

describe('colour', () => {
  it('knows the sRGB primaries in OKLCH', () => {
    // The figures are those of CSS Color 4 for red, and for white those of its definition.
    const red = fromHex('#ff0000');
    expect(red.l).toBeCloseTo(0.628, 3);
    expect(red.c).toBeCloseTo(0.2577, 3);
    expect(red.h).toBeCloseTo(29.23, 1);
    expect(toHex(light(oklch(1, 0, 0)))).toBe('#ffffff');
    expect(toHex(light(oklch(0, 0, 0)))).toBe('#000000');
  });

  it('returns every sRGB colour unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = '#' + value.toString(16).padStart(6, '0');
        expect(toHex(light(fromHex(hex)))).toBe(hex);
      }),
    );
  });

  it('only lowers the chroma of colours outside sRGB', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 0.95, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (l, h) => {
          const shown = fromLight(light(oklch(l, 0.4, h)));
          expect(shown.l).toBeCloseTo(l, 2);
          expect(shown.c).toBeLessThan(0.4);
          expect(Math.cos(((shown.h - h) * Math.PI) / 180)).toBeGreaterThan(0.999);
        },
      ),
    );
  });

  it('blends along a straight line: opposite hues meet in grey', () => {
    expect(blend(oklch(0.4, 0.1, 30), oklch(0.6, 0.1, 210), 0.5)).toMatchObject({
      l: expect.closeTo(0.5, 6) as number,
      c: expect.closeTo(0, 6) as number,
    });
  });

  it('ramps from the first colour to the last, and no further', () => {
    const tone = ramp([oklch(0, 0, 0), oklch(0.5, 0, 0), oklch(1, 0, 0)]);
    expect(toHex(tone(0))).toBe('#000000');
    expect(toHex(tone(0.5))).toBe(toHex(light(oklch(0.5, 0, 0))));
    expect(toHex(tone(7))).toBe('#ffffff');
    expect(() => ramp([oklch(1, 0, 0)])).toThrow('two or more');
  });
});
