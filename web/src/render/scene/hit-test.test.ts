import { bulged, isStraight } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { unitOutline } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { inches } from '@quiltwright/shared/geometry/units';
import { shapeTypes, type ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partAt, topmostShape } from './hit-test';
import { isSamePart, type Part } from './part';

/**
 * A scene of 40 × 40 inches: a border of 4, and sashing under a cornerstone and 12-inch blocks. The first placement is
 * at (4, 4). The second has two copies, at (24, 4) and (24, 10), which overlap.
 */
const scene: Scene = {
  width: inches(40),
  length: inches(40),
  bands: [
    {
      name: 'border1',
      outer: { x: 0, y: 0, width: 40, height: 40 },
      hole: { x: 4, y: 4, width: 32, height: 32 },
      fabric: 11,
    },
    { name: 'sashing', outer: { x: 4, y: 4, width: 32, height: 32 }, hole: null, fabric: 12 },
    { name: 'cornerstones', outer: { x: 18, y: 18, width: 2, height: 2 }, hole: null, fabric: 13 },
  ],
  blocks: [
    {
      key: 'plain, with a triangle (right angle bottom left) in its lower right quarter',
      blockNum: 1,
      width: inches(12),
      height: inches(12),
      shapes: new Float32Array([1, 0, 0, 1000, 1000, 11, 2, 500, 500, 500, 500, 12]),
      lines: new Float32Array(),
    },
    {
      key: 'empty',
      blockNum: 0,
      width: inches(12),
      height: inches(12),
      shapes: new Float32Array(),
      lines: new Float32Array(),
    },
  ],
  copies: new Float32Array([4, 4, 12, 12, 0, 0, 24, 4, 12, 12, 1, 1, 24, 10, 12, 12, 0, 1]),
};

test.each([
  ['the border', 2, 20, { kind: 'band', band: 'border1' }],
  ['the sashing between the blocks', 20, 10, { kind: 'band', band: 'sashing' }],
  ['a cornerstone on the sashing', 19, 19, { kind: 'band', band: 'cornerstones' }],
  ['the sashing beside a cornerstone', 17, 19, { kind: 'band', band: 'sashing' }],
  ['the ground of a block', 5, 5, { kind: 'block', placement: 0, copy: 0, shape: 0 }],
  // The point is 6½ of 12 inches from the left edge of its block, and 7 inches from the top. In block units, that is
  // (542, 583), which is inside the triangle.
  ['a patch on the ground', 10.5, 11, { kind: 'block', placement: 0, copy: 0, shape: 1 }],
  ['the ground beside that patch', 15, 11, { kind: 'block', placement: 0, copy: 0, shape: 0 }],
  ['an empty place', 30, 5, { kind: 'block', placement: 1, copy: 1, shape: null }],
  ['a copy over an earlier one', 30, 12, { kind: 'block', placement: 1, copy: 2, shape: 0 }],
])('points at %s', (_, x, y, part) => {
  expect(partAt(scene, x, y)).toEqual(part);
});

test.each([
  [-0.1, 20],
  [20, -0.1],
  [40.1, 20],
  [20, 40.1],
])('points at nothing beside the quilt (%d, %d)', (x, y) => {
  expect(partAt(scene, x, y)).toBeNull();
});

test('parts are equal by what they are, not by when they were found', () => {
  const band: Part = { kind: 'band', band: 'border1' };
  const patch: Part = { kind: 'block', placement: 0, copy: 3, shape: 1 };
  expect(isSamePart(null, null)).toBe(true);
  expect(isSamePart({ ...band }, { ...band })).toBe(true);
  expect(isSamePart({ ...patch }, { ...patch })).toBe(true);
  expect(isSamePart(patch, { ...patch, copy: 4 })).toBe(false);
  expect(isSamePart(patch, { ...patch, shape: null })).toBe(false);
  expect(isSamePart(band, { kind: 'band', band: 'sashing' })).toBe(false);
  expect(isSamePart(band, patch)).toBe(false);
  expect(isSamePart(patch, null)).toBe(false);
});

const coordinate = fc.integer({ min: 0, max: 800 });
const shape = fc
  .record({
    type: fc.constantFrom(...shapeTypes),
    x: coordinate,
    y: coordinate,
    width: fc.integer({ min: 1, max: 200 }),
    height: fc.integer({ min: 1, max: 200 }),
  })
  .map(({ type, x, y, width, height }) => [type, x, y, width, height, 11]);

test('finds the same shape as a walk around every outline', () => {
  // The coordinates aren't whole units, so that no point lies on an outline by chance.
  const place = fc.integer({ min: 0, max: 999 }).map((units) => units + 0.3137);
  fc.assert(
    fc.property(fc.array(shape, { maxLength: 12 }), place, place, (shapes, x, y) => {
      let expected: number | null = null;
      shapes.forEach((each, i) => {
        if (windsAround(each, { x, y })) expected = i;
      });
      expect(topmostShape({ shapes: new Float32Array(shapes.flat()) }, x, y)).toBe(expected);
    }),
    { numRuns: 500 },
  );
});

/**
 * True if a point is inside a shape: its outline crosses a ray to the right an odd number of times. For a curved shape,
 * uses the equation of an ellipse.
 */
function windsAround([type = 0, x = 0, y = 0, width = 0, height = 0]: number[], at: Point): boolean {
  const outline = unitOutline(type as ShapeType);
  if (!isStraight(outline)) return Math.hypot((at.x - x) / width - 0.5, (at.y - y) / height - 0.5) <= 0.5;
  const corners = outline.map(({ to }) => ({ x: x + to.x * width, y: y + to.y * height }));
  let inside = false;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    if (a.y > at.y !== b.y > at.y && at.x < a.x + ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y))
      inside = !inside;
  });
  return inside;
}

test('finds shapes with an outline of their own by the outline, not by its box', () => {
  // The background of a quarter circle about (0, 0): a square without the quarter circle of radius 0.7.
  const background = bulged([
    { x: 0.7, y: 0, bulge: 0 },
    { x: 1, y: 0, bulge: 0 },
    { x: 1, y: 1, bulge: 0 },
    { x: 0, y: 1, bulge: 0 },
    { x: 0, y: 0.7, bulge: 1 - Math.SQRT2 },
  ]);
  const block = {
    shapes: new Float32Array([1, 0, 0, 1000, 1000, 11, -1, 0, 0, 1000, 1000, 12]),
    outlines: [background],
  };
  expect(topmostShape(block, 490, 490)).toBe(0);
  expect(topmostShape(block, 500, 500)).toBe(1);
  expect(topmostShape(block, 690, 10)).toBe(0);
  expect(topmostShape(block, 710, 10)).toBe(1);
});
