import { squareGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import type { Box } from '@quiltwright/shared/geometry/box';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockSnapping } from './block-snapping';
import type { HandleDrag } from './item-snapping';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
/** Rounds a box, because sums of fractions aren't exact. */
const rounded = ({ x, y, width, height }: Box) =>
  box(
    ...([x, y, width, height].map((value) => Number(value.toFixed(6))) as [number, number, number, number]),
  );

/**
 * The object that snaps shapes of a block. The block has a grid of 3 × 3 cells, and a square in the middle of the
 * upper row.
 */
const snapping = blockSnapping({ boxes: [box(400, 100, 200, 200)], grid: squareGrid(3) });

describe('moving', () => {
  it('goes to the line of a third, with the library’s value', () => {
    /* The left edge moves from 10 to 331. */
    expect(snapping.move(box(10, 700, 57, 43), { x: 321, y: 0 }, 8).by.x).toBeCloseTo(323.3336, 9);
  });

  it('goes to the square beside it, and shows the guides', () => {
    /* The box's right edge moves from 87 to 396, its top from 700 to 97. Both snap to the corner of the square. */
    const { by, guides } = snapping.move(box(10, 700, 77, 43), { x: 309, y: -603 }, 8);
    expect(by).toEqual({ x: 313, y: -600 });
    expect(guides.map(({ kind }) => kind)).toEqual(['line', 'line']);
  });

  it('stays in the block', () => {
    expect(snapping.move(box(10, 700, 77, 43), { x: -50, y: 1000 }, 8).by).toEqual({ x: -10, y: 257 });
  });

  it('snaps to nothing without a tolerance', () => {
    expect(snapping.move(box(10, 700, 77, 43), { x: 309, y: -603 }, 0)).toEqual({
      by: { x: 309, y: -603 },
      guides: [],
    });
  });
});

describe('on a ruler', () => {
  /* An eighth of an inch is 12.5 units in a block of 10 inches, and 6.25 units in a block of 20 inches. */
  const ruled = blockSnapping({ boxes: [], grid: squareGrid(3), ruler: { x: 12.5, y: 6.25 } });

  it('goes to a mark with its left and top edge if nothing else is near', () => {
    expect(ruled.move(box(10, 700, 57, 43), { x: 100, y: 20 }, 8)).toEqual({
      by: { x: 102.5, y: 18.75 },
      guides: [],
    });
  });

  it('prefers the grid to a nearer mark', () => {
    /* The left edge is at 338. The grid line at a third is 4.7 units away, the 27th mark at 337.5 half a unit. */
    expect(ruled.move(box(10, 700, 57, 43), { x: 328, y: 0 }, 8).by.x).toBeCloseTo(323.3336, 9);
  });

  it('leaves no sliver beside a line of the grid, which pulls from twice as far as the marks', () => {
    /* The corner is at 12, 13. Marks are half a unit away, the edges of the block 12 and 13 units. */
    expect(ruled.move(box(10, 700, 57, 43), { x: 2, y: -687 }, 8).by).toEqual({ x: -10, y: -700 });
    /* The right edge at 988 snaps to the block's edge. At 980 the block's edge is too far away, so the right edge
       snaps to the mark at 975. */
    const right = { x: 1, y: 0 } as const;
    expect(ruled.resize(box(800, 700, 100, 50), right, { x: 88, y: 0 }, 8).box.width).toBe(200);
    expect(ruled.resize(box(800, 700, 100, 50), right, { x: 80, y: 0 }, 8).box.width).toBe(175);
    /* With a tolerance of 1 unit, as in an enlarged view, the edge snaps to the nearest mark instead of the block's
       edge. */
    expect(ruled.move(box(10, 700, 57, 43), { x: 2, y: 0 }, 1).by.x).toBe(2.5);
  });

  it('stays between marks that are beyond the tolerance', () => {
    expect(ruled.move(box(10, 700, 57, 43), { x: 95, y: 2 }, 1).by).toEqual({ x: 95, y: 2 });
  });

  it('snaps the dragged edge to a mark, but not in proportion', () => {
    /* The right edge moves from 150 to 205 and snaps to 200, or stays there. */
    const right = { x: 1, y: 0 } as const;
    expect(ruled.resize(box(50, 700, 100, 50), right, { x: 55, y: 0 }, 8).box.width).toBe(150);
    const corner = ruled.resize(box(50, 700, 100, 50), { x: 1, y: 1 }, { x: 55, y: 0 }, 8, {
      isProportional: true,
    });
    expect(rounded(corner.box)).toEqual(box(50, 700, 155, 77.5));
  });
});

describe('resizing', () => {
  const start = box(50, 700, 100, 50);
  const resize = (edges: [-1 | 0 | 1, -1 | 0 | 1], by: [number, number], drag?: HandleDrag) => {
    const after = snapping.resize(start, { x: edges[0], y: edges[1] }, { x: by[0], y: by[1] }, 8, drag);
    return { ...after, box: rounded(after.box) };
  };

  it('snaps the dragged edge', () => {
    /* The right edge moves from 150 to 395, and snaps to the square at 400. */
    expect(resize([1, 0], [245, 0]).box).toEqual(box(50, 700, 350, 50));
  });

  it('snaps sizes', () => {
    /* The box would be 196 wide. The square is 200 wide, so the box becomes 200 wide too. */
    const { box: after, guides } = resize([1, 0], [96, 0]);
    expect(after).toEqual(box(50, 700, 200, 50));
    expect(guides.map(({ kind }) => kind)).toEqual(['size', 'size']);
  });

  it('snaps a box that was turned over', () => {
    /* The left edge moves from 50 to 396, beyond the right one at 150. */
    expect(resize([-1, 0], [346, 0]).box).toEqual(box(400, 700, -250, 50));
  });

  it('keeps proportions: one axis snaps, and the other follows', () => {
    /* The right edge moves from 150 to 395 and snaps to 400: 3.5 times as wide, and as high. */
    expect(resize([1, 1], [245, 0], { isProportional: true }).box).toEqual(box(50, 700, 350, 175));
  });

  it('keeps the centre', () => {
    /* The middle is at 100. The right edge at 195 moves to 196, so that the width is 192, or 200 as the square's. */
    expect(resize([1, 0], [146, 0], { isFromCentre: true }).box.x).toBeGreaterThanOrEqual(0);
    /* The top edge moves from 700 to 664 and snaps to the line at 666.6664; the bottom edge moves as far. */
    expect(resize([0, -1], [0, -36], { isFromCentre: true }).box).toEqual(box(50, 666.6664, 100, 116.6672));
  });
});

it('draws a box from a corner, in proportion, or from its middle', () => {
  const draw = (to: [number, number], drag?: HandleDrag) =>
    rounded(snapping.draw({ x: 50, y: 900 }, { x: to[0], y: to[1] }, 8, drag).box);
  expect(draw([250, 950])).toEqual(box(50, 900, 200, 50));
  expect(draw([10, 820])).toEqual(box(10, 820, 40, 80));
  expect(draw([90, 920], { isProportional: true })).toEqual(box(50, 900, 40, 40));
  expect(draw([80, 940], { isFromCentre: true })).toEqual(box(20, 860, 60, 80));
});

it('finds the nearest corner for a point', () => {
  expect(snapping.point({ x: 403, y: 96 }, 8).at).toEqual({ x: 400, y: 100 });
  expect(snapping.point({ x: 661, y: 50 }, 8).at.x).toBeCloseTo(666.6664, 9);
});

it('never leaves the block, or moves farther than the tolerance', () => {
  const side = fc.integer({ min: 1, max: 400 });
  const start = fc.integer({ min: 0, max: 600 });
  const anyBox = fc.record({ x: start, y: start, width: side, height: side });
  const way = fc.integer({ min: -1200, max: 1200 });
  const edge = fc.constantFrom(-1 as const, 0 as const, 1 as const);
  const others = fc.array(anyBox, { maxLength: 12 });
  fc.assert(
    fc.property(
      ...([others, anyBox, way, way, edge, edge, fc.boolean(), fc.boolean()] as const),
      (boxes, before, dx, dy, x, y, isProportional, isFromCentre) => {
        const each = blockSnapping({ boxes, grid: squareGrid(7), ruler: { x: 12.5, y: 8 } });
        const { by } = each.move(before, { x: dx, y: dy }, 10);
        const moved = { ...before, x: before.x + by.x, y: before.y + by.y };
        const drag = { isProportional, isFromCentre };
        const { box: resized } = each.resize(before, { x, y }, { x: dx, y: dy }, 10, drag);
        for (const after of [moved, resized]) {
          const ends = [after.x, after.x + after.width, after.y, after.y + after.height];
          expect(Math.min(...ends)).toBeGreaterThanOrEqual(-1e-6);
          expect(Math.max(...ends)).toBeLessThanOrEqual(1000 + 1e-6);
        }
        if (isProportional)
          expect(Math.abs(resized.width * before.height)).toBeCloseTo(
            Math.abs(resized.height * before.width),
            3,
          );
      },
    ),
  );
});
