import { expect, it } from 'vitest';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, next, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import type { Drawing } from '@quiltwright/shared/model/created-block/drawing';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import { QUARTER } from '@quiltwright/shared/quilting/shapes/curved-forms';
import { recolour, type Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { restoreBlock } from '@quiltwright/shared/quilting/stored/block-migrations';
import { blocksOf, freeForm, planOf } from '../cutting/cutting.fixture';
import { sewnOf } from './sewn';

const line = (x: number, y: number, toX: number, toY: number, bulge = 0): Seam => ({
  from: { x, y },
  to: { x: toX, y: toY },
  bulge,
});
/** Adds seams to a block. All patches keep one fabric. */
const add = (...seams: Seam[]) => act(commands.addSeams, { seams, fabric: 1 });

const blockOf = ({ document }: Drawing) => createdForm(document.design.block);

/** Returns the areas of the patches of a block of 12 inches, in square inches, smallest first. */
const areas = (levels: Levels) =>
  sewnOf(levels, { width: 12, height: 12 })
    .patches.map(({ area }) => Math.round(area * 1e4) / 1e4)
    .sort((one, other) => one - other);

/*
 * Three seams from the lower left corner: to the middle of the top, the upper right corner and the middle of the right
 * side. Each patch is a triangle of 6 × 12 inches, halved: 36 square inches.
 */
const fan = after(add(line(0, 1000, 500, 0), line(0, 1000, 1000, 0), line(0, 1000, 1000, 500)));
const FOUR_TRIANGLES = [36, 36, 36, 36];

it('keeps a drafted seam between patches of one fabric', () => {
  expect(areas(blockOf(fan).levels)).toEqual(FOUR_TRIANGLES);
});

it('keeps drafted seams in any colours: in one bought fabric, and where only some patches are equal', () => {
  const { levels } = blockOf(fan);
  expect(areas(recolour(levels, () => 55))).toEqual(FOUR_TRIANGLES);
  const halves = levels.map((level) => level.map((shape, i) => ({ ...shape, fillFabric: i < 2 ? 55 : 56 })));
  expect(areas(halves)).toEqual(FOUR_TRIANGLES);
});

it('keeps drafted seams when the block is stored and opened again', () => {
  const restored = restoreBlock(JSON.parse(JSON.stringify(blockOf(fan))));
  expect(restored.ok && areas(restored.value.levels)).toEqual(FOUR_TRIANGLES);
});

it('cuts a piece of each drafted patch for a quilt', () => {
  const levels = recolour(blockOf(fan).levels, () => 55);
  const [fabric] = planOf(freeForm(blocksOf(levels, 12, 2))).fabrics;
  const patches = fabric?.pieces.reduce((sum, { needed }) => sum + needed, 0);
  expect(patches).toBe(2 * 4);
});

it('counts the two patches of a Drunkard’s Path and the nine of a Nine Patch, each in one fabric', () => {
  /* A quarter of a circle with a radius of 9 inches, and the rest of 144 square inches. */
  const path = after(
    add(line(750, 0, 0, 750)),
    act(commands.bendSeam, { at: { x: 375, y: 375 }, bulge: -QUARTER }),
  );
  expect(areas(blockOf(path).levels)).toEqual([63.6173, 80.3827]);
  const thirds = [4000 / 12, 8000 / 12];
  const nine = after(add(...thirds.flatMap((at) => [line(at, 0, at, 1000), line(0, at, 1000, at)])));
  expect(areas(blockOf(nine).levels)).toHaveLength(9);
});

it('merges patches whose seam was erased', () => {
  const erased = next(fan, act(commands.eraseSeams, { at: [{ x: 500, y: 500 }] }));
  expect(areas(blockOf(erased).levels)).toEqual([36, 36, 72]);
});

it('still merges shapes that were laid side by side to make one piece', () => {
  /* Two halves of a rectangle of 12 × 6 inches. */
  const laid = after(place(9, 0, 0, 1000, 500), place(7, 0, 0, 1000, 500));
  expect(areas(blockOf(laid).levels)).toEqual([72]);
});

it('keeps the seams of patches that were drafted into a block of laid shapes', () => {
  /* A rectangle of 12 × 6 inches in halves, and below it a rectangle that a seam cuts from corner to corner. */
  const laid = after(place(9, 0, 0, 1000, 500), place(7, 0, 0, 1000, 500), place(1, 0, 500, 1000, 500));
  const cut = next(laid, add(line(0, 1000, 1000, 500)));
  expect(areas(blockOf(cut).levels)).toEqual([36, 36, 72]);
});
