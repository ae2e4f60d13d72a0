import { placed } from '@quiltwright/shared/geometry/outline';
import { unitOutline } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { inches } from '@quiltwright/shared/geometry/units';
import { SHAPE_TYPE, type ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { blockLines } from '@quiltwright/workers/kernels/patches/lines/block-lines';
import type { SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlineOf, seamsOf } from './seams';

const RED = 11;
const BLUE = 12;
const PAPER = 0;
const left = (fabric: number) => [1, 0, 0, 500, 1000, fabric];
const right = (fabric: number) => [1, 500, 0, 500, 1000, fabric];

/** Returns the total length of all lines. */
function length(lines: number[]): number {
  let sum = 0;
  for (let i = 0; i < lines.length; i += 4) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = lines.slice(i, i + 4);
    sum += Math.hypot(x2 - x1, y2 - y1);
  }
  return sum;
}

/** Returns a block of shapes. Each shape is given by its type, box and fabric. */
const block = (shapes: number[][]): SceneBlock => ({
  key: 'block',
  blockNum: 1,
  width: inches(12),
  height: inches(12),
  shapes: new Float32Array(shapes.flat()),
  lines: blockLines(
    shapes.map(([type, x = 0, y = 0, width = 0, height = 0]) =>
      placed(unitOutline(type as ShapeType), { x, y, width, height }),
    ),
    (shape) => shapes[shape]?.[0] === SHAPE_TYPE.ellipse,
  ),
});

const seams = (...shapes: number[][]) => seamsOf(block(shapes));

test('a seam runs where two fabrics meet', () => {
  const { cloth, paper } = seams(left(RED), right(BLUE));
  expect(length(cloth)).toBe(1000);
  expect(cloth.filter((_, i) => i % 2 === 0).every((x) => x === 500)).toBe(true);
  expect(paper).toEqual([]);
});

test('no seam runs within one fabric, nor along the edge of the block', () => {
  expect(seams(left(RED), right(RED))).toEqual({ cloth: [], paper: [] });
  expect(seams([1, 0, 0, 1000, 1000, RED])).toEqual({ cloth: [], paper: [] });
});

test('paper lines separate patches without fabric', () => {
  const { cloth, paper } = seams(left(PAPER), right(PAPER));
  expect(cloth).toEqual([]);
  expect(length(paper)).toBe(1000);
});

test('another fabric on the same shapes moves the seams, not the pieces', () => {
  const shapes = [left(RED), right(BLUE), [1, 250, 250, 500, 500, RED]];
  const before = seams(...shapes);
  expect(length(seams(left(RED), right(RED), [1, 250, 250, 500, 500, BLUE]).cloth)).toBe(4 * 500);
  expect(seams(...shapes)).toEqual(before);
});

test('hidden shapes have no seams', () => {
  expect(seams(left(RED), right(BLUE), [1, 0, 0, 1000, 1000, RED])).toEqual({ cloth: [], paper: [] });
});

test('an outline is cut where its neighbour changes', () => {
  // A red square lies on red and blue halves. Only its blue half has a seam: 250 above, 250 below, 500 at the right.
  // The two halves meet in 250 + 250, above and below the square.
  const { cloth } = seams(left(RED), right(BLUE), [1, 250, 250, 500, 500, RED]);
  expect(length(cloth)).toBeCloseTo(250 + 250 + 500 + (250 + 250), 3);
});

test('a circle’s seam is as long as its rim', () => {
  const { cloth } = seams([1, 0, 0, 1000, 1000, RED], [6, 100, 100, 800, 800, BLUE]);
  const rim = Math.PI * 800;
  expect(length(cloth)).toBeGreaterThan(0.999 * rim);
  expect(length(cloth)).toBeLessThanOrEqual(rim);
});

test('a chequered block has a seam along every inner grid line', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9 }), (n) => {
      const side = 1000 / n;
      const patches = Array.from({ length: n * n }, (_, i) => {
        const [column, row] = [i % n, Math.floor(i / n)];
        return [1, column * side, row * side, side, side, (column + row) % 2 ? RED : BLUE];
      });
      expect(length(seams(...patches).cloth)).toBeCloseTo(2 * (n - 1) * 1000, 0);
    }),
  );
});

const outline = (together: number[], ...shapes: number[][]) => outlineOf(block(shapes), together);

test('an outline surrounds the visible parts of its shapes, also along the edge of the block', () => {
  // The outline of the left half consists of its top, its bottom, its left edge and the middle line of the block.
  expect(length(outline([0], left(RED), right(BLUE)))).toBe(500 + 500 + 1000 + 1000);
  expect(length(outline([0, 1], left(RED), right(RED)))).toBe(4 * 1000);
  expect(outline([], left(RED), right(BLUE))).toEqual([]);
});

test('an unselected neighbour in the same fabric stays outside', () => {
  expect(length(outline([0], left(RED), right(RED)))).toBe(500 + 500 + 1000 + 1000);
});

test('a shape under another shape is not outlined', () => {
  // The square on top leaves only the upper 400 units of the left half visible.
  const whole = outline([0], left(RED), [1, 0, 400, 500, 600, BLUE]);
  expect(length(whole)).toBe(500 + 500 + 400 + 400);
  expect(outline([0], left(RED), left(BLUE))).toEqual([]);
});
