import { describe, expect, it } from 'vitest';
import { areaOf } from '../../geometry/outline.js';
import { blockUnits } from '../../geometry/units.js';
import { QUARTER } from './curved-forms.js';
import { outlineCornersOf } from './corners-of-shape.js';
import { shapeThrough } from './outline-corners.js';
import { faultThrough } from './faults/shape-fault.js';
import { outlineOf } from './shape-outlines.js';
import { OWN_OUTLINE, shapeTypes, type OutlineCorner, type Shape } from './shape.js';

const corner = (x: number, y: number, bulge = 0): OutlineCorner => [blockUnits(x), blockUnits(y), bulge];
const shapeOf = (
  shapeType: Shape['shapeType'],
  [x, y, width, height]: readonly [number, number, number, number],
): Shape => ({
  ...{ shapeNum: 1, shapeType, fillFabric: 1, strokeWidth: 0 },
  ...{
    shapeXLoc: blockUnits(x),
    shapeYLoc: blockUnits(y),
    shapeWidth: blockUnits(width),
    shapeHeight: blockUnits(height),
  },
});

describe('shapeThrough', () => {
  it('finds each type with straight sides by its corners, from any corner and in both directions', () => {
    for (const type of shapeTypes.filter((each) => each !== 6)) {
      /* The middle of a side of 333.3335 lies between two ten-thousandths. */
      const shape = shapeOf(type, [12.5, 0, 333.3335, 250]);
      const corners = outlineCornersOf(shape);
      for (let first = 0; first < corners.length; first++) {
        const turned = [...corners.slice(first), ...corners.slice(0, first)];
        for (const each of [turned, [...turned].reverse()]) {
          const { outline, ...fields } = shapeThrough(each);
          expect(outline).toBeUndefined();
          expect(shape).toMatchObject(fields);
        }
      }
    }
  });

  it('keeps any other outline, clockwise, with the smallest box around it', () => {
    const middle = shapeThrough([
      corner(0, 0),
      corner(50, 0),
      corner(100, 0),
      corner(100, 80),
      corner(0, 80),
    ]);
    expect(middle.shapeType).toBe(OWN_OUTLINE);
    /* A square corner whose slanted side swells outwards, drawn anticlockwise. */
    expect(shapeThrough([corner(0, 100), corner(100, 100, -QUARTER), corner(0, 0)])).toEqual({
      ...{ shapeType: 20, shapeXLoc: 0, shapeYLoc: 0, shapeWidth: 100, shapeHeight: 100 },
      outline: [corner(0, 0, QUARTER), corner(100, 100), corner(0, 100)],
    });
  });
});

describe('outlineCornersOf', () => {
  it('gives a circle four corners and quarter arcs', () => {
    const corners = outlineCornersOf(shapeOf(6, [100, 200, 400, 400]));
    expect(corners.map(([x, y]) => [x, y])).toEqual([
      [500, 400],
      [300, 600],
      [100, 400],
      [300, 200],
    ]);
    for (const [, , bulge] of corners) expect(bulge).toBeCloseTo(QUARTER, 9);
  });

  it('follows an ellipse with arcs', () => {
    const ellipse = shapeOf(6, [0, 0, 800, 300]);
    const own = { ...ellipse, ...shapeThrough(outlineCornersOf(ellipse)) };
    expect(own.outline?.length).toBeLessThanOrEqual(16);
    /* π · 400 · 150, to a thousandth. */
    expect(areaOf(outlineOf(own)) / (Math.PI * 400 * 150)).toBeCloseTo(1, 2);
  });
});

it('refuses outlines that no shape can have', () => {
  expect(faultThrough([])).toBe('few-corners');
  expect(faultThrough([corner(0, 0), corner(100, 0)])).toBe('empty');
  expect(faultThrough([corner(0, 0), corner(100, 100), corner(100, 0), corner(0, 100)])).not.toBeNull();
  expect(faultThrough([corner(0, 0), corner(0.5, 0), corner(0.5, 900), corner(0, 900)])).toBe('empty');
  expect(faultThrough([corner(0, 0), corner(100, 0), corner(0, 100)])).toBeNull();
});
