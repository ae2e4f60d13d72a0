import { createHash } from 'node:crypto';
import { fabricCollections } from '@quiltwright/shared/library/fabric-collections';
import { fabricKinds } from '@quiltwright/shared/library/fabric-kinds';
import { groundFabrics } from '@quiltwright/shared/library/ground-fabrics';
import { palettes, UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import { assertExists } from '@quiltwright/shared/result';
import { describe, expect, it } from 'vitest';
import { seam } from '../../../test/pictures/cloth-looks.js';
import { premadeBlocks } from '../premade.js';
import { render } from './cloth.js';
import { fabricNumbers } from './fabric-numbers.js';
import { libraryFabrics, standInFabrics } from './library-fabrics.js';

const fabrics = [...standInFabrics, ...libraryFabrics];

describe('library fabrics', () => {
  it('are numbered from 11 without gaps, after nine spots and the background', () => {
    expect(standInFabrics.map((fabric) => fabric.fabricNum)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(libraryFabrics.map((fabric) => fabric.fabricNum)).toEqual(libraryFabrics.map((_, i) => i + 11));
    expect(libraryFabrics.map((fabric) => fabric.fabricName)).toEqual([...fabricNumbers.keys()]);
  });

  it('never change their numbers', () => {
    // The first 773 names as first published. If this fails, a name was changed, dropped or moved, which must
    // be undone.
    const published = [...fabricNumbers.keys()].slice(0, 773).join();
    expect(createHash('sha256').update(published).digest('hex')).toBe(
      'bec000d0032c3361aa3e635d0bc7b90326ef3fe170b65c28ad388c6acbb405b7',
    );
  });

  it('are shown with their apostrophes, and otherwise by their stored names', () => {
    const others = libraryFabrics.filter(({ fabricName, shownName }) => shownName !== fabricName);
    expect(others.map(({ shownName }) => shownName)).toEqual(['Grandmother’s Roses', 'Settlers’ Stripe']);
    for (const { fabricName, shownName } of others) expect(shownName.replace('’', '')).toBe(fabricName);
  });

  it('have the kinds by which people search', () => {
    expect(new Map(libraryFabrics.map(({ fabricNum, cloth }) => [fabricNum, cloth.kind]))).toEqual(
      fabricKinds,
    );
  });

  it('are grounds of blocks if they are off-white or white', () => {
    const light = ['Off-Whites', 'Whites'].map(
      (name) => palettes.find(({ paletteName }) => paletteName === name)?.paletteNum,
    );
    const grounds = libraryFabrics.filter(({ paletteNum }) => light.includes(paletteNum));
    expect(new Set(grounds.map(({ fabricNum }) => fabricNum))).toEqual(groundFabrics);
  });

  it('have unique names of letters and single spaces', () => {
    expect(new Set(fabrics.map((fabric) => fabric.fabricName.toLowerCase())).size).toBe(fabrics.length);
    for (const { fabricName } of libraryFabrics) expect(fabricName).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)*$/);
  });

  it('number 700 or more on offer, with 120 solids among them', () => {
    const offered = libraryFabrics.filter(({ paletteNum }) => paletteNum !== 0);
    expect(offered.length).toBeGreaterThanOrEqual(700);
    expect(offered.filter(({ cloth }) => cloth.kind === 'solid').length).toBeGreaterThanOrEqual(120);
    expect(offered.filter(({ cloth }) => /^low-volume|text/.test(cloth.kind)).length).toBeGreaterThanOrEqual(
      40,
    );
  });

  it('fill every palette except that of uploads', () => {
    const filled = new Set(libraryFabrics.map(({ paletteNum }) => paletteNum).filter((num) => num !== 0));
    const offered = palettes.map(({ paletteNum }) => paletteNum).filter((num) => num !== UPLOADS_PALETTE);
    expect([...filled].sort((a, b) => a - b)).toEqual(offered);
  });
});

describe('fabrics no longer on offer', () => {
  const withdrawn = new Set(
    libraryFabrics.filter(({ recipeFile }) => recipeFile === 'retired').map(({ fabricNum }) => fabricNum),
  );

  it('are in no palette', () => {
    expect(
      libraryFabrics.filter(({ paletteNum }) => paletteNum === 0).map(({ fabricNum }) => fabricNum),
    ).toEqual([...withdrawn]);
  });

  it('are used by no library block', () => {
    for (const { designName, cloth } of premadeBlocks)
      expect(
        cloth.filter((fabricNum) => withdrawn.has(fabricNum)),
        designName,
      ).toEqual([]);
  });
});

describe('collections', () => {
  it.each(fabricCollections)(
    '$collectionName: 12 to 20 fabrics, all on offer, in five kinds or more',
    ({ fabricNums }) => {
      const members = libraryFabrics.filter(({ fabricNum }) => fabricNums.includes(fabricNum));
      expect(members.map(({ fabricNum }) => fabricNum)).toEqual(fabricNums);
      expect(members.length).toBeGreaterThanOrEqual(12);
      expect(members.length).toBeLessThanOrEqual(20);
      expect(members.filter(({ paletteNum }) => paletteNum === 0)).toEqual([]);
      expect(new Set(members.map(({ cloth }) => cloth.kind)).size).toBeGreaterThanOrEqual(5);
    },
  );

  it('contain each fabric made for them', () => {
    const held = new Set(fabricCollections.flatMap(({ fabricNums }) => fabricNums));
    const made = libraryFabrics.filter(({ recipeFile }) => recipeFile.startsWith('collections-'));
    expect(made.filter(({ fabricNum }) => !held.has(fabricNum)).map(({ fabricName }) => fabricName)).toEqual(
      [],
    );
  });
});

describe('a fabric of each kind', () => {
  // Tossed or set fabrics are made in the same way for any motif.
  const kinds = new Map(fabrics.map((fabric) => [fabric.cloth.kind.split(' ')[0] ?? '', fabric]));

  it.each([...kinds.keys()])('%s, finished, is the same every time and has no seam', (kind) => {
    const { cloth } = assertExists(kinds.get(kind), kind);
    const pixels = render(cloth);
    expect(Buffer.compare(pixels, render(cloth))).toBe(0);
    expect(seam(pixels)).toBeLessThan(1.15);
  });
});

describe('the measure of seams', () => {
  it('detects a tile that is cut too short', () => {
    const peony = libraryFabrics.find(({ fabricName }) => fabricName === 'Blue Willow Peony');
    const pixels = render(assertExists(peony, 'a floral').cloth);
    const stretched = new Uint8Array(pixels.length);
    for (let i = 0; i < pixels.length; i += 3) {
      const x = (i / 3) % 512;
      const from = i - 3 * (x - Math.floor(x * 0.9));
      stretched.set(pixels.subarray(from, from + 3), i);
    }
    expect(seam(stretched)).toBeGreaterThan(1.5);
  });
});
