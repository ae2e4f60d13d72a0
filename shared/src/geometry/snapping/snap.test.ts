import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../box.js';
import { Snap } from './snap.js';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** A square with sides of 100 and its top left corner at (200, 300). */
const square = box(200, 300, 100, 100);

describe('alone with one square', () => {
  const snap = new Snap({ boxes: [square] });

  it('snaps to a corner', () => {
    /* The box's top left corner is 4 left of the square's bottom right corner, and 5 below it. */
    expect(snap.at(box(296, 405, 37, 41), 8).by).toEqual({ x: 4, y: -5 });
  });

  it('aligns an edge with a line, and shows the line through both', () => {
    /* The box is far below the square. Its left edge is 3 left of the square's left edge. */
    expect(snap.at(box(197, 700, 37, 41), 8)).toEqual({
      by: { x: 3, y: 0 },
      guides: [{ kind: 'line', from: { x: 200, y: 300 }, to: { x: 200, y: 741 } }],
    });
  });

  it('aligns middles', () => {
    /* The box's middle is at y = 327 + 20, the square's at y = 350. */
    expect(snap.at(box(600, 327, 37, 40), 8).by).toEqual({ x: 0, y: 3 });
  });

  it('ignores lines beyond the tolerance', () => {
    expect(snap.at(box(600, 700, 37, 41), 8)).toEqual({ by: { x: 0, y: 0 }, guides: [] });
    expect(snap.at(box(191, 700, 37, 41), 8).by).toEqual({ x: 0, y: 0 });
  });

  it('moves only the edge of the dragged handle', () => {
    /* The box's right edge is at x = 197. */
    expect(snap.at(box(97, 700, 100, 41), 8, { x: 1, y: 0 })).toEqual({
      by: { x: 3, y: 0 },
      guides: [{ kind: 'line', from: { x: 200, y: 300 }, to: { x: 200, y: 741 } }],
    });
    expect(snap.at(box(197, 298, 300, 41), 8, { x: 0, y: -1 }).by).toEqual({ x: 0, y: 2 });
  });
});

it('goes to a point even if another line is nearer', () => {
  /*
   * The box's corner at (295, 405) is 5 left of a corner of the square, and 5 below it. The box's left edge is 1 from
   * the left edge of the lower box.
   */
  const snap = new Snap({ boxes: [square, box(296, 900, 10, 10)] });
  expect(snap.at(box(295, 405, 37, 41), 8).by).toEqual({ x: 5, y: -5 });
});

describe('lines of the whole, and the grid', () => {
  const grid = Array.from({ length: 21 }, (_, index) => 50 * index);
  const snap = new Snap({ boxes: [], upright: [0, 500, 1000], level: [0, 1000], grid: { x: grid, y: grid } });

  it('prefers a line to a nearer place of the grid', () => {
    /* The box's middle is at x = 452 + 42, 6 left of the centre line. Its left edge is 2 right of 450. */
    expect(snap.at(box(452, 333, 84, 90), 8).by.x).toBe(6);
  });

  it('has different lines down than across if the grid has', () => {
    const uneven = new Snap({ boxes: [], grid: { x: [0, 500, 1000], y: [0, 250, 500, 750, 1000] } });
    expect(uneven.at(box(253, 253, 1, 1), 8).by).toEqual({ x: 0, y: -3 });
  });

  it('uses the grid if nothing else is near', () => {
    /* The box's left edge is 3 after 100, its right edge 7 before 150, its top edge 3 after 200. */
    const { by, guides } = snap.at(box(103, 203, 40, 30), 8);
    expect(by).toEqual({ x: -3, y: -3 });
    expect(guides).toEqual([]);
  });
});

describe('gaps', () => {
  it('are equal between two neighbours', () => {
    /*
     * The gap from 100 to 300 is 200. The box is 60 wide, so 70 remain on each side. The box's middle moves from y =
     * 52.5 to the neighbours' middle, 50.
     */
    const snap = new Snap({ boxes: [box(0, 0, 100, 100), box(300, 0, 90, 100)] });
    const { by, guides } = snap.at(box(173, 17, 60, 71), 5);
    expect(by).toEqual({ x: -3, y: -2.5 });
    expect(guides.filter(({ kind }) => kind === 'gap')).toEqual([
      { kind: 'gap', from: { x: 100, y: 50 }, to: { x: 170, y: 50 } },
      { kind: 'gap', from: { x: 230, y: 50 }, to: { x: 300, y: 50 } },
    ]);
  });

  it('repeat the gap between two boxes on the left, or on the right', () => {
    /* The gap between the two boxes is 30, so the third box begins at 210 + 30. */
    const snap = new Snap({ boxes: [box(0, 0, 80, 100), box(110, 0, 100, 100)] });
    expect(snap.at(box(243, 17, 57, 71), 5).by.x).toBe(-3);
    /* To the left of both boxes, the third box ends at −30. */
    expect(snap.at(box(-85, 17, 57, 71), 5).by.x).toBe(-2);
  });

  it('are those of the nearest boxes, in any order of drawing', () => {
    /* The nearest two boxes on the left are 30 apart, the farthest two 50. */
    const boxes = [box(0, 0, 80, 100), box(160, 0, 100, 100), box(130, 0, 10, 100)].reverse();
    const snap = new Snap({ boxes: [...boxes, box(290, 0, 100, 100)] });
    expect(snap.at(box(423, 17, 57, 71), 5).by.x).toBe(-3);
  });

  it("are those of one row: boxes above or below don't count", () => {
    const snap = new Snap({ boxes: [box(0, 200, 100, 100), box(300, 200, 90, 100)] });
    expect(snap.at(box(173, 17, 60, 71), 5).by.x).toBe(0);
  });
});

describe('sizes', () => {
  /* One box is 100 × 100, the other 250 × 60. */
  const snap = new Snap({ boxes: [square, box(600, 900, 250, 60)] });

  it('match those of another box, and both are shown', () => {
    /* The box is 246 wide, so its right edge moves from 266 to 270. Vertically it goes from 700 to 733. */
    expect(snap.at(box(20, 700, 246, 33), 8, { x: 1, y: 0 })).toEqual({
      by: { x: 4, y: 0 },
      guides: [
        { kind: 'size', from: { x: 20, y: 716.5 }, to: { x: 270, y: 716.5 } },
        { kind: 'size', from: { x: 600, y: 930 }, to: { x: 850, y: 930 } },
      ],
    });
  });

  it('count from the edge that stays', () => {
    /* The box is 97 high; its top edge moves from 503 to 500. */
    expect(snap.at(box(20, 503, 33, 97), 8, { x: 0, y: -1 }).by).toEqual({ x: 0, y: -3 });
  });

  it("don't matter for a move", () => {
    expect(snap.at(box(20, 700, 246, 33), 8).by).toEqual({ x: 0, y: 0 });
  });
});

const length = fc.integer({ min: 1, max: 300 });
const place = fc.integer({ min: 0, max: 1000 });
const anyBox = fc.record({ x: place, y: place, width: length, height: length });
const boxes = fc.array(anyBox, { maxLength: 30 });
const tolerance = fc.integer({ min: 0, max: 20 });
const threes = (start: number, size: number) => [start, start + size / 2, start + size];

it('never moves farther than the tolerance, and its guides are true', () => {
  fc.assert(
    fc.property(
      boxes,
      anyBox,
      tolerance,
      fc.constantFrom([], [0, 25, 50, 75, 100]),
      (others, moved, most, places) => {
        const grid = { x: places, y: places };
        const { by, guides } = new Snap({ boxes: others, grid }).at(moved, most);
        expect(Math.max(Math.abs(by.x), Math.abs(by.y))).toBeLessThanOrEqual(most);
        const now = { ...moved, x: moved.x + by.x, y: moved.y + by.y };
        for (const { kind, from, to } of guides) {
          if (kind === 'gap') continue;
          const [axis, size] = from.x === to.x ? (['x', 'width'] as const) : (['y', 'height'] as const);
          const near = (each: Box) =>
            threes(each[axis], each[size]).some((at) => Math.abs(at - from[axis]) < 1e-5);
          expect(near(now) && others.some(near)).toBe(true);
        }
      },
    ),
  );
});

it('moves no farther than to the nearest line, unless it goes to a point', () => {
  fc.assert(
    fc.property(boxes, anyBox, tolerance, (others, moved, most) => {
      const { by } = new Snap({ boxes: others }).at(moved, most);
      const offs = (axis: 'x' | 'y', size: 'width' | 'height') =>
        others.flatMap((other) =>
          threes(other[axis], other[size]).flatMap((at) =>
            threes(moved[axis], moved[size]).map((anchor) => at - anchor),
          ),
        );
      const [across, down] = [offs('x', 'width'), offs('y', 'height')];
      const isToPoint = across.some((x) => Math.abs(x) <= most) && down.some((y) => Math.abs(y) <= most);
      if (isToPoint) return;
      for (const [axis, all] of [['x', across] as const, ['y', down] as const]) {
        const least = Math.min(...all.map(Math.abs));
        if (least <= most) expect(Math.abs(by[axis])).toBeLessThanOrEqual(least + 1e-5);
      }
    }),
  );
});

it("doesn't depend on the place of the whole arrangement", () => {
  fc.assert(
    fc.property(boxes, anyBox, tolerance, place, (others, moved, most, shift) => {
      const shifted = (each: Box) => ({ ...each, x: each.x + shift, y: each.y - shift });
      const one = new Snap({ boxes: others }).at(moved, most);
      const other = new Snap({ boxes: others.map(shifted) }).at(shifted(moved), most);
      expect(other.by).toEqual(one.by);
    }),
  );
});
