import type { Edges } from '@quiltwright/shared/geometry/box';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachEdge } from './box-edges';

type Line = readonly [x: number, y: number, toX: number, toY: number];

function linesOf(...boxes: readonly Edges[]): Line[] {
  const lines: Line[] = [];
  eachEdge(boxes, (...line) => lines.push(line));
  return lines;
}

const box = (left: number, top: number, width: number, height: number): Edges => ({
  ...{ left, top, right: left + width, bottom: top + height },
});

it('joins edges that follow each other, for any order of the boxes', () => {
  const lines: Line[] = [
    [0, 0, 20, 0],
    [0, 10, 20, 10],
    [0, 0, 0, 10],
    [10, 0, 10, 10],
    [20, 0, 20, 10],
  ];
  expect(linesOf(box(0, 0, 10, 10), box(10, 0, 10, 10))).toEqual(lines);
  expect(new Set(linesOf(box(10, 0, 10, 10), box(0, 0, 10, 10)))).toEqual(new Set(lines));
});

it('leaves the gaps between separate boxes', () => {
  const level = linesOf(box(0, 0, 4, 4), box(6, 0, 4, 4)).filter(([, y, , toY]) => y === 0 && toY === 0);
  expect(level).toEqual([
    [0, 0, 4, 0],
    [6, 0, 10, 0],
  ]);
});

it('has 132 lines for 4,225 blocks side by side', () => {
  const boxes = Array.from({ length: 4225 }, (_, n) => box(4 * (n % 65), 4 * Math.floor(n / 65), 4, 4));
  expect(linesOf(...boxes)).toHaveLength(66 + 66);
});

it('covers all edges, and nothing else', () => {
  const side = fc.integer({ min: 1, max: 6 });
  const place = fc.integer({ min: 0, max: 8 });
  const anyBox = fc.tuple(place, place, side, side).map((sides) => box(...sides));
  /** Returns the points on lines, in steps of half a unit, each as the text 'x y'. */
  const covered = (lines: readonly Line[]) =>
    new Set(
      lines.flatMap(([x, y, toX, toY]) =>
        Array.from({ length: 2 * (toX - x + toY - y) + 1 }, (_, n) =>
          x === toX ? `${x} ${y + n / 2}` : `${x + n / 2} ${y}`,
        ),
      ),
    );
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 12 }), (boxes) => {
      const edges = boxes.flatMap(({ left, top, right, bottom }): Line[] => [
        [left, top, right, top],
        [left, bottom, right, bottom],
        [left, top, left, bottom],
        [right, top, right, bottom],
      ]);
      expect(covered(linesOf(...boxes))).toEqual(covered(edges));
    }),
  );
});
