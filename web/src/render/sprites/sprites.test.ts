// @vitest-environment jsdom
import { inches } from '@quiltwright/shared/geometry/units';
import type { SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import { beforeEach, expect, test, vi } from 'vitest';
import { PAPER } from '../fabric/fabric-picture-store';
import { MemoryBudget } from '../surface/memory-budget';
import { shownAbove, SpriteCache } from './sprites';

const block = (key: string, fabric: number): SceneBlock => ({
  key,
  blockNum: 1,
  width: inches(12),
  height: inches(12),
  shapes: new Float32Array([1, 0, 0, 1000, 1000, fabric]),
  lines: new Float32Array(),
});
const star = block('star', 11);
const dash = block('dash', 12);

let budget: MemoryBudget;
let sprites: SpriteCache;
beforeEach(() => {
  // The memory has room for two pictures of 10 × 10 pixels, with 4 bytes a pixel.
  budget = new MemoryBudget(800);
  sprites = new SpriteCache(() => PAPER, budget);
});

test('keeps a picture by block and size', () => {
  const sprite = sprites.at(star, 10, 9);
  expect(sprite).toMatchObject({ width: 10, height: 9 });
  expect(sprites.at(star, 10, 9)).toBe(sprite);
  expect(sprites.at(block('star', 11), 10, 9)).toBe(sprite);
  expect(sprites.has(star, 9, 10)).toBe(false);
  expect(sprites.has(dash, 10, 9)).toBe(false);
});

test('drops the least recently used picture when memory runs out', () => {
  const first = sprites.at(star, 10, 10);
  const second = sprites.at(dash, 10, 10);
  budget.nextFrame();
  sprites.at(star, 10, 10);
  sprites.at(block('third', 13), 10, 10);
  expect(budget.bytes).toBe(800);
  expect(sprites.at(star, 10, 10)).toBe(first);
  expect(sprites.has(dash, 10, 10)).toBe(false);
  expect(second.width).toBe(0);
});

test('changed fabric makes its blocks, and only those, out of date', () => {
  const old = sprites.at(star, 10, 10);
  const other = sprites.at(dash, 10, 10);
  sprites.clothChanged(new Map([[11, 0]]));
  expect(sprites.has(star, 10, 10)).toBe(false);
  expect(sprites.at(dash, 10, 10)).toBe(other);
  expect(sprites.at(star, 10, 10)).not.toBe(old);
  expect(old.width).toBe(0);
  expect(budget.bytes).toBe(2 * 4 * 10 * 10);
});

test('finer fabric affects only pictures that can show it', () => {
  // A block of 12 inches takes 10 pixels, and is drawn at twice that size. So 6 inches of fabric take 10 pixels.
  sprites.at(star, 10, 10);
  sprites.clothChanged(new Map([[11, 10]]));
  expect(sprites.has(star, 10, 10)).toBe(true);
  sprites.clothChanged(new Map([[11, 9]]));
  expect(sprites.has(star, 10, 10)).toBe(false);
});

test('several changed fabrics use the smallest of their sizes', () => {
  const news = new Map([
    [11, 64],
    [12, 0],
  ]);
  expect(shownAbove([11, 13], news)).toBe(64);
  expect(shownAbove([11, 12], news)).toBe(0);
  expect(shownAbove([13], news)).toBe(Infinity);
});

test('clearing frees every picture', () => {
  const sprite = sprites.at(star, 10, 10);
  sprites.clear();
  expect(budget.bytes).toBe(0);
  expect(sprite.width).toBe(0);
});

test('a cleared picture is painted from the start', () => {
  sprites.at(star, 10, 10);
  sprites.clear();
  const drawn: number[] = [];
  vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage').mockImplementation((picture) => {
    drawn.push((picture as HTMLCanvasElement).width);
  });
  sprites.at(star, 10, 10);
  vi.restoreAllMocks();
  /* The oversampled picture is halved; a canvas without width can't be drawn. */
  expect(drawn).toEqual([20]);
});
