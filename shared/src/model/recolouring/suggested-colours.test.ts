import fc from 'fast-check';
import { expect, it } from 'vitest';
import { suggestedColours } from './suggested-colours.js';

const shaded = (...lightnesses: number[]) =>
  lightnesses.map((lightness, index) => ({ fabric: 11 + index, lightness }));

it('gives the lighter fabric the lighter one, each from its own share of the palette', () => {
  // From dark to light, the quilt has fabrics 12, 13 and 11, and the palette 101 and 103, 104 and 102, 100 and 105.
  const palette = [60, 10, 50, 20, 30, 90].map((lightness, index) => ({ fabric: 100 + index, lightness }));
  const found = suggestedColours({ used: shaded(80, 20, 40), palette, seed: 1, most: 12 });
  // The palette allows 2 × 2 × 2 recolourings.
  expect(found).toHaveLength(8);
  for (const replacements of found) {
    expect(replacements.map(([before]) => before)).toEqual([12, 13, 11]);
    const after = replacements.map(([, fabric]) => fabric);
    expect([101, 103]).toContain(after[0]);
    expect([104, 102]).toContain(after[1]);
    expect([100, 105]).toContain(after[2]);
  }
});

it('shares the fabrics of a palette that has too few, and suggests nothing without any', () => {
  const palette = [
    { fabric: 100, lightness: 90 },
    { fabric: 101, lightness: 10 },
  ];
  const used = shaded(10, 20, 30, 40);
  expect(suggestedColours({ used, palette, seed: 1, most: 12 })).toEqual([
    [
      [11, 101],
      [12, 101],
      [13, 100],
      [14, 100],
    ],
  ]);
  expect(suggestedColours({ used, palette: [], seed: 1, most: 12 })).toEqual([]);
  expect(suggestedColours({ used, palette: used, seed: 1, most: 12 })).toEqual([]);
});

it('suggests twelve different recolourings, the same for a seed, light for light', () => {
  const used = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(used, fc.integer(), (lightnesses, seed) => {
      const palette = Array.from({ length: 40 }, (_, index) => ({
        fabric: 100 + index,
        lightness: index * 2,
      }));
      const options = { used: shaded(...lightnesses), palette, seed, most: 12 };
      const found = suggestedColours(options);
      expect(found).toHaveLength(12);
      expect(new Set(found.map(String)).size).toBe(12);
      expect(suggestedColours(options)).toEqual(found);
      for (const replacements of found) {
        const after = replacements.map(([, fabric]) => fabric);
        expect(after).toEqual([...after].sort((one, other) => one - other));
        expect(new Set(after).size).toBe(after.length);
      }
    }),
    { numRuns: 50 },
  );
});
