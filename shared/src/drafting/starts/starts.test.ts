import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../../geometry/point.js';
import type { SeamMap } from '../seam-map.js';
import { made, wrongsOf } from '../strokes.fixture.js';
import { centre, polarOf } from './polar.js';
import { startMap } from './start-map.js';
import { draftStartNames, type DraftStartName } from './start-titles.js';
import { boundedNumbers, draftStarts, usualNumbers } from './starts.js';

function mapOfStart(start: DraftStartName, ...numbers: number[]): SeamMap {
  return made(startMap(start, numbers)).map;
}

/** Returns the areas of the patches of a block of `side` inches in square inches, smallest first, to four decimals. */
function areas({ faces }: SeamMap, side: number): number[] {
  return faces.map(({ area }) => Number(((area * side ** 2) / 1e6).toFixed(4))).sort((a, b) => a - b);
}

/** Returns the different angles of the corners at a distance from the centre, in degrees from the top. */
function anglesAt({ corners }: SeamMap, radius: number): number[] {
  return corners
    .filter((corner) => Math.abs(distance(corner, centre) - radius) < 0.01)
    .map((corner) => Number(polarOf(centre, corner).degrees.toFixed(3)))
    .sort((a, b) => a - b);
}

const gaps = (angles: readonly number[]) => angles.slice(1).map((angle, i) => angle - (angles[i] ?? 0));

it.each([
  [6, 1.7574],
  [12, 3.5147],
  [15, 4.3934],
  [18, 5.2721],
])(
  'puts the tips of a LeMoyne star of %d inches B ÷ (2 + √2) = %d inches from the corners',
  (side, inches) => {
    const { corners } = mapOfStart('star', 8, 1);
    const onTop = corners.filter(({ y }) => y === 0).map(({ x }) => (x * side) / 1000);
    expect(onTop.sort((a, b) => a - b)[1]).toBeCloseTo(inches, 4);
    expect(side / (2 + Math.SQRT2)).toBeCloseTo(inches, 4);
  },
);

describe('a star', () => {
  it.each([6, 8, 10, 12, 16])('of %d points has as many diamonds, which are alike', (count) => {
    const { faces } = mapOfStart('star', count, 1);
    const atCentre = faces.filter(({ outline }) => outline.some(isCentre)).map(({ area }) => area);
    expect(atCentre).toHaveLength(count);
    expect(Math.max(...atCentre) - Math.min(...atCentre)).toBeLessThan(0.2);
  });

  it('of 8 points has 8 diamonds, 4 squares and 4 triangles, and with three rows 72 diamonds', () => {
    expect(mapOfStart('star', 8, 1).faces).toHaveLength(16);
    expect(mapOfStart('star', 8, 3).faces).toHaveLength(8 * 9 + 8);
  });

  it('split to its tips has two triangles for each diamond', () => {
    expect(mapOfStart('splitStar', 8).faces).toHaveLength(24);
  });
});

describe('a star of 12 inches around a middle square', () => {
  const partsOf = (start: DraftStartName, ...numbers: number[]) => {
    const { map, spotOf } = made(startMap(start, numbers));
    const area = (spot: number) =>
      map.faces.filter((face) => spotOf(face) === spot).reduce((sum, face) => sum + face.area * 144e-6, 0);
    return [map.faces.length, ...[1, 2, 3].map((spot) => Number(area(spot).toFixed(3)))];
  };

  it('has 21 patches as an Ohio Star of 4-inch squares', () => {
    // Four corners and four outer triangles; eight points and the middle; four inner triangles.
    expect(partsOf('ohioStar', 1000 / 3)).toEqual([21, 4 * 16 + 4 * 4, 8 * 4 + 16, 4 * 4]);
  });

  it('has 17 patches as a Sawtooth Star with a 6-inch middle', () => {
    // Four 3-inch corners and four geese; eight triangles with legs of 3 inches; the middle.
    expect(partsOf('sawtoothStar', 500)).toEqual([17, 4 * 9 + 4 * 9, 8 * 4.5, 36]);
  });

  it('has 13 patches as a Friendship Star of 4-inch squares', () => {
    expect(partsOf('friendshipStar', 1000 / 3)).toEqual([13, 4 * 16 + 4 * 8, 4 * 8 + 16, 0]);
  });

  it('has corners of 2 inches around an 8-inch middle', () => {
    const { corners } = mapOfStart('sawtoothStar', 2000 / 3);
    expect(corners.filter(({ y }) => y === 0).map(({ x }) => Number(((x * 12) / 1000).toFixed(3)))).toContain(
      2,
    );
  });
});

it.each([
  ['star', 12],
  ['star', 16],
  ['splitStar', 16],
] as const)('puts tips of a %s of %d points in the middles of the edges', (start, count) => {
  const { corners } = mapOfStart(start, count, 1);
  for (const [x, y] of [
    [500, 0],
    [1000, 500],
    [500, 1000],
    [0, 500],
  ])
    expect(corners).toContainEqual({ x, y });
});

function isCentre({ x, y }: Point): boolean {
  return distance({ x, y }, centre) < 0.01;
}

it.each([
  [2, 4],
  [3, 9],
  [5, 25],
  [7, 49],
])('makes %d² squares of a grid by turns of two fabrics', (side, count) => {
  const { map, spotOf } = made(startMap('fourPatch', [side, side]));
  expect(map.faces).toHaveLength(count);
  expect(map.faces.filter((face) => spotOf(face) === 1)).toHaveLength(Math.ceil(count / 2));
});

it('cuts a Drunkard’s Path of 4 inches with a radius of 3 into 7.0686 and 8.9314 square inches', () => {
  // π · 3² ÷ 4 = 7.0686
  expect(areas(mapOfStart('drunkardsPath', 1, 750), 4)).toEqual([7.0686, 8.9314]);
});

it('cuts an Orange Peel of 6 inches into a melon of 36 · (π ÷ 2 − 1) square inches and two others', () => {
  const [one, other, melon] = areas(mapOfStart('orangePeel', 1, 90), 6);
  expect(melon).toBeCloseTo(20.5487, 3);
  expect(one).toBeCloseTo(7.7257, 3);
  expect(other).toBe(one);
  expect(mapOfStart('orangePeel', 2, 90).faces).toHaveLength(12);
});

it('cuts a fan into blades of one area', () => {
  const { map, spotOf } = made(startMap('fan', [6, 850, 250]));
  const blades = map.faces.filter((face) => [2, 3].includes(spotOf(face)));
  expect(blades).toHaveLength(6);
  // π · (850² − 250²) ÷ 4 ÷ 6
  for (const { area } of blades) expect(area).toBeCloseTo((Math.PI * (850 ** 2 - 250 ** 2)) / 24, 0);
});

it('makes the arc of a New York Beauty with 5 points of 11 pieces', () => {
  const { map, spotOf } = made(startMap('newYorkBeauty', [5, 800, 400]));
  const spots = map.faces.map(spotOf);
  expect(spots.filter((spot) => spot === 2)).toHaveLength(5);
  expect(spots.filter((spot) => spot === 1)).toHaveLength(6);
  // The quarter circle and the background complete the block.
  expect(spots).toHaveLength(13);
});

it.each([
  [16, 22.5],
  [32, 11.25],
])('puts the tips of a compass with %d points %d° apart', (count, step) => {
  const map = mapOfStart('compass', count, 450, 150);
  const angles = anglesAt(map, 450);
  expect(angles).toHaveLength(count);
  for (const gap of gaps(angles)) expect(gap).toBeCloseTo(step, 2);
  expect(map.faces.every(({ within }) => within === null)).toBe(true);
});

it.each([
  [12, 30],
  [16, 22.5],
  [20, 18],
])('makes a Dresden Plate of %d blades of %d°', (count, step) => {
  const { map, spotOf } = made(startMap('dresdenPlate', [count, 450, 120]));
  const angles = anglesAt(map, 120);
  expect(angles).toHaveLength(count);
  for (const gap of gaps(angles)) expect(gap).toBeCloseTo(step, 2);
  const blades = map.faces.filter((face) => [2, 3].includes(spotOf(face)));
  const sizes = blades.map(({ area }) => area);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(0.2);
  // The plate lies on one background.
  expect(blades.every(({ within }) => within !== null)).toBe(true);
  expect(map.faces.filter(({ within }) => within === null)).toHaveLength(1);
});

it.each(draftStartNames)('makes a whole map of %s with any numbers', (start) => {
  expect(wrongsOf(mapOfStart(start, ...usualNumbers(start)))).toEqual([]);
  const numbers = fc.array(fc.oneof(fc.integer({ min: -5, max: 40 }), fc.double({ min: 0, max: 1100 })), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(numbers, (given) => {
      const { map, spotOf } = made(startMap(start, given));
      expect(wrongsOf(map)).toEqual([]);
      for (const face of map.faces) expect(spotOf(face)).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 20 },
  );
});

it.each(draftStartNames)('keeps the usual numbers of %s as they are, and bounds others', (start) => {
  const usual = usualNumbers(start);
  expect(boundedNumbers(start, usual)).toEqual(usual);
  const huge = boundedNumbers(
    start,
    usual.map(() => Infinity),
  );
  expect(huge).toEqual(usual);
  const most = boundedNumbers(
    start,
    usual.map(() => 1e9),
  );
  most.forEach((value, index) => {
    expect(value).toBeLessThanOrEqual(draftStarts[start].numbers[index]?.bounds(most)[1] ?? 0);
  });
});
