import { palettes } from '@quiltwright/shared/quilting/palette';
import { assertExists } from '@quiltwright/shared/result';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryFabrics } from '../src/library/cloth/library-fabrics.js';
import { lightness, lightnessBelow, seam, unfinished } from './cloth-looks.js';

/** How many of a palette's fabrics are at least dark (mean lightness below 0.45), medium, and light (0.7 and more). */
type Values = readonly [dark: number, medium: number, light: number];

/** For a machine that does other things meanwhile (ms). */
const PATIENCE = 300_000;

const COLOURED: Values = [3, 6, 6];

/** Where the name of a palette doesn't allow all values alike: there is no dark yellow to speak of, and no dark baby print. */
const VALUES: Readonly<Record<string, Values>> = {
  Yellows: [1, 5, 12],
  Blacks: [14, 4, 2],
  'Off-Whites': [0, 0, 24],
  Baby: [0, 4, 12],
  Whites: [0, 0, 24],
};

interface Look {
  readonly kind: string;
  readonly lightness: number;
  readonly blackest: number;
}

/** Tests all fabrics of some palettes, each rendered once; a palette to a file or four, so that files share the work. */
export function describePalettes(...names: readonly string[]): void {
  describe.each(names)('the %s', (paletteName) => {
    const palette = palettes.find((each) => each.paletteName === paletteName);
    const { paletteNum } = assertExists(palette, `a palette called ${paletteName}`);
    const fabrics = libraryFabrics.filter((fabric) => fabric.paletteNum === paletteNum);
    const looks: Look[] = [];
    const seams: string[] = [];

    beforeAll(() => {
      for (const { fabricName, cloth } of fabrics) {
        const pixels = unfinished(cloth);
        const { kind } = cloth;
        looks.push({ kind, lightness: lightness(pixels), blackest: lightnessBelow(pixels, 0.15) });
        const step = seam(pixels);
        if (step >= 1.15) seams.push(`${fabricName}: ${step.toFixed(2)}`);
      }
    }, PATIENCE);

    it('are 24 or more, in fifteen kinds or more', () => {
      expect(fabrics.length).toBeGreaterThanOrEqual(24);
      expect(new Set(looks.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(15);
    });

    it('have no seams', () => {
      expect(seams).toEqual([]);
    });

    it('span the values', () => {
      const [dark, medium, light] = VALUES[paletteName] ?? COLOURED;
      const values = looks.map((look) => look.lightness);
      expect(values.filter((l) => l < 0.45).length, 'darks').toBeGreaterThanOrEqual(dark);
      expect(values.filter((l) => l >= 0.45 && l < 0.7).length, 'mediums').toBeGreaterThanOrEqual(medium);
      expect(values.filter((l) => l >= 0.7).length, 'lights').toBeGreaterThanOrEqual(light);
    });

    if (paletteName === 'Blacks') {
      it('are black, whatever is printed on them', () => {
        for (const look of looks) expect(look.blackest).toBeLessThan(0.35);
      });
    }
    if (paletteName === 'Off-Whites') {
      it('pass for a background, from ivory to biscuit', () => {
        const values = looks.map((look) => look.lightness);
        expect(Math.min(...values)).toBeGreaterThan(0.8);
        expect(values.filter((l) => l < 0.9).length).toBeGreaterThanOrEqual(6);
      });
    }
    if (paletteName === 'Whites') {
      it('are white on white, some bright, some shaded', () => {
        const values = looks.map((look) => look.lightness);
        expect(Math.min(...values)).toBeGreaterThan(0.9);
        expect(values.filter((l) => l >= 0.95).length).toBeGreaterThanOrEqual(5);
        expect(values.filter((l) => l < 0.935).length).toBeGreaterThanOrEqual(5);
      });
    }
  });
}
