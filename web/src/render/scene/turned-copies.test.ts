import { inches } from '@quiltwright/shared/geometry/units';
import type { Orientation } from '@quiltwright/shared/geometry/orientation';
import { turnedBox } from '@quiltwright/shared/geometry/orientation';
import { newCopies, writeCopy } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { describe, expect, test } from 'vitest';
import { copyIndexOf } from './copy-index';
import { partAt } from './hit-test';
import { middleOf } from './part-middle';
import { reuseUnchanged } from './scene-changes';
import { seenAsDrawn, turnedInto } from './turned-block';

/** Returns a scene with copies of a block of 12 inches: its left half is shape 0, its right half shape 1. */
function sceneOf(how: Orientation, places: readonly (readonly [x: number, y: number])[]): Scene {
  const copies = newCopies(places.length);
  places.forEach(([x, y], copy) => {
    writeCopy(copies, copy, turnedBox({ x, y, width: 12, height: 12 }, how), 0, copy);
  });
  const shapes = new Float32Array([1, 0, 0, 500, 1000, 11, 1, 500, 0, 500, 1000, 12]);
  return {
    ...{ width: inches(60), length: inches(60), bands: [], copies },
    blocks: [
      {
        ...{ key: JSON.stringify(how), blockNum: 1, width: inches(12), height: inches(12), shapes },
        ...{ lines: new Float32Array(), ...how },
      },
    ],
  };
}

const shapeAt = (scene: Scene, x: number, y: number) => {
  const part = partAt(scene, x, y);
  return part?.kind === 'block' ? part.shape : null;
};

describe('the patch at a point of a turned copy', () => {
  test.each<[string, Orientation, number, number, number]>([
    ['as drawn', {}, 13, 16, 0],
    ['turned to the right, the left half is on top', { turn: 2 }, 16, 13, 0],
    ['turned to the left, it is at the bottom', { turn: 6 }, 16, 19, 0],
    ['turned around, it is at the right', { turn: 4 }, 19, 16, 0],
    ['mirrored, it is at the right', { mirrored: true }, 19, 16, 0],
    ['mirrored and turned to the right, it is at the bottom', { turn: 2, mirrored: true }, 16, 19, 0],
    ['on its point, it is at the top left', { turn: 1 }, 14, 14, 0],
    ['on its point, the right half is at the bottom right', { turn: 1 }, 18, 18, 1],
  ])('%s', (_, how, x, y, shape) => {
    // The middle of the block is at (16, 16).
    expect(shapeAt(sceneOf(how, [[10, 10]]), x, y)).toBe(shape);
  });

  test('a corner of its box belongs to the block below', () => {
    // The corner of the first copy's box lies on the second copy's middle.
    const step = 6 * Math.SQRT2;
    const scene = sceneOf({ turn: 1 }, [
      [10 + step, 10 + step],
      [10, 10],
    ]);
    expect(partAt(scene, 16 + step - 0.5, 16 + step - 0.5)).toMatchObject({ copy: 0 });
    expect(partAt(scene, 15.5, 15.5)).toMatchObject({ copy: 1 });
    expect(partAt(scene, 8, 8)).toBeNull();
  });
});

test('the middle of a patch turns with its copy', () => {
  const scene = sceneOf({ turn: 2 }, [[10, 10]]);
  expect(middleOf(scene, { kind: 'block', placement: 0, copy: 0, shape: 0 })).toEqual({ x: 16, y: 13 });
});

test('copies on their points overlap only if their outlines do', () => {
  const step = 6 * Math.SQRT2;
  const lattice = (by: number) =>
    sceneOf({ turn: 1 }, [
      [10, 10],
      [10 + by, 10 + by],
      [10 + 2 * by, 10],
    ]);
  expect(copyIndexOf(lattice(step)).overlapping).toBe(false);
  expect(copyIndexOf(lattice(step - 0.1)).overlapping).toBe(true);
});

test('copies in the same boxes that are turned otherwise are other copies', () => {
  const before = sceneOf({ turn: 1 }, [[10, 10]]);
  expect(reuseUnchanged(before, sceneOf({ turn: 1 }, [[10, 10]])).copies).toBe(before.copies);
  const after = sceneOf({ turn: 3 }, [[10, 10]]);
  expect(reuseUnchanged(before, after).copies).toBe(after.copies);
});

describe('painting a turned block into a box', () => {
  const oblong = { width: inches(12), height: inches(6) };

  test('keeps its sides in whole pixels if it is turned by quarters', () => {
    const { drawn, matrix } = turnedInto({ ...oblong, turn: 2 }, { x: 5, y: 7, width: 60, height: 121 });
    expect(drawn).toEqual({ x: -60.5, y: -30, width: 121, height: 60 });
    expect(matrix).toEqual({ a: 0, b: 1, c: -1, d: 0, e: 35, f: 67.5 });
  });

  test('paints what is seen, and no more', () => {
    const box = { x: 0, y: 0, width: 60, height: 120 };
    const painting = turnedInto({ ...oblong, turn: 2 }, box);
    // The upper half of the box is the left half of the block as drawn.
    const seen = seenAsDrawn({ ...oblong, turn: 2 }, box, painting, { x: 0, y: 0, width: 60, height: 60 });
    expect(seen).toEqual({ x: -60, y: -30, width: 60, height: 60 });
  });

  test('leaves a block as it was drawn alone', () => {
    const box = { x: 5, y: 7, width: 60, height: 30 };
    expect(turnedInto(oblong, box)).toEqual({ drawn: box, matrix: null });
  });
});
