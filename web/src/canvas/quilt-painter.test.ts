import { inches } from '@quiltwright/shared/geometry/units';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAPER } from './cloth-store';
import { QuiltPainter, type View } from './quilt-painter';

/** `count` × `count` blocks of `side` inches, edge to edge. */
function grid(count: number, side: number): Scene {
  const copies = Array.from({ length: count * count }, (_, i) => [
    (i % count) * side,
    Math.floor(i / count) * side,
    side,
    side,
    0,
    0,
  ]);
  return {
    width: inches(count * side),
    length: inches(count * side),
    bands: [],
    blocks: [
      {
        key: `block of ${side}`,
        blockNum: 1,
        width: inches(side),
        height: inches(side),
        shapes: new Float32Array([1, 0, 0, 1000, 1000, 0]),
      },
    ],
    copies: new Float32Array(copies.flat()),
  };
}

/** Left, top, right and bottom of every sprite that a frame put down, and whether the frame was final. */
function painted(scene: Scene, view: View): { boxes: number[][]; final: boolean } {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The double of the canvas is missing.');
  const painter = new QuiltPainter(() => PAPER);
  let final = false;
  const boxes: number[][] = [];
  context.drawImage = (_: unknown, ...[x = 0, y = 0, width = 0, height = 0]: number[]) => {
    boxes.push([x, y, x + width, y + height]);
  };
  for (let frame = 0; !final && frame < 100; frame++) {
    boxes.length = 0;
    final = painter.paint(context, scene, view);
  }
  return { boxes, final };
}

const view = (scale: number, x: number, y: number): View => ({
  camera: { scale, x, y },
  width: 600,
  height: 400,
  ratio: 1,
  zooming: false,
});

test('paints the copies that are in view, no others', () => {
  // Blocks of 100 px, the quilt 250 px to the left and 50 up: columns 2 to 8 and rows 0 to 4 are seen.
  const { boxes } = painted(grid(20, 10), view(10, -250, -50));
  expect(boxes).toHaveLength(7 * 5);
  expect(boxes[0]).toEqual([-50, -50, 50, 50]);
});

test('copies that abut on the quilt abut on the screen, on whole pixels, at every zoom', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(number(0.6, 30), number(-900, 300), number(-900, 300), (scale, x, y) => {
      const { boxes, final } = painted(grid(6, 12.5), view(scale, x, y));
      expect(final).toBe(true);
      expect(boxes.flat().every(Number.isInteger)).toBe(true);
      const lefts = new Set(boxes.map(([left]) => left));
      const last = Math.max(...boxes.map(([, , right = 0]) => right));
      for (const [, , right = 0] of boxes) expect(right === last || lefts.has(right)).toBe(true);
    }),
    { numRuns: 50 },
  );
});
