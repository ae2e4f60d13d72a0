import { bulged, polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patchesOf } from '../patches';
import { arcError, areaError, chordError, outlineError, wrongPoints } from './patch-errors.fixture';
import { anyOutlines, anyPoints } from './random-blocks.fixture';
import { WELD } from './weld/weld-corners';

/** The number of random blocks. More, with other seeds, are tried by hand. */
const RUNS = 100;
const SEED = 1;

/**
 * The greatest difference between the area of a patch and the area inside its outline, in square block units. A corner may
 * move by 0.001, and with it half of an edge of the block, whose length is 1000.
 */
const AREA = 1;

/** The greatest distances that are accepted, in block units: of straight edges and of arcs from their places. */
interface Errors {
  straight: number;
  arc: number;
}

/** Blocks on a grid, and blocks with shapes a hair off it, whose corners are welded. */
const cases: [string, fc.Arbitrary<Outline[]>, Errors][] = [
  ['on a grid', anyOutlines([0, 0.0001]), { straight: 0.002, arc: 0.002 }],
  [
    'a hair off a grid',
    anyOutlines([0, 0, 0, 0.0001, 0.002, 0.003, 0.01, 0.05, 0.7]),
    { straight: WELD, arc: 0.02 },
  ],
];

it.each(cases)('covers a block %s once, with the topmost shape at each place', (_, blocks) => {
  fc.assert(
    fc.property(blocks, anyPoints, (outlines, points) => {
      const { patches } = patchesOf(outlines);
      expect(areaError(patches)).toBeLessThan(AREA);
      expect(outlineError(patches)).toBeLessThan(AREA);
      expect(wrongPoints(outlines, patches, points)).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

it.each(cases)('gives both patches beside a curved seam the same arc, in a block %s', (_, blocks, most) => {
  fc.assert(
    fc.property(blocks, (outlines) => {
      const { patches } = patchesOf(outlines);
      expect(chordError(outlines, patches)).toBeLessThan(most.straight);
      expect(arcError(patches)).toBeLessThan(most.arc);
    }),
    { numRuns: RUNS, seed: SEED },
  );
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
