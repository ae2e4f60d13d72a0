import { polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { expect, it } from 'vitest';
import { patchesOf } from './patches';

const path = (...corners: readonly (readonly [number, number])[]): Outline =>
  polygon(corners.map(([x, y]): Point => ({ x, y })));

const square = (x: number, y: number, width: number, height = width) =>
  path([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

const countOf = (cloths: string, ...outlines: Outline[]) => count(false, cloths, outlines);
const countJoined = (cloths: string, ...outlines: Outline[]) => count(true, cloths, outlines);

const count = (isJoined: boolean, cloths: string, outlines: readonly Outline[]) =>
  patchesOf(outlines, (shape) => ({ name: cloths[shape] ?? '', isJoined })).patches.length;

/* The two halves of a square of 500, and of a rectangle of 500 × 300. */
const above = path([0, 0], [500, 0], [0, 500]);
const below = path([500, 0], [500, 500], [0, 500]);
const long = path([0, 0], [500, 0], [0, 300]);
const beside = path([500, 0], [500, 300], [0, 300]);

it('makes one patch of pieces that are convex together, if one alone would need a template', () => {
  expect(countOf('aa', long, beside)).toBe(1);
  expect(countOf('ab', long, beside)).toBe(2);
  expect(patchesOf([long, beside]).patches).toHaveLength(2);
  const [whole] = patchesOf([long, beside], () => ({ name: 'a', isJoined: false })).patches;
  /* Each part is half of 500 × 300. */
  const parts = [
    { shape: 0, area: 75_000 },
    { shape: 1, area: 75_000 },
  ];
  expect(whole).toMatchObject({ shape: 0, area: 150_000, holes: [], parts });
});

it('makes one patch of pieces that form a diamond', () => {
  /* The slanted sides are 500 long, because the legs are 300 and 400. */
  const [left, middle, right] = [
    path([0, 400], [300, 0], [300, 400]),
    square(300, 0, 200, 400),
    path([500, 0], [800, 0], [500, 400]),
  ];
  expect(countOf('aaa', left, middle, right)).toBe(1);
  /*
   * Half-square triangles on both sides of a rectangle of 500 − 353.55 by 353.55 also form a diamond: all its sides are
   * 500.
   */
  const half = 353.5534;
  const slanted = [
    path([0, half], [half, 0], [half, half]),
    square(half, 0, 500 - half, half),
    path([500, 0], [500 + half, 0], [500, half]),
  ];
  expect(countOf('aaa', ...slanted)).toBe(1);
});

it('keeps the drawn seams of squares and half-squares', () => {
  expect(countOf('aa', above, below)).toBe(2);
  expect(countOf('aa', above, square(0, 500, 500, 100))).toBe(2);
  expect(countOf('aa', square(0, 0, 100), square(100, 0, 100))).toBe(2);
});

it('keeps pieces apart that together would have an inner corner', () => {
  /* First a triangle on top of a bar, then two triangles that touch in a point. */
  expect(countOf('aa', long, square(0, 300, 100, 400))).toBe(2);
  expect(countOf('aa', long, path([500, 0], [900, 0], [900, 300]))).toBe(2);
});

it('merges all touching pieces or none, in any order', () => {
  /* The first two pieces alone would merge. Beside a square that is lower than they are, no piece merges. */
  const three = [long, beside, square(500, 0, 100, 200)];
  expect(countOf('aaa', ...three)).toBe(3);
  expect(countOf('aaa', ...[...three].reverse())).toBe(3);
});

it('makes one patch of joined shapes of any form that meet in one fabric', () => {
  expect(countJoined('aa', above, below)).toBe(1);
  expect(countJoined('ab', above, below)).toBe(2);
  expect(countJoined('aa', long, path([500, 0], [900, 0], [900, 300]))).toBe(2);
  /* A frame of four strips around a square of 300. */
  const frame = [
    square(0, 0, 500, 100),
    square(400, 100, 100, 300),
    square(0, 400, 500, 100),
    square(0, 100, 100, 300),
  ];
  expect(countJoined('aaaab', ...frame, square(100, 100, 300))).toBe(2);
  expect(countJoined('aacab', ...frame, square(100, 100, 300))).toBe(3);
});
