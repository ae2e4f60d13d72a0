import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxMirroredAcross, boxTurnedRight } from './box.js';
import {
  areaOf,
  boundsOf,
  bulged,
  flattened,
  outlineContains,
  pathData,
  placed,
  pointOn,
  polygon,
  rowCrossings,
  type Outline,
} from './outline.js';
import type { Point } from './point.js';

const square = polygon([
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]);

/** Returns the outline of a quarter of a circle about (0, 0), clockwise. */
function quarter(radius: number): Outline {
  const arc = { centre: { x: 0, y: 0 }, radiusX: radius, radiusY: radius, start: 0, sweep: Math.PI / 2 };
  return [{ to: { x: radius, y: 0 } }, { to: pointOn(arc, Math.PI / 2), arc }, { to: { x: 0, y: 0 } }];
}

describe('areaOf', () => {
  it('adds the bulge of an arc', () => {
    /* π · 2² / 4 = π */
    expect(areaOf(quarter(2))).toBeCloseTo(Math.PI, 12);
  });

  it('subtracts the hollow of an arc, at any place', () => {
    /* A square of side 2 minus a quarter circle about its corner at (5, 7): 4 − π. */
    const arc = {
      centre: { x: 5, y: 7 },
      radiusX: 2,
      radiusY: 2,
      start: Math.PI / 2,
      sweep: -Math.PI / 2,
    };
    const bitten: Outline = [{ to: { x: 7, y: 9 } }, { to: { x: 5, y: 9 } }, { to: pointOn(arc, 0), arc }];
    expect(areaOf(bitten)).toBeCloseTo(4 - Math.PI, 12);
  });

  it('is scaled with its box', () => {
    expect(areaOf(placed(square, { x: 3, y: 4, width: 5, height: 6 }))).toBe(30);
    /* A quarter of an ellipse with half axes 4 and 6: π · 4 · 6 / 4. */
    expect(areaOf(placed(quarter(2), { x: 9, y: 9, width: 2, height: 3 }))).toBeCloseTo(6 * Math.PI, 10);
  });
});

describe('a box in a square of side 10', () => {
  /* The box is 3 from the left, 1 from the top, 2 from the right and 7 from the bottom of the square. */
  const box = { x: 3, y: 1, width: 5, height: 2 };

  it('turned to the right: its distance from the top becomes that from the right, and left becomes top', () => {
    expect(boxTurnedRight(box, 10)).toEqual({ x: 7, y: 3, width: 2, height: 5 });
  });

  it('mirrored: its distance from the right becomes that from the left', () => {
    expect(boxMirroredAcross(box, 10)).toEqual({ x: 2, y: 1, width: 5, height: 2 });
  });
});

describe('pathData', () => {
  it('begins at the end of the last edge', () => {
    expect(pathData(square)).toBe('M0 1L0 0L1 0L1 1L0 1z');
  });

  it('writes arcs with their radii and direction', () => {
    expect(pathData([{ to: { x: 2, y: 0 } }, ...quarter(2).slice(1)])).toMatch(
      /^M0 0L2 0A2 2 0 0 1 [\d.e-]+ 2L0 0z$/,
    );
  });
});

/** Any outline of lines and arcs around (0, 0): its corners lie on rays, in order, and no arc swells into another. */
const anyOutline = fc
  .array(
    fc.tuple(fc.double({ min: 50, max: 100, noNaN: true }), fc.double({ min: -0.2, max: 0.2, noNaN: true })),
    {
      minLength: 5,
      maxLength: 12,
    },
  )
  .map((spokes): Outline => {
    const corners = spokes.map(([radius], i) => {
      const angle = (2 * Math.PI * i) / spokes.length;
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
    return bulged(corners.map((corner, i) => ({ ...corner, bulge: spokes[i]?.[1] ?? 0 })));
  });

/** Returns the distance of a point from the nearest side of a polygon. */
function distanceFrom(corners: readonly Point[], { x, y }: Point): number {
  const distances = corners.map((to, i) => {
    const from = corners.at(i - 1) ?? to;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
    const near = Math.min(1, Math.max(0, along));
    return Math.hypot(x - from.x - dx * near, y - from.y - dy * near);
  });
  return Math.min(...distances);
}

describe('an outline of lines and arcs', () => {
  const FINE = 0.001;
  const anyPlace = fc.double({ min: -130, max: 130, noNaN: true });

  it('contains the points that are inside the polygon of its chords, a hair beside the edge aside', () => {
    fc.assert(
      fc.property(anyOutline, anyPlace, anyPlace, (outline, x, y) => {
        const corners = flattened(outline, FINE);
        fc.pre(distanceFrom(corners, { x, y }) > 2 * FINE);
        let winding = 0;
        corners.forEach((to, i) => {
          const from = corners.at(i - 1) ?? to;
          winding += Math.atan2(
            (from.x - x) * (to.y - y) - (from.y - y) * (to.x - x),
            (from.x - x) * (to.x - x) + (from.y - y) * (to.y - y),
          );
        });
        expect(outlineContains(outline, { x, y })).toBe(Math.abs(winding) > Math.PI);
      }),
      { numRuns: 2_000 },
    );
  });

  it('lies in the smallest box around its chords, to a hair', () => {
    fc.assert(
      fc.property(anyOutline, (outline) => {
        const { x, y, width, height } = boundsOf(outline);
        const corners = flattened(outline, FINE);
        const xs = corners.map((corner) => corner.x);
        const ys = corners.map((corner) => corner.y);
        const hair = (actual: number, expected: number) => {
          expect(Math.abs(actual - expected)).toBeLessThan(2 * FINE);
        };
        hair(x, Math.min(...xs));
        hair(y, Math.min(...ys));
        hair(x + width, Math.max(...xs));
        hair(y + height, Math.max(...ys));
      }),
    );
  });

  it('has the area between the crossings of its rows', () => {
    fc.assert(
      fc.property(anyOutline, (outline) => {
        let area = 0;
        for (let y = -130; y < 130; y += 0.2) {
          const places = rowCrossings(outline, y + 0.1);
          expect(places.length % 2).toBe(0);
          for (let i = 0; i < places.length; i += 2) area += 0.2 * ((places[i + 1] ?? 0) - (places[i] ?? 0));
        }
        expect(area / areaOf(outline)).toBeCloseTo(1, 2);
      }),
      { numRuns: 30 },
    );
  });

  it('contains no point if a corner or bulge is no number', () => {
    for (const [x, bulge] of [
      [NaN, 0.5],
      [0, NaN],
      [Infinity, 0.5],
    ] as const) {
      const outline = bulged([
        { x, y: 0, bulge },
        { x: 10, y: 10, bulge },
      ]);
      expect(outlineContains(outline, { x: 5, y: 5 })).toBe(false);
    }
  });

  it('contains the middle of a circle of two halves, and each point of its shared diameter, once', () => {
    const centre = { x: 0, y: 0 };
    const half = (start: number, to: Point) => ({
      to,
      arc: { centre, radiusX: 2, radiusY: 2, start, sweep: Math.PI },
    });
    const circle = [half(0, { x: -2, y: 0 }), half(Math.PI, { x: 2, y: 0 })];
    for (const x of [-1.9, -1, 0, 1, 1.9]) expect(outlineContains(circle, { x, y: 0 })).toBe(true);
    for (const x of [-2.1, 2.1]) expect(outlineContains(circle, { x, y: 0 })).toBe(false);
    expect(boundsOf(circle)).toEqual({ x: -2, y: -2, width: 4, height: 4 });
  });
});
