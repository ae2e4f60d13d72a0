import { bulged } from '@quiltwright/shared/geometry/outline';
import { expect, it } from 'vitest';
import { patchesOf } from '../patches';
import { QUARTER, type DrawnCorner } from './own-shapes.fixture';
import { areaError, chordError, outlineError } from './patch-errors.fixture';
import { WELD } from './weld/weld-corners';

const through = (corners: readonly DrawnCorner[]) =>
  bulged(corners.map(([x, y, bulge = 0]) => ({ x, y, bulge })));

const ground: readonly DrawnCorner[] = [
  [0, 0],
  [1000, 0],
  [1000, 1000],
  [0, 1000],
];

/** Blocks with curves so near each other that patches once had parts of both in turn, or a chord of one of them. */
const blocks: Record<string, readonly (readonly DrawnCorner[])[]> = {
  'a melon and the ground beside it, 0.02 apart': [
    [
      [285.7643, 1000, QUARTER],
      [714.2857, 571.4786, QUARTER],
    ],
    [
      [714.2857, 571.4986, -QUARTER],
      [285.7843, 1000],
      [285.7843, 571.4986],
    ],
  ],
  'discs of nearly one circle, with corners at other places': [
    [
      [571.4785, 500.05, 1],
      [142.9071, 500.05, 1],
    ],
    [
      [357.1428, 714.2857, 1],
      [357.1428, 285.7143, 1],
    ],
  ],
  'parts of nearly one circle in three shapes': [
    [
      [250.07, 750.035, 1],
      [750, 750.035, 1],
    ],
    [
      [500, 750],
      [250, 750, QUARTER],
      [500, 500],
    ],
    [
      [500, 500, 1],
      [500, 1000],
    ],
  ],
  'arcs that part at a very small angle: their circles have one radius, and centres 0.014 apart': [
    [
      [0.01, 250.01, QUARTER],
      [250.01, 500.01, QUARTER],
    ],
    [
      [500, 500, QUARTER],
      [250, 750],
      [250, 500],
    ],
    [
      [500, 0],
      [500, 500],
      [250, 500, -QUARTER],
      [0, 250],
      [0, 0],
    ],
  ],
  'arcs that touch in their common end': [
    [
      [250.003, 500.003, QUARTER],
      [750.003, 0.003, QUARTER],
    ],
    [
      [750.002, 500.002, 1],
      [750.003, 0.003],
    ],
  ],
  'arcs that touch in their common end on the edge of the block': [
    [
      [428.5715, 428.5715],
      [428.5715, 0.0001, QUARTER],
      [857.1429, 428.5715],
    ],
    [
      [857.1679, 714.2857, 0.2],
      [714.3357, 571.4535, -0.2],
      [857.1679, 428.6214, 0.1],
      [1000, 571.4535, -0.3],
    ],
    [
      [428.5714, 571.4286],
      [428.5714, 0, QUARTER],
      [1000, 571.4286],
    ],
  ],
  'an arc that begins on another, a little beyond the crossing of their circles': [
    [
      [1000, 250, QUARTER],
      [750, 500.05, QUARTER],
      [500, 250],
    ],
    [
      [1000, 250.7, 1],
      [500.7, 250.7],
    ],
  ],
};

it.each(Object.entries(blocks))('patches have the areas of their outlines: %s', (_, shapes) => {
  const outlines = [ground, ...shapes].map(through);
  const { patches } = patchesOf(outlines);
  expect(outlineError(patches)).toBeLessThan(1);
  expect(areaError(patches)).toBeLessThan(1);
  expect(chordError(outlines, patches)).toBeLessThan(WELD);
});
