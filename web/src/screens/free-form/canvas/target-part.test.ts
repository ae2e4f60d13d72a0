import { newCopies, writeCopy } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { expect, it } from 'vitest';
import { after, placeAt } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { targetPart } from './target-part';

const { design } = after(placeAt(0, 0), placeAt(12, 0)).document;

/** Returns a scene whose copies belong to these placements, given by their indexes. */
function sceneOf(placements: readonly number[]): Scene {
  const copies = newCopies(placements.length);
  placements.forEach((placement, copy) => {
    writeCopy(copies, copy, { x: 0, y: 0, width: 1, height: 1 }, 0, placement);
  });
  return { copies } as unknown as Scene;
}

const spot = {
  key: '2-1',
  name: 'Star, fabric 2',
  fabric: 22,
  kind: 'spot',
  id: 2,
  patches: [1, 3],
} as const;

it('marks the copy that was pointed at, and the patch', () => {
  const part = targetPart({ ...spot, patch: 3 }, 2, sceneOf([0, 1, 1]), design);
  expect(part).toEqual({ kind: 'block', placement: 1, copy: 2, shape: 3 });
});

it('marks the first copy if none was pointed at, or if that copy now belongs to another block', () => {
  const first = { kind: 'block', placement: 1, copy: 1, shape: 1 };
  expect(targetPart(spot, null, sceneOf([0, 1, 1]), design)).toEqual(first);
  expect(targetPart(spot, 0, sceneOf([0, 1, 1]), design)).toEqual(first);
  expect(targetPart(spot, 9, sceneOf([0, 1, 1]), design)).toEqual(first);
});

it('marks nothing if the block is gone, or there is no target', () => {
  expect(targetPart({ ...spot, id: 7 }, 1, sceneOf([0, 1]), design)).toBeNull();
  expect(targetPart(null, 1, sceneOf([0, 1]), design)).toBeNull();
});
