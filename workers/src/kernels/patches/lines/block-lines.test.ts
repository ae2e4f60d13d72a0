import { isStraight, placed, type Outline } from '@quiltwright/shared/geometry/outline';
import { unitOutline } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import type { ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { expect, it } from 'vitest';
import { blockLines } from './block-lines';
import { GROUND, leftOf, lineCount, lineEnds, OUTSIDE, rightOf } from './line';

const shape = (type: ShapeType, x: number, y: number, width: number, height: number): Outline =>
  placed(unitOutline(type), { x, y, width, height });
const ground = shape(1, 0, 0, 1000, 1000);

/** Returns the lines of a block in which curved shapes are appliqué. */
const linesOf = (outlines: Outline[]) => blockLines(outlines, (shape) => !isStraight(outlines[shape] ?? []));

/**
 * Returns the total length of the lines with shape `one` on one side and shape `other` on the other, in block units.
 */
function lengthBetween(outlines: Outline[], one: number, other: number): number {
  const lines = linesOf(outlines);
  let length = 0;
  for (let line = 0; line < lineCount(lines); line++) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = lineEnds(lines, line);
    const [right, left] = [rightOf(lines, line), leftOf(lines, line)];
    const isBetween = (right === one && left === other) || (right === other && left === one);
    if (isBetween) length += Math.hypot(x2 - x1, y2 - y1);
  }
  return length;
}

it('distinguishes the edge of the block from bare ground', () => {
  const square = shape(1, 0, 0, 400, 300);
  expect(lengthBetween([square], 0, OUTSIDE)).toBe(700);
  expect(lengthBetween([square], 0, GROUND)).toBe(700);
});

it('treats an edge that rounding left short of the block’s edge as the block’s edge', () => {
  /* Three thirds of 333.3333 end at 999.9999, just short of the block's edge. */
  const whole = shape(1, 0, 0, 999.9999, 999.9999);
  expect(lengthBetween([whole], 0, OUTSIDE)).toBeCloseTo(4000, 2);
  expect(lengthBetween([whole], 0, GROUND)).toBe(0);
});

it('leaves out lines under a curved shape', () => {
  /* The seam between the halves is 1000 long. A circle of 400 across lies over its middle. */
  const halves = [shape(1, 0, 0, 500, 1000), shape(1, 500, 0, 500, 1000)];
  const circle = shape(6, 300, 300, 400, 400);
  expect(lengthBetween([...halves, circle], 0, 1)).toBeCloseTo(600, 3);
  /* Each half has half of the circle's rim beside it: 200 π. */
  expect(lengthBetween([...halves, circle], 2, 0)).toBeCloseTo(200 * Math.PI, 0);
  expect(lengthBetween([...halves, circle], 2, 1)).toBeCloseTo(200 * Math.PI, 0);
});

it('cuts a curved shape by the shapes over it, straight or curved', () => {
  const circle = shape(6, 300, 300, 400, 400);
  /* The right half of the circle is covered. */
  const half = shape(1, 500, 0, 500, 1000);
  expect(lengthBetween([ground, circle, half], 1, 0)).toBeCloseTo(200 * Math.PI, 0);
  expect(lengthBetween([ground, circle, half], 1, 2)).toBeCloseTo(400, 0);
  /*
   * The circles have a radius of 200, and their centres are 200 apart. A third of each rim is inside the other circle.
   */
  const other = shape(6, 500, 300, 400, 400);
  expect(lengthBetween([ground, circle, other], 1, 0)).toBeCloseTo((2 / 3) * 400 * Math.PI, 0);
  expect(lengthBetween([ground, circle, other], 2, 0)).toBeCloseTo((2 / 3) * 400 * Math.PI, 0);
  expect(lengthBetween([ground, circle, other], 2, 1)).toBeCloseTo((1 / 3) * 400 * Math.PI, 0);
});

it('leaves out a hidden curved shape', () => {
  const lines = linesOf([ground, shape(6, 300, 300, 400, 400), shape(1, 200, 200, 600, 600)]);
  for (let line = 0; line < lineCount(lines); line++)
    expect([rightOf(lines, line), leftOf(lines, line)]).not.toContain(1);
});
