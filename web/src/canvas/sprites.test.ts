import { inches } from '@quiltwright/shared/geometry/units';
import type { SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import { expect, test } from 'vitest';
import { PAPER } from './cloth-store';
import { SpriteCache } from './sprites';

const block = (key: string, fabric: number): SceneBlock => ({
  key,
  blockNum: 1,
  width: inches(12),
  height: inches(12),
  shapes: new Float32Array([1, 0, 0, 1000, 1000, fabric]),
});
const star = block('star', 11);
const dash = block('dash', 12);
const paper = () => PAPER;

test('keeps a picture by block and size', () => {
  const sprites = new SpriteCache(paper);
  const sprite = sprites.make(star, 64, 65);
  expect(sprite.canvas).toMatchObject({ width: 64, height: 65 });
  expect(sprites.at(star, 64, 65)).toBe(sprite);
  expect(sprites.at(block('star', 11), 64, 65)).toBe(sprite);
  expect(sprites.at(star, 65, 65)).toBeNull();
  expect(sprites.at(dash, 64, 65)).toBeNull();
});

test('gives the picture of the nearest size as a stand-in', () => {
  const sprites = new SpriteCache(paper);
  const small = sprites.make(star, 20, 20);
  const large = sprites.make(star, 100, 100);
  expect(sprites.nearest(star, 30)).toBe(small);
  expect(sprites.nearest(star, 70)).toBe(large);
  expect(sprites.nearest(dash, 70)).toBeNull();
});

test('lets go of what was not used for longest when the bytes run out', () => {
  // Room for two pictures of 10 × 10 pixels, 4 bytes each.
  const sprites = new SpriteCache(paper, 800);
  const first = sprites.make(star, 10, 10);
  sprites.make(dash, 10, 10);
  sprites.at(star, 10, 10);
  sprites.make(block('third', 13), 10, 10);
  expect(sprites.bytes).toBe(800);
  expect(sprites.at(star, 10, 10)).toBe(first);
  expect(sprites.at(dash, 10, 10)).toBeNull();
});

test('a picture larger than the budget is kept alone', () => {
  const sprites = new SpriteCache(paper, 800);
  const small = sprites.make(star, 10, 10);
  sprites.make(dash, 100, 100);
  expect(sprites.bytes).toBe(40_000);
  expect(small.canvas.width).toBe(0);
});

test('a fabric that looks different makes its blocks, and only those, out of date', () => {
  const sprites = new SpriteCache(paper);
  const old = sprites.make(star, 64, 64);
  sprites.make(dash, 64, 64);
  sprites.fabricChanged(11);
  expect(sprites.at(star, 64, 64)).toBeNull();
  expect(sprites.nearest(star, 64)).toBe(old);
  expect(sprites.at(dash, 64, 64)).not.toBeNull();
  const fresh = sprites.make(star, 64, 64);
  expect(sprites.at(star, 64, 64)).toBe(fresh);
  expect(sprites.bytes).toBe(2 * 4 * 64 * 64);
});

test('clearing frees every picture', () => {
  const sprites = new SpriteCache(paper);
  const sprite = sprites.make(star, 64, 64);
  sprites.clear();
  expect(sprites.bytes).toBe(0);
  expect(sprite.canvas.width).toBe(0);
});
