import { beforeAll, describe, expect, it } from 'vitest';
import { render } from './cloth.js';
import { fromHex } from './colour.js';
import { averageColour } from './encode.js';
import { libraryFabrics, standInFabrics } from './library-fabrics.js';

const fabrics = [...standInFabrics, ...libraryFabrics];

interface Look {
  readonly seam: number;
  readonly signature: readonly number[];
  readonly lightness: number;
}

const looks = new Map<string, Look>();

beforeAll(() => {
  for (const { fabricName, cloth } of fabrics) {
    const pixels = render(cloth);
    const lightness = fromHex(averageColour(pixels)).l;
    looks.set(fabricName, { seam: seam(pixels), signature: signature(pixels), lightness });
  }
});

describe('library fabrics', () => {
  it('are numbered from 11 without gaps, after nine spots and the background', () => {
    expect(standInFabrics.map((fabric) => fabric.fabricNum)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(libraryFabrics.map((fabric) => fabric.fabricNum)).toEqual(libraryFabrics.map((_, i) => i + 11));
  });

  it('have names of their own, of letters and single spaces', () => {
    expect(new Set(fabrics.map((fabric) => fabric.fabricName.toLowerCase())).size).toBe(fabrics.length);
    for (const { fabricName } of libraryFabrics) expect(fabricName).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)*$/);
  });

  it.each(fabrics.map((fabric) => fabric.fabricName))('%s has no seam', (name) => {
    expect(looks.get(name)?.seam).toBeLessThan(1.15);
  });

  it('shows a seam where a tile is cut too short', () => {
    const pixels = render(fabricCalled('Blue Willow Peony').cloth);
    const stretched = new Uint8Array(pixels.length);
    for (let i = 0; i < pixels.length; i += 3) {
      const x = (i / 3) % 512;
      const from = i - 3 * (x - Math.floor(x * 0.9));
      stretched.set(pixels.subarray(from, from + 3), i);
    }
    expect(seam(stretched)).toBeGreaterThan(1.5);
  });

  it('come out the same every time', () => {
    for (const name of ['Dusk Meadow', 'Deep Lagoon', 'Highland Holiday']) {
      const { cloth } = fabricCalled(name);
      expect(Buffer.compare(render(cloth), render(cloth))).toBe(0);
    }
  });

  it('can all be told apart', () => {
    const alike: string[] = [];
    fabrics.forEach((one, i) => {
      for (const other of fabrics.slice(0, i)) {
        const allowed = one.cloth.kind === other.cloth.kind ? 3 : 1;
        if (difference(one.fabricName, other.fabricName) < allowed)
          alike.push(`${one.fabricName} ~ ${other.fabricName}`);
      }
    });
    expect(alike).toEqual([]);
  });

  it.each([
    [2, 'Blues'],
    [5, 'Reds'],
  ])('of palette %i, %s, are 24 or more, with darks, mediums and lights, in a dozen kinds', (paletteNum) => {
    const palette = libraryFabrics.filter((fabric) => fabric.paletteNum === paletteNum);
    const values = palette.map((fabric) => looks.get(fabric.fabricName)?.lightness ?? 0);
    expect(palette.length).toBeGreaterThanOrEqual(24);
    expect(values.filter((l) => l < 0.45).length).toBeGreaterThanOrEqual(5);
    expect(values.filter((l) => l >= 0.45 && l < 0.7).length).toBeGreaterThanOrEqual(8);
    expect(values.filter((l) => l >= 0.7).length).toBeGreaterThanOrEqual(5);
    expect(new Set(palette.map((fabric) => fabric.cloth.kind)).size).toBeGreaterThanOrEqual(12);
  });
});

function fabricCalled(name: string): (typeof fabrics)[number] {
  const fabric = fabrics.find(({ fabricName }) => fabricName === name);
  if (!fabric) throw new Error(`There is no fabric called ${name}.`);
  return fabric;
}

/**
 * The step over the tile's edges as a share of the largest step between two columns, or rows, inside: in green, means
 * of the whole column or row.
 */
function seam(pixels: Uint8Array): number {
  const size = 512;
  const columns = new Float64Array(size);
  const rows = new Float64Array(size);
  for (let y = 0; y < size; y++) {
    const row = size * y;
    const above = size * ((y + size - 1) % size);
    for (let x = 0; x < size; x++) {
      const here = pixels[3 * (row + x) + 1] ?? 0;
      const left = pixels[3 * (row + ((x + size - 1) % size)) + 1] ?? 0;
      columns[x] = (columns[x] ?? 0) + Math.abs(here - left);
      rows[y] = (rows[y] ?? 0) + Math.abs(here - (pixels[3 * (above + x) + 1] ?? 0));
    }
  }
  return Math.max(...[columns, rows].map((steps) => (steps[0] ?? 0) / Math.max(...steps.subarray(1))));
}

/** Red, green and blue of 64 × 64 patches, each in order of size: what colours there are, and how much of each. */
function signature(pixels: Uint8Array): number[] {
  return [0, 1, 2].flatMap((channel) => {
    const patches: number[] = [];
    for (let y = 0; y < 512; y += 8) {
      for (let x = 0; x < 512; x += 8) {
        let sum = 0;
        for (let i = 0; i < 16; i++)
          sum += pixels[3 * (512 * (y + 2 * (i >> 2)) + x + 2 * (i % 4)) + channel] ?? 0;
        patches.push(sum / 16);
      }
    }
    return patches.sort((a, b) => a - b).filter((_, i) => i % 128 === 64);
  });
}

/** Mean distance of two fabrics' signatures, in levels of 255. */
function difference(one: string, other: string): number {
  const [a, b] = [looks.get(one)?.signature ?? [], looks.get(other)?.signature ?? []];
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}
