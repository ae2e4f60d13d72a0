import { inches } from '@quiltwright/shared/geometry/units';
import {
  GROUND,
  leftOf,
  lineCount,
  OUTSIDE,
  packLines,
  rightOf,
} from '@quiltwright/workers/kernels/patches/lines/line';
import {
  copyCount,
  copyBounds,
  copyPlacement,
  newCopies,
  newShapes,
  shapeAt,
  shapeCount,
  writeCopy,
  writeShape,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import { assertExists } from '@quiltwright/shared/result';
import { expect, test } from 'vitest';
import { splitScene } from './split-scene';

/**
 * Returns a block of three upright strips side by side, in fabrics 11, 12 and 13. The block has lines between the
 * strips and at its left edge.
 */
function strips(): SceneBlock {
  const shapes = newShapes(3);
  for (const i of [0, 1, 2]) writeShape(shapes, i, [1, 300 * i, 0, 300, 1000, 11 + i]);
  const upright = (x: number, right: number, left: number) => ({
    from: { x, y: 0 },
    to: { x, y: 1000 },
    right,
    left,
  });
  const lines = packLines([
    upright(0, OUTSIDE, 0),
    upright(300, 0, 1),
    upright(600, 1, 2),
    upright(900, 2, GROUND),
  ]);
  return { key: 'strips', blockNum: 1, width: inches(12), height: inches(12), shapes, lines };
}

/**
 * Returns a quilt of four blocks in a row, each made of three strips, with a border. Each block has its own
 * placement.
 */
function quilt(): Scene {
  const copies = newCopies(4);
  for (const i of [0, 1, 2, 3]) writeCopy(copies, i, { x: 12 * i, y: 0, width: 12, height: 12 }, 0, i);
  const outer = { x: 0, y: 0, width: 48, height: 12 };
  return {
    width: inches(48),
    length: inches(12),
    bands: [{ name: 'border1', outer, hole: null, fabric: 14 }],
    blocks: [strips()],
    copies,
  };
}

const placementsOf = ({ copies }: Scene) =>
  Array.from({ length: copyCount(copies) }, (_, copy) => copyPlacement(copies, copy));
const fabricsOf = ({ shapes }: SceneBlock) =>
  Array.from({ length: shapeCount(shapes) }, (_, shape) => shapeAt(shapes, shape).fabric);
const sidesOf = ({ lines }: SceneBlock) =>
  Array.from({ length: lineCount(lines) }, (_, line) => [rightOf(lines, line), leftOf(lines, line)]);

test('copies that move leave the quilt, and are alone, in their stacking order', () => {
  const { still, moving } = splitScene(quilt(), { copies: [3, 1] });
  expect(placementsOf(still)).toEqual([0, 2]);
  expect(still.bands).toHaveLength(1);
  expect(placementsOf(moving)).toEqual([1, 3]);
  expect(copyBounds(moving, 1)).toEqual({ x: 36, y: 0, width: 12, height: 12 });
  expect(moving.bands).toEqual([]);
});

test('copies in `without` are hidden', () => {
  const { still, moving } = splitScene(quilt(), { copies: [0], without: [2, 1] });
  expect(placementsOf(still)).toEqual([3]);
  expect(placementsOf(moving)).toEqual([0]);
});

test('shapes that move leave only their own copy', () => {
  const scene = quilt();
  const { still, moving } = splitScene(scene, { copy: 2, shapes: [2, 0] });
  expect(placementsOf(still)).toEqual([0, 1, 2, 3]);
  const [whole, rest] = still.blocks;
  expect(whole).toBe(scene.blocks[0]);
  expect(fabricsOf(assertExists(rest, 'what is left'))).toEqual([12]);
  /* No seam is left, because those of the middle strip joined the shapes that moved. */
  expect(sidesOf(assertExists(rest, 'what is left'))).toEqual([]);
  const moved = assertExists(moving.blocks[0], 'what moves');
  expect(copyBounds(moving, 0)).toEqual({ x: 24, y: 0, width: 12, height: 12 });
  expect(moved.isBare).toBe(true);
  expect(fabricsOf(moved)).toEqual([11, 13]);
  /* The ground surrounds both strips. The first strip is shape 0, the last one is shape 1. */
  expect(sidesOf(moved)).toEqual([
    [GROUND, 0],
    [0, GROUND],
    [GROUND, 1],
    [1, GROUND],
  ]);
});

test('the seams between remaining shapes stay', () => {
  const { still } = splitScene(quilt(), { copy: 0, shapes: [0] });
  const rest = assertExists(still.blocks[1], 'what is left');
  expect(fabricsOf(rest)).toEqual([12, 13]);
  expect(sidesOf(rest)).toEqual([
    [0, 1],
    [1, GROUND],
  ]);
});

test('the rest has its own key, and for other shapes another', () => {
  const keyOf = (shapes: number[]) => splitScene(quilt(), { copy: 0, shapes }).still.blocks[1]?.key;
  expect(new Set(['strips', keyOf([0]), keyOf([1]), keyOf([0, 1])]).size).toBe(4);
});
