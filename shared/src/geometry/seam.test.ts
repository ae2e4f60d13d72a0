import { QUARTER } from '../quilting/shapes/curved-forms.js';
import { expect, test } from 'vitest';
import {
  arcOf,
  crossingsOf,
  crossingsOfLine,
  nearestOn,
  pointAlong,
  quadrantsOf,
  reversed,
  smoothBulges,
  squareFrom,
  tangentsFrom,
  type Seam,
} from './seam.js';

const p = (x: number, y: number) => ({ x, y });
const line = (x1: number, y1: number, x2: number, y2: number, bulge = 0): Seam => ({
  from: p(x1, y1),
  to: p(x2, y2),
  bulge,
});
const near = (x: number, y: number) => ({
  x: expect.closeTo(x, 6) as number,
  y: expect.closeTo(y, 6) as number,
});

/** A quarter of a circle of radius 500 about the top left corner, clockwise from the right to the bottom. */
const quarter = line(500, 0, 0, 500, QUARTER);
/** The upper half of a circle of radius 300 about (500, 500). */
const half = line(200, 500, 800, 500, 1);

test('an arc swells clockwise: its middle, centre and radius', () => {
  expect(pointAlong(quarter, 0.5)).toEqual(near(353.553391, 353.553391));
  expect(arcOf(quarter)?.centre).toEqual(near(0, 0));
  expect(arcOf(half)?.radiusX).toBeCloseTo(300, 9);
  expect(pointAlong(half, 0.5)).toEqual(near(500, 200));
  expect(pointAlong(line(0, 0, 300, 900), 1 / 3)).toEqual(near(100, 300));
});

test('the nearest point of a seam is on it, and not beyond its ends', () => {
  expect(nearestOn(line(0, 0, 100, 0), p(40, 7))).toEqual(near(40, 0));
  expect(nearestOn(line(0, 0, 100, 0), p(140, 7))).toEqual(near(100, 0));
  /* 600 and 800 are 1000 from the centre: the point at radius 500 is half of that. */
  expect(nearestOn(quarter, p(600, 800))).toEqual(near(300, 400));
  expect(nearestOn(half, p(900, 900))).toEqual(near(800, 500));
});

test('quadrants are the four sides of a circle that an arc passes', () => {
  expect(quadrantsOf(half)).toEqual(expect.arrayContaining([near(500, 200), near(800, 500), near(200, 500)]));
  expect(quadrantsOf(line(0, 0, 10, 10))).toEqual([]);
});

test('tangents touch the circle, and lines at right angles meet it towards its centre', () => {
  /* From 600 to the left of the centre, a tangent to radius 300 leaves at 30°: cos 60° = ½. */
  const [tangent] = tangentsFrom(p(-100, 500), half);
  expect(tangent).toEqual(near(500 - 150, 500 - 300 * Math.sin(Math.PI / 3)));
  expect(tangentsFrom(p(500, 400), half)).toEqual([]);
  expect(squareFrom(p(500, 0), half)).toEqual([near(500, 200)]);
  expect(squareFrom(p(30, 80), line(0, 0, 100, 0))).toEqual([near(30, 0)]);
  expect(squareFrom(p(130, 80), line(0, 0, 100, 0))).toEqual([]);
});

test('crossings with any line, and of lines and arcs with others', () => {
  expect(crossingsOfLine(quarter, p(0, 0), p(3, 4))).toEqual([near(300, 400)]);
  expect(crossingsOfLine(half, p(0, 260), p(1, 0))).toEqual(
    expect.arrayContaining([near(320, 260), near(680, 260)]),
  );
  const crossed = [line(1000, 0, 0, 1000), line(0, 0, 1000, 0)];
  expect(crossingsOf([line(0, 0, 1000, 1000)], crossed)).toEqual([near(500, 500)]);
  /* 3, 4, 5: at x = 300, a circle of radius 500 is 400 down. */
  expect(crossingsOf([quarter], [line(300, 0, 300, 1000)])).toEqual([near(300, 400)]);
  expect(crossingsOf([quarter], [line(0, 600, 1000, 600)])).toEqual([]);
  /* Where circles of radius 500 about (0, 0) and 300 about (500, 500) cross, 1000 · (x + y) = 500² − 300² + 2 · 500². */
  expect(crossingsOf([quarter], [half]).map(({ x, y }) => x + y)).toEqual([
    expect.closeTo(660, 6),
    expect.closeTo(660, 6),
  ]);
});

test('a smooth bend continues the seam before it', () => {
  /* A straight seam comes from the left; the next goes to a point at 45° below: a quarter of a circle. */
  const [bulge] = smoothBulges(line(500, 500, 700, 700), [line(200, 500, 500, 500)]);
  expect(bulge).toBeCloseTo(QUARTER, 9);
  const [other] = smoothBulges(reversed(line(500, 500, 700, 700)), [line(200, 500, 500, 500)]);
  expect(other).toBeCloseTo(-QUARTER, 9);
});
