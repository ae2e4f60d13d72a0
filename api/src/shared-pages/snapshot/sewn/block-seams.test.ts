import { SEGMENT_STRIDE } from '@quiltwright/shared/quilting/sewn/stitch-lines';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { expect, it } from 'vitest';
import { coverOf } from './block-cover.mjs';
import { blockSeams } from './block-seams.mjs';

const INCHES = { width: 12, height: 12 };
const SAMPLES = { width: 480, height: 480 };

const shape = (shapeType: number, [shapeXLoc, shapeYLoc, shapeWidth, shapeHeight]: number[]) => ({
  ...{ shapeNum: 1, shapeType, fillFabric: 11, strokeWidth: 0 },
  ...{ shapeXLoc, shapeYLoc, shapeWidth, shapeHeight },
});
const ground = shape(1, [0, 0, 1000, 1000]);

function seamsOf(shapes: object[], samples: typeof SAMPLES) {
  const levels = [shapes] as unknown as Levels;
  return blockSeams(levels, coverOf(levels, samples.width, samples.height).cover, samples, INCHES);
}

/** Returns the seams inside a block of 12 inches, as x1, y1, x2, y2. Four segments go around the block. */
function inside(...shapes: object[]): number[][] {
  const packed = seamsOf(shapes, SAMPLES);
  const all = Array.from({ length: packed.length / SEGMENT_STRIDE }, (_, index) => [
    ...packed.subarray(index * SEGMENT_STRIDE, index * SEGMENT_STRIDE + 4),
  ]);
  const around = all.splice(0, 4).map(([x, y]) => [x, y]);
  expect(around).toEqual([
    [0, 0],
    [12, 0],
    [12, 12],
    [0, 12],
  ]);
  return all;
}

it('finds a seam between two halves once, and none along the edge of the block', () => {
  expect(inside(ground, shape(1, [0, 0, 500, 1000]))).toEqual([[6, 0, 6, 12]]);
  const halves = [shape(1, [0, 0, 500, 1000]), shape(1, [500, 0, 500, 1000])];
  expect(inside(...halves)).toEqual([[6, 12, 6, 0]]);
});

it('leaves out what a patch above hides', () => {
  expect(inside(ground, shape(1, [200, 200, 300, 300]), ground)).toEqual([]);
  // A circle of 6 inches, of which a square hides the right half: 3 π inches of its edge are left.
  const circle = shape(6, [250, 250, 500, 500]);
  const seams = inside(ground, circle, shape(1, [500, 0, 500, 1000]));
  const length = ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[]) => Math.hypot(x2 - x1, y2 - y1);
  const [straight, curved] = [seams.filter(([x]) => x === 6), seams.filter(([x]) => x !== 6)];
  expect(straight.reduce((sum, seam) => sum + length(seam), 0)).toBeCloseTo(12, 0);
  expect(curved.reduce((sum, seam) => sum + length(seam), 0)).toBeCloseTo(3 * Math.PI, 0);
});

it('leaves out the seams of patches that are too small to see', () => {
  const squares = Array.from({ length: 900 }, (_, n) =>
    shape(1, [33 * (n % 30), 33 * Math.floor(n / 30), 33, 33]),
  );
  const packed = seamsOf(squares, { width: 60, height: 60 });
  expect(packed.length / SEGMENT_STRIDE).toBe(4);
});
