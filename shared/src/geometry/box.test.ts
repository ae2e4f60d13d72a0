import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  boxArea,
  boxOfEdges,
  boxOfPoints,
  centre,
  contains,
  containsPoint,
  edgesContain,
  edgesOfBox,
  edgesOverlap,
  grown,
  inset,
  intersection,
  isSameBox,
  normalised,
  overlaps,
  penetration,
  touches,
  union,
  type Box,
} from './box.js';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Any box with whole numbers, whose sums are exact. */
const anyBox = fc
  .tuple(
    fc.integer({ min: -9, max: 9 }),
    fc.integer({ min: -9, max: 9 }),
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([x, y, width, height]) => box(x, y, width, height));

/** Returns the corners, as text, of the squares of side 1 that fill a box. */
function squaresOf({ x, y, width, height }: Box): Set<string> {
  const squares = new Set<string>();
  for (let column = x; column < x + width; column++)
    for (let row = y; row < y + height; row++) squares.add(`${column} ${row}`);
  return squares;
}

describe('two boxes', () => {
  test('overlap if they share a unit square, and share those of their intersection', () => {
    fc.assert(
      fc.property(anyBox, anyBox, (one, other) => {
        const theirs = squaresOf(other);
        const shared = [...squaresOf(one)].filter((square) => theirs.has(square));
        expect(overlaps(one, other)).toBe(shared.length > 0);
        expect(edgesOverlap(edgesOfBox(one), edgesOfBox(other))).toBe(shared.length > 0);
        const both = intersection(one, other);
        expect([...(both ? squaresOf(both) : [])].sort()).toEqual(shared.sort());
      }),
    );
  });

  test('contain one another if all unit squares of one are of the other', () => {
    fc.assert(
      fc.property(anyBox, anyBox, (outer, inner) => {
        const squares = squaresOf(outer);
        const isInside = [...squaresOf(inner)].every((square) => squares.has(square));
        expect(contains(outer, inner)).toBe(isInside);
        expect(edgesContain(edgesOfBox(outer), edgesOfBox(inner))).toBe(isInside);
      }),
    );
  });

  test('touch if they overlap once both are grown by less than half a unit', () => {
    fc.assert(
      fc.property(anyBox, anyBox, (one, other) => {
        expect(touches(one, other)).toBe(overlaps(grown(one, 0.25), grown(other, 0.25)));
      }),
    );
  });

  test('no longer overlap once one is moved by their penetration, along one axis', () => {
    fc.assert(
      fc.property(anyBox, anyBox, (one, other) => {
        const by = penetration(one, other);
        expect(by > 0).toBe(overlaps(one, other));
        if (by <= 0) return;
        const moves = [
          { ...one, x: one.x - by },
          { ...one, x: one.x + by },
          { ...one, y: one.y - by },
          { ...one, y: one.y + by },
        ];
        expect(moves.some((moved) => !overlaps(moved, other))).toBe(true);
      }),
    );
  });

  test('lie in their union, and no smaller box contains them', () => {
    fc.assert(
      fc.property(anyBox, anyBox, (one, other) => {
        const both = union([one, other]) ?? box(0, 0, 0, 0);
        expect(contains(both, one) && contains(both, other)).toBe(true);
        const smaller = [
          { ...both, x: both.x + 1, width: both.width - 1 },
          { ...both, width: both.width - 1 },
          { ...both, y: both.y + 1, height: both.height - 1 },
          { ...both, height: both.height - 1 },
        ];
        expect(smaller.some((each) => contains(each, one) && contains(each, other))).toBe(false);
      }),
    );
  });
});

describe('edges and tolerances', () => {
  const left = box(0, 0, 2, 2);

  it('boxes side by side touch, but share no area', () => {
    const right = box(2, 0, 2, 2);
    expect(overlaps(left, right)).toBe(false);
    expect(intersection(left, right)).toBeNull();
    expect(touches(left, right)).toBe(true);
    expect(penetration(left, right)).toBe(0);
  });

  it('an overlap of no more than the tolerance doesn’t count', () => {
    expect(overlaps(left, box(1.5, 0, 2, 2), 0.25)).toBe(true);
    expect(overlaps(left, box(1.5, 0, 2, 2), 0.5)).toBe(false);
    expect(edgesOverlap(edgesOfBox(left), edgesOfBox(box(1.5, 0, 2, 2)), 0.5)).toBe(false);
  });

  it('boxes touch across a gap of the tolerance, no wider', () => {
    expect(touches(left, box(2.5, 0, 2, 2), 0.5)).toBe(true);
    expect(touches(left, box(2.75, 0, 2, 2), 0.5)).toBe(false);
  });

  it('a box contains itself, and one that reaches out by the tolerance', () => {
    expect(contains(left, left)).toBe(true);
    expect(contains(left, box(-0.5, 0, 2, 2))).toBe(false);
    expect(contains(left, box(-0.5, 0, 2, 2), 0.5)).toBe(true);
  });

  it('a point on the edge between two boxes is in one of them', () => {
    expect(containsPoint(left, { x: 0, y: 0 })).toBe(true);
    expect(containsPoint(left, { x: 2, y: 1 })).toBe(false);
    expect(containsPoint(box(2, 0, 2, 2), { x: 2, y: 1 })).toBe(true);
  });
});

describe('one box', () => {
  test('is that of its edges, and of its corners', () => {
    fc.assert(
      fc.property(anyBox, (one) => {
        const { left, top, right, bottom } = edgesOfBox(one);
        expect(boxOfEdges({ left, top, right, bottom })).toEqual(one);
        const corners = [
          { x: right, y: top },
          { x: left, y: bottom },
        ];
        expect(boxOfPoints(corners)).toEqual(one);
      }),
    );
  });

  test('keeps its centre while it grows and shrinks', () => {
    fc.assert(
      fc.property(anyBox, fc.integer({ min: -9, max: 9 }), (one, by) => {
        expect(centre(grown(one, by))).toEqual(centre(one));
        expect(inset(grown(one, by), by)).toEqual(one);
      }),
    );
  });

  it('grows by twice the distance, and has the area of its sides', () => {
    expect(grown(box(1, 2, 3, 4), 1)).toEqual(box(0, 1, 5, 6));
    expect(inset(box(0, 1, 5, 6), 1)).toEqual(box(1, 2, 3, 4));
    expect(boxArea(box(1, 2, 3, 4))).toBe(12);
  });

  it('turned over is the same box', () => {
    expect(normalised(box(5, 7, -2, -3))).toEqual(box(3, 4, 2, 3));
    expect(isSameBox(normalised(box(3, 4, 2, 3)), box(3, 4, 2, 3))).toBe(true);
    expect(isSameBox(box(3, 4, 2, 3), box(3, 4, 2, 4))).toBe(false);
  });

  it('around nothing is null', () => {
    expect(union([])).toBeNull();
  });
});
