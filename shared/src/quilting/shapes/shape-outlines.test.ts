import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeTypes, type Shape, type ShapeType } from './shape.js';
import { areaOf, isStraight, type Outline } from '../../geometry/outline.js';
import type { Point } from '../../geometry/point.js';
import {
  fillsBox,
  mirroredAcross,
  outlineOf,
  shapeContains,
  turnedRight,
  unitOutline,
} from './shape-outlines.js';
import { blockUnits } from '../../geometry/units.js';

const corners = { topLeft: [0, 0], topRight: [1, 0], bottomRight: [1, 1], bottomLeft: [0, 1] } as const;
const middles = { top: [0.5, 0], right: [1, 0.5], bottom: [0.5, 1], left: [0, 0.5] } as const;
const { topLeft, topRight, bottomRight, bottomLeft } = corners;

/** For each type of polygon: its number, its name, and its corners in a box of side 1. */
const vertices = [
  [1, 'rectangle', [topLeft, topRight, bottomRight, bottomLeft]],
  [2, 'right angle bottom left', [topLeft, bottomLeft, bottomRight]],
  [7, 'right angle bottom right', [topRight, bottomRight, bottomLeft]],
  [8, 'right angle top right', [topLeft, topRight, bottomRight]],
  [9, 'right angle top left', [topLeft, topRight, bottomLeft]],
  [3, 'apex up', [middles.top, bottomRight, bottomLeft]],
  [11, 'apex right', [topLeft, middles.right, bottomLeft]],
  [12, 'apex down', [topLeft, topRight, middles.bottom]],
  [13, 'apex left', [topRight, bottomRight, middles.left]],
  [10, 'diamond', [middles.top, middles.right, middles.bottom, middles.left]],
] as const;

function shape(shapeType: Shape['shapeType'], x: number, y: number, width: number, height: number): Shape {
  return {
    shapeNum: 1,
    shapeType,
    shapeXLoc: blockUnits(x),
    shapeYLoc: blockUnits(y),
    shapeWidth: blockUnits(width),
    shapeHeight: blockUnits(height),
    fillFabric: 1,
    strokeWidth: 0,
  };
}

/** Returns the side of the line from `a` to `b` on which a point is: above 0, below 0, or 0 on the line. */
function side(a: Point, b: Point, point: Point): number {
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}

/** Returns the distance of a point from the nearest edge of a convex outline: above 0 inside, below 0 outside. */
function depth(outline: readonly Point[], point: Point): number {
  const sides = outline.map((a, index) => side(a, outline[(index + 1) % outline.length] ?? a, point));
  return Math.max(Math.min(...sides), -Math.max(...sides));
}

const cornersOf = (outline: Outline): Point[] => outline.map(({ to }) => to);

const fraction = fc.double({ min: 0, max: 1, noNaN: true });

describe('unitOutline', () => {
  it.each(vertices)('type %i, %s', (type, _, expected) => {
    const outline = cornersOf(unitOutline(type)).map(({ x, y }) => `${x},${y}`);
    expect(outline.sort()).toEqual(expected.map(([x, y]) => `${x},${y}`).sort());
  });

  it('has a polygon for every type but the ellipse', () => {
    expect(shapeTypes.filter((type) => !isStraight(unitOutline(type)))).toEqual([6]);
    expect([...vertices.map(([type]) => type), 6].sort((a, b) => a - b)).toEqual(
      [...shapeTypes].sort((a, b) => a - b),
    );
  });
});

it('knows the type that fills its box: its area is the whole box', () => {
  for (const type of shapeTypes) expect(fillsBox(type)).toBe(areaOf(unitOutline(type)) > 0.999);
});

/** Returns the corners of a type of shape after a move, as sorted texts; none for the ellipse. */
function cornersMoved(type: ShapeType, move: (point: Point) => Point): string[] {
  const outline = unitOutline(type);
  return isStraight(outline)
    ? cornersOf(outline)
        .map(move)
        .map(({ x, y }) => `${x},${y}`)
        .sort()
    : [];
}
const stay = (point: Point) => point;

describe.each(shapeTypes)('type %i', (type) => {
  it('turned to the right is the type with the turned corners, and comes back after four turns', () => {
    // The top of a box becomes its right side: (x, y) becomes (1 - y, x).
    const turn = ({ x, y }: Point) => ({ x: 1 - y, y: x });
    expect(cornersMoved(turnedRight[type], stay)).toEqual(cornersMoved(type, turn));
    expect(turnedRight[turnedRight[turnedRight[turnedRight[type]]]]).toBe(type);
  });

  it('mirrored is the type with the mirrored corners, and comes back after two mirrors', () => {
    const mirror = ({ x, y }: Point) => ({ x: 1 - x, y });
    expect(cornersMoved(mirroredAcross[type], stay)).toEqual(cornersMoved(type, mirror));
    expect(mirroredAcross[mirroredAcross[type]]).toBe(type);
  });
});

describe('outlineOf', () => {
  /*
   * The box is 400 × 200. The rectangle fills the whole box, triangles and the diamond fill half, and the ellipse
   * fills π/4 of the box.
   */
  it.each([
    ...shapeTypes.filter((type) => type !== 1 && type !== 6).map((type) => [type, 40_000] as const),
    [1, 80_000] as const,
    [6, 80_000 * (Math.PI / 4)] as const,
  ])('type %i runs clockwise around its area', (type, area) => {
    expect(areaOf(outlineOf(shape(type, 100, 300, 400, 200)))).toBeCloseTo(area, 6);
  });
});

describe('shapeContains', () => {
  it.each(vertices)('type %i, %s: contains its vertices and its centroid', (type, _, expected) => {
    const placed = shape(type, 100, 300, 400, 200);
    const at = expected.map(([u, v]) => ({ x: 100 + 400 * u, y: 300 + 200 * v }));
    for (const { x, y } of at) expect(shapeContains(placed, x, y)).toBe(true);
    const centroid = {
      x: at.reduce((sum, point) => sum + point.x, 0) / at.length,
      y: at.reduce((sum, point) => sum + point.y, 0) / at.length,
    };
    expect(shapeContains(placed, centroid.x, centroid.y)).toBe(true);
  });

  it('agrees with the outline, inside and outside', () => {
    fc.assert(
      fc.property(fc.constantFrom(...vertices), fraction, fraction, ([type], u, v) => {
        const clear = depth(cornersOf(unitOutline(type)), { x: u, y: v });
        fc.pre(Math.abs(clear) > 1e-9);
        expect(shapeContains(shape(type, 100, 300, 400, 200), 100 + 400 * u, 300 + 200 * v)).toBe(clear > 0);
      }),
    );
  });

  it('contains nothing outside the box', () => {
    for (const type of shapeTypes) {
      const placed = shape(type, 100, 300, 400, 200);
      for (const [x, y] of [
        [99, 400],
        [501, 400],
        [300, 299],
        [300, 501],
      ] as const) {
        expect(shapeContains(placed, x, y)).toBe(false);
      }
    }
  });

  it('rounds off the corners of an ellipse', () => {
    /*
     * The half axes are 200 and 100 about (300, 400). At x = 300 + 160 the ellipse reaches 60 up and down, as
     * 0.8² + 0.6² = 1.
     */
    const ellipse = shape(6, 100, 300, 400, 200);
    expect(shapeContains(ellipse, 300, 300)).toBe(true);
    expect(shapeContains(ellipse, 460, 459)).toBe(true);
    expect(shapeContains(ellipse, 460, 461)).toBe(false);
    expect(shapeContains(ellipse, 101, 301)).toBe(false);
  });
});
