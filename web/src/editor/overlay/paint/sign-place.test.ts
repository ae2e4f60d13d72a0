import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import { expect, it } from 'vitest';
import { signPlace } from './sign-place';

const points = (...corners: [number, number][]) => corners.map(([x, y]) => ({ x, y }));
const placeIn = (outline: ReturnType<typeof points>, ...holes: ReturnType<typeof points>[]) =>
  signPlace({ outline, holes, box: boxOfPoints(outline) });

it('places the sign in the middle of a rectangle, wide or tall', () => {
  expect(placeIn(points([2, 0], [12, 0], [12, 4], [2, 4]))).toEqual({ at: { x: 7, y: 2 }, clearance: 2 });
  expect(placeIn(points([0, 2], [4, 2], [4, 12], [0, 12]))).toEqual({ at: { x: 2, y: 7 }, clearance: 2 });
});

it('keeps the sign of an L away from the corner of the shape that it surrounds', () => {
  // The block is 12 wide and high. The shape in its lower right has a corner at (6, 6.5), close to the block's middle.
  const { at, clearance } = placeIn(points([0, 0], [12, 0], [12, 6.5], [6, 6.5], [6, 12], [0, 12]));
  expect(at).toEqual({ x: 6, y: 3 });
  expect(clearance).toBe(3);
});

it('keeps the sign out of a hole', () => {
  const square = points([0, 0], [12, 0], [12, 12], [0, 12]);
  const hole = points([4, 2], [4, 10], [10, 10], [10, 2]);
  expect(placeIn(square, hole)).toEqual({ at: { x: 2, y: 6 }, clearance: 2 });
});
