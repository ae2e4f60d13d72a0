import { expect, it } from 'vitest';
import type { Seam } from '../geometry/seam.js';
import { blockUnits } from '../geometry/units.js';
import { OWN_OUTLINE, SHAPE_TYPE, type Shape } from '../quilting/shapes/shape.js';
import { mapOf } from './map-of-shapes.js';
import type { SeamMap } from './seam-map.js';
import { withShapes, written } from './shapes-of-map.js';
import { withStroke } from './strokes.js';
import { circleAbout } from './figures/circles.js';
import { differencesBetween, line, made } from './strokes.fixture.js';

const noShapes = [[], [], []];
/** The left half of a block. */
const leftHalf: Shape = {
  ...{ shapeNum: 1, shapeType: SHAPE_TYPE.rectangle, fillFabric: 1, strokeWidth: 0 },
  ...{ shapeXLoc: blockUnits(0), shapeYLoc: blockUnits(0) },
  ...{ shapeWidth: blockUnits(500), shapeHeight: blockUnits(1000) },
};
const empty = made(mapOf(noShapes));
const drafted = (...seams: Seam[]) => made(withStroke(empty, seams)).map;
const stored = (map: SeamMap) =>
  made(written(map, { levels: noShapes, fabricOf: () => 1, firstNum: 1, isOpen: () => true }));

/** Returns what is different after a map was stored and read again. */
function lostIn(map: SeamMap): string[] {
  const { levels, shapeOf } = stored(map);
  return differencesBetween(withShapes(map, shapeOf), made(mapOf(levels)));
}

it('stores a circle within a patch as an ellipse, however it was drawn', () => {
  const upright = [line(500, 300, 500, 700, 1), line(500, 700, 500, 300, 1)];
  for (const seams of [circleAbout({ x: 500, y: 500 }, 200), upright]) {
    const map = drafted(...seams);
    const [, [circle] = []] = stored(map).levels;
    expect(circle).toMatchObject({ shapeType: SHAPE_TYPE.ellipse, shapeXLoc: 300, shapeYLoc: 300 });
    expect(circle).toMatchObject({ shapeWidth: 400, shapeHeight: 400 });
    expect(lostIn(map)).toEqual([]);
  }
});

it('marks the patches of new seams as drafted, but no appliqué, and leaves other shapes as they are', () => {
  const levels = [[leftHalf, { ...leftHalf, shapeXLoc: blockUnits(500), shapeNum: 2 }], [], []];
  const seams = [line(0, 500, 500, 500), ...circleAbout({ x: 750, y: 500 }, 100)];
  const { map } = made(withStroke(made(mapOf(levels)), seams));
  const writing = { levels, fabricOf: () => 1, firstNum: 3, isOpen: () => true };
  const after = made(written(map, writing)).levels;
  expect(after.map((shapes) => shapes.map(({ drafted = false }) => drafted))).toEqual([
    [true, true, false],
    [false],
    [],
  ]);
  expect(after[0]?.[2]).toBe(levels[0]?.[1]);
});

it('stores a circle as an outline if its top is between two ten-thousandths', () => {
  const map = drafted(line(300, 500, 700.0001, 500, 1), line(700.0001, 500, 300, 500, 1));
  const [, [circle] = []] = stored(map).levels;
  expect(circle).toMatchObject({ shapeType: OWN_OUTLINE, applique: true });
  expect(lostIn(map)).toEqual([]);
});

it('lays the smaller of two circles above the larger, in either order', () => {
  const [small, large] = [circleAbout({ x: 500, y: 500 }, 100), circleAbout({ x: 500, y: 500 }, 200)];
  for (const seams of [
    [...small, ...large],
    [...large, ...small],
  ]) {
    const map = drafted(...seams);
    const [, circles = []] = stored(map).levels;
    expect(circles.map(({ shapeWidth }) => shapeWidth)).toEqual([400, 200]);
    expect(lostIn(map)).toEqual([]);
  }
});

it('stores a circle a hair from a seam as one that doesn’t touch it', () => {
  const map = drafted(...circleAbout({ x: 500, y: 500 }, 200), line(0, 700.01, 1000, 700.01));
  expect(map.faces).toHaveLength(3);
  expect(lostIn(map)).toEqual([]);
});

it('stores a triangle as an outline if its tip is between two ten-thousandths', () => {
  const [top, tip, foot] = [
    { x: 598, y: 123.2405 },
    { x: 625, y: 142.8571 },
    { x: 598, y: 162.4738 },
  ];
  const side = (from: typeof top, to: typeof top): Seam => ({ from, to, bulge: 0 });
  const lead = line(0, 500, 598, 162.4738);
  const map = drafted(side(top, tip), side(tip, foot), side(foot, top), lead, line(598, 123.2405, 598, 0));
  const triangle = stored(map)
    .levels.flat()
    .find(({ shapeWidth }) => shapeWidth === 27);
  expect(triangle).toMatchObject({ shapeType: OWN_OUTLINE });
  expect(lostIn(map)).toEqual([]);
});

it('finds the patch around a half circle, which touches the row in its middle', () => {
  expect(lostIn(drafted(line(0, 0, 1000, 0, -1), line(0, 125, 257, 437)))).toEqual([]);
});
