import { expect, it } from 'vitest';
import { cornersOfBox } from '../box.js';
import { convexContains, convexIntersection, convexPenetration } from './convex.js';
import { turnedCorners, turnedReach } from '../orientation.js';
import { areaOf, polygon } from '../outline.js';

const square = { x: 0, y: 0, width: 12, height: 12 };
const diamond = (x: number, y: number) => turnedCorners({ ...square, x, y }, { turn: 1 });
/* A diamond of 12 inches reaches 6√2 = 8.4853 from its middle. */
const REACH = 6 * Math.SQRT2;

it('squares on their points touch side by side, although their boxes overlap', () => {
  expect(convexPenetration(diamond(0, 0), diamond(REACH, REACH))).toBeCloseTo(0, 9);
  expect(convexPenetration(diamond(0, 0), diamond(REACH, REACH + 1))).toBeCloseTo(-Math.SQRT1_2, 9);
  expect(convexPenetration(diamond(0, 0), diamond(REACH, REACH - 1))).toBeCloseTo(Math.SQRT1_2, 9);
});

it('turned rectangles reach into each other as their outlines do', () => {
  const outline = (x: number, y: number, width: number, height: number, turn: number) =>
    turnedCorners({ x: x - width / 2, y: y - height / 2, width, height }, { turn });
  const turns = Array.from({ length: 8 }, (_, turn) => turn);
  const ways = [
    [0, 0],
    [6, 6],
    [6, -3],
    [-2, 5],
    [9, 1],
  ] as const;
  for (const turn of turns)
    for (const otherTurn of turns)
      for (const [x, y] of ways)
        expect(
          turnedReach({ width: 12, height: 4, turn }, { width: 6, height: 3, turn: otherTurn }, x, y),
        ).toBeCloseTo(convexPenetration(outline(0, 0, 12, 4, turn), outline(x, y, 6, 3, otherTurn)), 9);
});

it('level boxes reach into each other as boxes do', () => {
  const other = cornersOfBox({ x: 9, y: 2, width: 12, height: 12 });
  expect(convexPenetration(cornersOfBox(square), other)).toBe(3);
});

it('the shared part of a square and its diamond is an octagon', () => {
  // Each corner of the square is 12/√2 = 8.4853 from the middle; the diamond cuts 2.4853 of it: a triangle of 2.4853².
  const shared = convexIntersection(cornersOfBox(square), diamond(0, 0));
  expect(shared).toHaveLength(8);
  expect(areaOf(polygon(shared))).toBeCloseTo(144 - 4 * (REACH - 6) ** 2, 9);
});

it('apart, they share nothing', () => {
  expect(convexIntersection(diamond(0, 0), diamond(30, 0))).toEqual([]);
});

it('a diamond contains the square inside it', () => {
  expect(convexContains(diamond(0, 0), cornersOfBox({ x: 2, y: 2, width: 8, height: 8 }))).toBe(true);
  expect(convexContains(diamond(0, 0), cornersOfBox({ x: 1, y: 1, width: 10, height: 10 }))).toBe(false);
});
