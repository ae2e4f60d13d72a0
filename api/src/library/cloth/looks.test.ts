import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fabricAppearance } from '@quiltwright/shared/library/fabric-appearance';
import { palettes, UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import { beforeAll, describe, expect, it } from 'vitest';
import { difference } from '../../../test/pictures/cloth-looks.js';
import { BANDED, CLUMPED } from '../../../test/pictures/cloth-repeat.js';
import type { Look } from '../../../test/pictures/measure-looks.js';

/* Tests the looks of all fabrics together, in one file so that each is rendered only once. */

/**
 * The minimum numbers of a palette's fabrics that are dark (mean lightness below 0.45), medium, and light (0.7
 * and more).
 */
type Values = readonly [dark: number, medium: number, light: number];

/** The time limit (ms) for measuring all fabrics, long enough for a busy machine. */
const PATIENCE = 1_800_000;

const COLOURED: Values = [3, 6, 6];

/**
 * The minimum numbers for palettes that can't have as many dark, medium and light fabrics as the others: there
 * are hardly any dark yellows, and no dark baby prints.
 */
const VALUES: Readonly<Record<string, Values>> = {
  Yellows: [1, 5, 12],
  Blacks: [14, 4, 2],
  'Off-Whites': [0, 0, 24],
  Baby: [0, 4, 12],
  Whites: [0, 0, 24],
};

const test = join(import.meta.dirname, '../../../test');

let looks: readonly Look[];
beforeAll(async () => {
  const program = [join(test, 'run-typescript.mjs'), join(test, 'pictures/measure-looks.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, program, { maxBuffer: 2 ** 26 });
  looks = JSON.parse(stdout) as Look[];
}, PATIENCE);

it('no two fabrics look nearly the same', () => {
  const alike: string[] = [];
  looks.forEach((one, i) => {
    for (const other of looks.slice(0, i)) {
      const allowed = one.kind === other.kind ? 3 : 1;
      if (difference(one.colours, other.colours) < allowed)
        alike.push(`${one.fabricName} ~ ${other.fabricName}`);
    }
  });
  expect(alike).toEqual([]);
});

it('the colour, print and evenness used to suggest fabrics are those of their cloth', () => {
  const offered = looks.filter(({ fabricNum, paletteNum }) => fabricNum > 10 && paletteNum !== 0);
  const told = offered.map(({ fabricNum, appearance }) => [fabricNum, appearance] as const);
  expect(new Map(told)).toEqual(fabricAppearance);
});

describe('the 6 inches of a tile', () => {
  const [clumps, bands] = [3.5, 2.5];
  /** The kinds of fabrics with lines that repeat every 3 or 6 inches, so that they show bands on purpose. */
  const inLines = /chevron|stripe|plaid|tartan|check|argyle|paisley|^set /;
  const offered = () => looks.filter(({ paletteNum }) => paletteNum !== 0);
  const named = (name: string) => looks.find(({ fabricName }) => fabricName === name);

  it('have no conspicuous clump', () => {
    const clumped = offered().filter(({ clump }) => clump > clumps);
    expect(clumped.map(({ fabricName, clump }) => `${fabricName}: ${clump.toFixed(1)}`)).toEqual([]);
    expect(named(CLUMPED)?.clump).toBeGreaterThan(1.5 * clumps);
  });

  it('have no bands along the threads except drawn ones', () => {
    const banded = offered().filter((look) => !inLines.test(look.kind) && look.bands > bands);
    expect(banded.map((look) => `${look.fabricName}: ${look.bands.toFixed(1)}`)).toEqual([]);
    expect(named(BANDED)?.bands).toBeGreaterThan(2 * bands);
  });
});

const offered = palettes.filter(({ paletteNum }) => paletteNum !== UPLOADS_PALETTE);

describe.each(offered)('the $paletteName', ({ paletteName, paletteNum }) => {
  const inPalette = () => looks.filter((look) => look.paletteNum === paletteNum);
  const values = () => inPalette().map((look) => look.lightness);

  it('are 24 or more, in fifteen kinds or more', () => {
    expect(inPalette().length).toBeGreaterThanOrEqual(24);
    expect(new Set(inPalette().map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(15);
  });

  it('have no seams', () => {
    const seams = inPalette().filter(({ seam }) => seam >= 1.15);
    expect(seams.map(({ fabricName, seam }) => `${fabricName}: ${seam.toFixed(2)}`)).toEqual([]);
  });

  it('span the values', () => {
    const [dark, medium, light] = VALUES[paletteName] ?? COLOURED;
    expect(values().filter((l) => l < 0.45).length, 'darks').toBeGreaterThanOrEqual(dark);
    expect(values().filter((l) => l >= 0.45 && l < 0.7).length, 'mediums').toBeGreaterThanOrEqual(medium);
    expect(values().filter((l) => l >= 0.7).length, 'lights').toBeGreaterThanOrEqual(light);
  });

  if (paletteName === 'Blacks') {
    it('are black, whatever their print', () => {
      for (const look of inPalette()) expect(look.blackest, look.fabricName).toBeLessThan(0.35);
    });
  }
  if (paletteName === 'Off-Whites') {
    it('can serve as a background, from ivory to biscuit', () => {
      expect(Math.min(...values())).toBeGreaterThan(0.8);
      expect(values().filter((l) => l < 0.9).length).toBeGreaterThanOrEqual(6);
    });
  }
  if (paletteName === 'Whites') {
    it('are white on white, some bright, some shaded', () => {
      expect(Math.min(...values())).toBeGreaterThan(0.9);
      expect(values().filter((l) => l >= 0.95).length).toBeGreaterThanOrEqual(5);
      expect(values().filter((l) => l < 0.935).length).toBeGreaterThanOrEqual(5);
    });
  }
});
