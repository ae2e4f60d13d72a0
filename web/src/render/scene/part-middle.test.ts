import { inches } from '@quiltwright/shared/geometry/units';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { expect, test } from 'vitest';
import type { Part } from './part';
import { middleOf } from './part-middle';

/**
 * A scene of 40 × 40 inches, with a border of 4 around sashing. Its only block, 12 × 10 at (8, 6), has a triangle in
 * its lower right quarter.
 */
const scene: Scene = {
  width: inches(40),
  length: inches(40),
  bands: [
    {
      ...{ name: 'border1', fabric: 11 },
      outer: { x: 0, y: 0, width: 40, height: 40 },
      hole: { x: 4, y: 4, width: 32, height: 32 },
    },
    { name: 'sashing', outer: { x: 4, y: 4, width: 32, height: 32 }, hole: null, fabric: 12 },
  ],
  blocks: [
    {
      ...{ key: 'a block', blockNum: 1, width: inches(12), height: inches(10) },
      shapes: new Float32Array([1, 0, 0, 1000, 1000, 11, 2, 500, 500, 500, 500, 12]),
      lines: new Float32Array(),
    },
  ],
  copies: new Float32Array([8, 6, 12, 10, 0, 0]),
};

const block = { kind: 'block', placement: 0, copy: 0 } as const;

test.each<[what: string, part: Part, middle: [number, number] | null]>([
  ['the upper side of a border', { kind: 'band', band: 'border1' }, [20, 2]],
  ['the sashing', { kind: 'band', band: 'sashing' }, [20, 20]],
  ['a block', { ...block, shape: null }, [14, 11]],
  // The patch is from 500 to 1000 units of 12 and 10 inches. Its middle is 9 and 7.5 inches from the block's corner.
  ['a patch', { ...block, shape: 1 }, [17, 13.5]],
  ['a border that isn’t there', { kind: 'band', band: 'border2' }, null],
  ['a copy that isn’t there', { ...block, copy: 1, shape: null }, null],
])('the middle of %s', (_, part, middle) => {
  expect(middleOf(scene, part)).toEqual(middle && { x: middle[0], y: middle[1] });
});
