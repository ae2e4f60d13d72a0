// @vitest-environment jsdom
import type { Box } from '@quiltwright/shared/geometry/box';
import { inches } from '@quiltwright/shared/geometry/units';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAPER } from '../fabric/fabric-picture-store';
import { MemoryBudget } from '../surface/memory-budget';
import { ScenePainter } from './scene-painter';

/**
 * Returns a scene of `columns` × `rows` blocks of `side` inches, edge to edge. The blocks alternate between `kinds`
 * different pictures.
 */
function grid(columns: number, rows: number, side: number, kinds = 1): Scene {
  const copies = Array.from({ length: columns * rows }, (_, i) => [
    (i % columns) * side,
    Math.floor(i / columns) * side,
    side,
    side,
    i % kinds,
    0,
  ]);
  return {
    width: inches(columns * side),
    length: inches(rows * side),
    bands: [],
    blocks: Array.from({ length: kinds }, (_, kind) => ({
      key: `block ${kind}`,
      blockNum: 1,
      width: inches(side),
      height: inches(side),
      shapes: new Float32Array([1, 0, 0, 1000, 1000, 0]),
      lines: new Float32Array(),
    })),
    copies: new Float32Array(copies.flat()),
  };
}

/** Paints a part of a scene. Returns the left, top, right and bottom of every drawn picture, in pixels of the quilt. */
function painted(scene: Scene, scale: number, box: Box): number[][] {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) throw new Error('The double of the canvas is missing.');
  const painter = new ScenePainter({ cloth: () => PAPER, isReady: () => true }, new MemoryBudget(1e9));
  painter.show(scene);
  const boxes: number[][] = [];
  const draw = (picture: HTMLCanvasElement, ...at: number[]) => {
    const [x = 0, y = 0, width = picture.width, height = picture.height] = at.slice(at.length === 8 ? 4 : 0);
    boxes.push([x, y, x + width, y + height]);
  };
  brush.drawImage = draw;
  painter.paint(brush, scale, box);
  return boxes;
}

const everything = { x: 0, y: 0, width: 1e6, height: 1e6 };

test('touches the copies in the painted part, no others', () => {
  // A block has 100 pixels on each side. Blocks are of two kinds, so that no rows are equal. The part reaches columns 2
  // to 8 and rows 0 to 4.
  const boxes = painted(grid(21, 21, 10, 2), 10, { x: 250, y: 50, width: 600, height: 400 });
  expect(boxes).toHaveLength(7 * 5);
  expect(boxes[0]).toEqual([200, 0, 300, 100]);
});

test('copies that abut on the quilt abut in pixels, at every scale', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.6, max: 30, noNaN: true }),
      fc.integer({ min: 1, max: 3 }),
      (scale, kinds) => {
        const boxes = painted(grid(7, 6, 12.5, kinds), scale, everything);
        expect(boxes.flat().every(Number.isInteger)).toBe(true);
        const lefts = new Set(boxes.map(([left]) => left));
        const last = Math.round(7 * 12.5 * scale);
        for (const [, , right = 0] of boxes) expect(right === last || lefts.has(right)).toBe(true);
        const area = boxes.reduce(
          (sum, [x = 0, y = 0, right = 0, bottom = 0]) => sum + (right - x) * (bottom - y),
          0,
        );
        expect(area).toBe(last * Math.round(6 * 12.5 * scale));
      },
    ),
    { numRuns: 60 },
  );
});

test('equal rows are drawn as strips: a repeat of 99 × 99 needs 99 pictures, not 9,801', () => {
  const boxes = painted(grid(99, 99, 2.6), 2.5, everything);
  // The quilt is 257.4 inches wide, which is 643.5 pixels.
  expect(boxes).toHaveLength(99);
  expect(boxes.every(([left, , right]) => left === 0 && right === 644)).toBe(true);
  expect(boxes.map(([, top]) => top).sort((a = 0, b = 0) => a - b)).toEqual(
    Array.from({ length: 99 }, (_, row) => Math.round(Math.fround(row * 2.6) * 2.5)),
  );
});

test('copies that overlap are painted one by one, in their order', () => {
  const scene = grid(4, 4, 10);
  for (let at = 2; at < scene.copies.length; at += 6) scene.copies[at] = 11;
  const boxes = painted(scene, 10, everything);
  expect(boxes).toHaveLength(16);
  expect(boxes[5]).toEqual([100, 100, 210, 200]);
});

test('only the visible part of a block larger than a sprite is painted', () => {
  const boxes = painted(grid(1, 1, 12), 192, { x: 512, y: 0, width: 512, height: 512 });
  expect(boxes).toEqual([[512, 0, 1024, 512]]);
});

test('sprites are made ahead of a part as far as time allows', () => {
  const painter = new ScenePainter({ cloth: () => PAPER, isReady: () => true }, new MemoryBudget(1e9));
  painter.show(grid(3, 3, 10));
  const box = { x: 0, y: 0, width: 300, height: 300 };
  expect(painter.prepare(10, box, 0)).toBe(false);
  expect(painter.prepare(10, box, Infinity)).toBe(true);
  expect(painter.prepare(10, box, 0)).toBe(true);
});
