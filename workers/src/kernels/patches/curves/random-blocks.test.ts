import { bulged, polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patchesOf } from '../patches';
import { QUARTER, type DrawnCorner } from './own-shapes.fixture';
import { arcError, areaError, chordError, outlineError, wrongPoints } from './patch-errors.fixture';
import { anyOutlines, anyPoints } from './random-blocks.fixture';

/** The number of random blocks. More, with other seeds, are tried by hand. */
const RUNS = 100;
const SEED = 1;

/** The greatest errors that are accepted: of areas, in square block units, and of the places of arcs, in block units. */
interface Errors {
  area: number;
  /** The difference between the area of a patch and the area inside its outline. */
  outline: number;
  place: number;
}

/**
 * Blocks on a grid, and blocks with shapes a hair off it. A corner may move by 0.001, and with it half of an edge of the
 * block, whose length is 1000. A hair off the grid, two seams less than a hundredth apart become one.
 */
const cases: [string, fc.Arbitrary<Outline[]>, Errors][] = [
  ['on a grid', anyOutlines([0, 0.0001]), { area: 1, outline: 1, place: 0.002 }],
  [
    'a hair off a grid',
    anyOutlines([0, 0, 0, 0.0001, 0.002, 0.003, 0.01, 0.05, 0.7]),
    { area: 1, outline: 2, place: 0.02 },
  ],
];

it.each(cases)('covers a block %s once, with the topmost shape at each place', (_, blocks, most) => {
  fc.assert(
    fc.property(blocks, anyPoints, (outlines, points) => {
      const { patches } = patchesOf(outlines);
      expect(areaError(patches)).toBeLessThan(most.area);
      expect(outlineError(patches)).toBeLessThan(most.outline);
      expect(wrongPoints(outlines, patches, points)).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

it.each(cases)('gives both patches beside a curved seam the same arc, in a block %s', (_, blocks, most) => {
  fc.assert(
    fc.property(blocks, (outlines) => {
      const { patches } = patchesOf(outlines);
      expect(chordError(outlines, patches)).toBeLessThan(most.place);
      expect(arcError(patches)).toBeLessThan(most.place);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

it('keeps the order of two arcs that part at a very small angle', () => {
  /* The circles of the two quarter arcs have a radius of 250, and their centres are 0.014 apart. */
  const through = (corners: readonly DrawnCorner[]) =>
    bulged(corners.map(([x, y, bulge = 0]) => ({ x, y, bulge })));
  const outlines = [
    through([
      [0, 0],
      [1000, 0],
      [1000, 1000],
      [0, 1000],
    ]),
    through([
      [0.01, 250.01, QUARTER],
      [250.01, 500.01, QUARTER],
    ]),
    through([
      [500, 500, QUARTER],
      [250, 750],
      [250, 500],
    ]),
    through([
      [500, 0],
      [500, 500],
      [250, 500, -QUARTER],
      [0, 250],
      [0, 0],
    ]),
  ];
  const { patches } = patchesOf(outlines);
  expect(chordError(outlines, patches)).toBeLessThan(0.002);
  expect(outlineError(patches)).toBeLessThan(1);
});

it('keeps a whole circle that touches a seam in one point', () => {
  /* The circle begins and ends at the seam, so that the patch around it passes the same corner twice. */
  const box = (left: number, top: number, right: number, bottom: number) =>
    polygon([
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ]);
  const outlines = [
    box(0, 0, 1000, 1000),
    bulged([
      { x: 625.0001, y: 500, bulge: 1 },
      { x: 625.0001, y: 750, bulge: 1 },
    ]),
    box(250, 500, 500.0001, 750),
    box(0, 500, 500, 1000),
  ];
  const { patches } = patchesOf(outlines);
  /* π · 125² = 49,087.4 and 500² = 250,000; 1,000,000 − 49,087.4 − 250,000 = 700,912.6 */
  const whole = patches.filter(({ area }) => area > 1);
  expect(whole.map(({ area }) => Math.round(area))).toEqual([700_913, 49_087, 250_000]);
  expect(outlineError(patches)).toBeLessThan(1);
});
