import { describe, expect, it } from 'vitest';
import { boxMirroredAcross, boxTurnedRight } from './box.js';
import { areaOf, pathData, placed, pointOn, polygon, type Outline } from './outline.js';

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
