import type { Point } from '@quiltwright/shared/geometry/point';
import { inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { describe, expect, it } from 'vitest';
import { sewnOf } from '../patches/sewn';
import { setInOrder } from './set-in-order';

const box = (x: number, y: number, width: number, height: number): { corners: Point[] } => ({
  corners: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
});

describe('setInOrder', () => {
  it('joins the points of an eight-pointed star as two halves, and then sets in the patches between them', () => {
    const star = premadeBlocks.find(({ designName }) => designName === 'LeMoyne Star');
    const { patches } = sewnOf(star?.levels ?? [], { width: inches(12), height: inches(12) });
    const all = patches.map((_, index) => index);
    const { order, turning, ring } = setInOrder(patches, all);
    expect([...order].sort((a, b) => a - b)).toEqual(all);
    const kinds = order.map((index) => patches[index]?.kind);
    // Eight points of 45° meet in the middle. Four of them are 180°, so a straight seam joins the halves. Each square
    // and triangle lies in an angle between two points.
    expect(kinds.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'diamond'));
    expect(kinds.slice(8)).not.toContain('diamond');
    expect(ring).toBe(8);
    expect(turning).toEqual(Array.from({ length: 8 }, (_, i) => 8 + i));
  });

  it('joins a ring as two halves only if the seam between them is straight', () => {
    const at = (degrees: number): Point => ({
      x: 5 + 4 * Math.cos((degrees / 180) * Math.PI),
      y: 5 + 4 * Math.sin((degrees / 180) * Math.PI),
    });
    /**
     * Returns the sewing order of triangles around the point (5, 5).
     * @param degrees the directions of the lines between the triangles, in degrees
     */
    const ringOf = (degrees: readonly number[]) => {
      const triangles = degrees.map((from, i) => ({
        corners: [{ x: 5, y: 5 }, at(from), at(degrees[i + 1] ?? 360)],
      }));
      return setInOrder(
        triangles,
        triangles.map((_, index) => index),
      );
    };
    // Three triangles of 60° make half a hexagon.
    expect(ringOf([0, 60, 120, 180, 240, 300])).toMatchObject({ ring: 6, turning: [] });
    // These angles are 45°, 15°, 30°, 90°, 90° and 90°. No three neighbours make 180°.
    expect(ringOf([0, 45, 60, 90, 180, 270])).toMatchObject({ ring: 0, turning: [5] });
  });

  it('sews strips around a middle with one seam each, and the last into two corners', () => {
    // A pinwheel of four strips 2 × 1 around a middle of 1: no straight seam runs across.
    const patches = [box(0, 0, 2, 1), box(2, 0, 1, 2), box(1, 2, 2, 1), box(0, 1, 1, 2), box(1, 1, 1, 1)];
    const { order, turning } = setInOrder(patches, [0, 1, 2, 3, 4]);
    expect(order[0]).toBe(4);
    // The first strip is sewn to the middle. Each later strip is sewn to the middle and to the end of the strip before.
    expect(turning.length).toBeGreaterThan(0);
    expect(turning).not.toContain(1);
    expect(turning).toContain(4);
  });

  it('starts in the middle of as many patches as a block can have', () => {
    // 31 × 31 squares: the one in the 16th row and column is number 15 × 31 + 15.
    const patches = Array.from({ length: 31 * 31 }, (_, i) => box(i % 31, Math.floor(i / 31), 1, 1));
    const all = patches.map((_, index) => index);
    const { order, turning } = setInOrder(patches, all);
    expect(order[0]).toBe(480);
    expect([...order].sort((a, b) => a - b)).toEqual(all);
    // The second square has one seam, to the first; the last, in a corner, has two.
    expect(turning).not.toContain(1);
    expect(turning.at(-1)).toBe(960);
  });
});
