import { describe, expect, it } from 'vitest';
import { inches } from '../../geometry/units.js';
import { freeFormQuilt } from '../quilts.fixture.js';
import { insideBorders } from '../quilt-areas.js';
import { quiltVersion5 } from '../stored/frozen/quilt-version-5.fixture.js';
import { unpackedQuilt } from '../stored/packed-quilt.js';
import { restoreQuilt } from '../stored/quilt-migrations.js';
import { bandAreas, bandStrips } from './band-areas.js';
import { bandInSentence, bandLabel, bandNoun, bandSubject } from './band-words.js';
import { bandNamesOf, bandOf, withBand, withBorders, withSashing, type Band } from './bands.js';

const border = (width: number, fabric: number): Band => ({ role: 'border', width: inches(width), fabric });
const sashing: Band = { role: 'sashing', width: inches(2), fabric: 30 };

/** A quilt of 60″ × 72″ with sashing, and borders of 1″, 2″ and 5″ from the inside out. */
const quilt = freeFormQuilt({
  ...{ quiltWidth: inches(60), quiltLength: inches(72) },
  bands: [sashing, border(1, 21), border(2, 22), border(5, 23)],
});

describe('the areas of a quilt with three borders', () => {
  it('surround each other: 44 × 56, 46 × 58, 50 × 62 and 60 × 72', () => {
    const [middle, first, second] = [
      { x: 8, y: 8, width: 44, height: 56 },
      { x: 7, y: 7, width: 46, height: 58 },
      { x: 5, y: 5, width: 50, height: 62 },
    ];
    expect(insideBorders(quilt)).toEqual(middle);
    expect(bandAreas(quilt)).toEqual([
      { name: 'sashing', outer: middle, hole: null, fabric: 30 },
      { name: 'border1', outer: first, hole: middle, fabric: 21 },
      { name: 'border2', outer: second, hole: first, fabric: 22 },
      { name: 'border3', outer: { x: 0, y: 0, width: 60, height: 72 }, hole: second, fabric: 23 },
    ]);
  });

  it('are 204, 432 and 1,220 square inches in their strips', () => {
    // 46 · 58 − 44 · 56, 50 · 62 − 46 · 58 and 60 · 72 − 50 · 62.
    const [, ...borders] = bandAreas(quilt);
    const areas = borders.map((area) =>
      bandStrips(area).reduce((sum, { width, height }) => sum + width * height, 0),
    );
    expect(areas).toEqual([204, 432, 1220]);
  });

  it('have the corners that the quilter chose', () => {
    const mitred = withBand(quilt, 'border2', (band) => ({ ...band, corners: 'mitred' }));
    expect(bandAreas(mitred).map(({ corners }) => corners)).toEqual([
      ...[undefined, undefined, 'mitred', undefined],
    ]);
  });
});

it('covers the same areas as the fields of version 5 did', () => {
  // 40″ × 60″ with borders of 2″ and 3½″ around sashing.
  const restored = restoreQuilt(quiltVersion5);
  if (!restored.ok) throw new Error(restored.error.message);
  const { sideways: _, ...stored } = unpackedQuilt(restored.value);
  expect(bandAreas(stored)).toEqual([
    { name: 'sashing', outer: { x: 5.5, y: 5.5, width: 29, height: 49 }, hole: null, fabric: 17 },
    {
      ...{ name: 'border1', outer: { x: 3.5, y: 3.5, width: 33, height: 53 }, fabric: 14 },
      hole: { x: 5.5, y: 5.5, width: 29, height: 49 },
    },
    {
      ...{ name: 'border2', outer: { x: 0, y: 0, width: 40, height: 60 }, fabric: 40 },
      hole: { x: 3.5, y: 3.5, width: 33, height: 53 },
    },
  ]);
});

it('names the bands that a quilt has', () => {
  expect(bandNamesOf(quilt)).toEqual(['border1', 'border2', 'border3', 'sashing']);
  expect(bandOf(quilt, 'border3')).toEqual(border(5, 23));
  expect(bandOf(quilt, 'border4')).toBeNull();
  expect(withBand(quilt, 'border4', (band) => ({ ...band, fabric: 9 }))).toBe(quilt);
});

it('keeps sashing before the borders', () => {
  const bare = withSashing(withBorders(quilt, [border(3, 40)]), null);
  expect(bare.bands).toEqual([border(3, 40)]);
  expect(withSashing(bare, sashing).bands).toEqual([sashing, border(3, 40)]);
});

it('calls the first two borders first and second, and counts the others', () => {
  const names = ['border1', 'border2', 'border3', 'border12', 'sashing'] as const;
  expect(names.map(bandLabel)).toEqual([
    ...['First border', 'Second border', 'Border 3', 'Border 12', 'Sashing'],
  ]);
  expect(names.map(bandNoun)).toEqual(['first border', 'second border', 'border 3', 'border 12', 'sashing']);
  expect(names.map(bandInSentence)).toEqual([
    ...['the first border', 'the second border', 'border 3', 'border 12', 'the sashing'],
  ]);
  expect(names.map(bandSubject).slice(0, 3)).toEqual(['The first border', 'The second border', 'Border 3']);
});
