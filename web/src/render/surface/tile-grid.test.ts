import { overlaps, type Box } from '@quiltwright/shared/geometry/box';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxSeen, eachTile, pixelsOf, tileBox, tilesIn, tilesSeen } from './tile-grid';

const quilt = { width: 100, length: 60 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const scale = number(0.5, 380);
const grid = fc.record({
  x: fc.integer({ min: -9000, max: 3000 }),
  y: fc.integer({ min: -9000, max: 3000 }),
  scale,
});

const wholeOf = (at: number): Box => pixelsOf({ x: 0, y: 0, width: quilt.width, height: quilt.length }, at);

function boxesIn(at: number): Box[] {
  const boxes: Box[] = [];
  eachTile(tilesIn(quilt, at, wholeOf(at)), (column, row) =>
    boxes.push(tileBox(quilt, { scale: at, column, row })),
  );
  return boxes;
}

test('tiles of 512 pixels cover the quilt; the last are cut off at its edges', () => {
  // At 10 pixels per inch, 100 × 60 inches are 1000 × 600 pixels.
  expect(boxesIn(10)).toEqual([
    { x: 0, y: 0, width: 512, height: 512 },
    { x: 512, y: 0, width: 488, height: 512 },
    { x: 0, y: 512, width: 512, height: 88 },
    { x: 512, y: 512, width: 488, height: 88 },
  ]);
});

test('at every scale the tiles cover each pixel of the quilt once', () => {
  fc.assert(
    fc.property(number(0.5, 40), (at) => {
      const boxes = boxesIn(at);
      const whole = wholeOf(at);
      const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(area).toBe(whole.width * whole.height);
      expect(boxes.every(({ width, height }) => width > 0 && height > 0)).toBe(true);
    }),
  );
});

test('a box finds the tiles that it reaches into', () => {
  expect(tilesIn(quilt, 10, { x: 511, y: 600, width: 2, height: 50 })).toEqual({
    left: 0,
    top: 1,
    right: 2,
    bottom: 2,
  });
  expect(tilesIn(quilt, 10, { x: 0, y: 0, width: 512, height: 512 })).toEqual({
    left: 0,
    top: 0,
    right: 1,
    bottom: 1,
  });
});

test('the visible tiles are those on the canvas, no others', () => {
  fc.assert(
    fc.property(scale, grid, (at, lying) => {
      fc.pre(at / lying.scale < 4 && lying.scale / at < 4);
      const canvas = { x: 0, y: 0, width: 1280, height: 800 };
      const seen = tilesSeen(quilt, at, lying, canvas);
      eachTile(tilesIn(quilt, at, wholeOf(at)), (column, row) => {
        const box = boxSeen(tileBox(quilt, { scale: at, column, row }), at, lying);
        const isSeen = column >= seen.left && column < seen.right && row >= seen.top && row < seen.bottom;
        // Rounding may move an edge by half a pixel.
        const inner = { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 };
        if (inner.width > 0 && inner.height > 0 && overlaps(inner, canvas)) expect(isSeen).toBe(true);
        const uncut = boxSeen({ x: column * 512, y: row * 512, width: 512, height: 512 }, at, lying);
        if (isSeen) expect(overlaps(uncut, { x: -1, y: -1, width: 1282, height: 802 })).toBe(true);
      });
    }),
    { numRuns: 60 },
  );
});

test('scaled tiles abut on whole pixels', () => {
  fc.assert(
    fc.property(number(0.5, 20), grid, (at, lying) => {
      const [first, second] = [0, 1].map((column) =>
        boxSeen({ x: 512 * column, y: 0, width: 512, height: 512 }, at, lying),
      );
      expect((first?.x ?? 0) + (first?.width ?? 0)).toBe(second?.x);
      expect(Number.isInteger(first?.x) && Number.isInteger(second?.width)).toBe(true);
    }),
  );
});

test('areas that abut in inches abut in pixels', () => {
  fc.assert(
    fc.property(number(0, 200), number(1, 60), number(1, 60), scale, (x, width, next, at) => {
      const left = pixelsOf({ x, y: 0, width, height: 1 }, at);
      const right = pixelsOf({ x: x + width, y: 0, width: next, height: 1 }, at);
      expect(left.x + left.width).toBe(right.x);
    }),
  );
});
