import type { Point } from '@quiltwright/shared/geometry/point';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import { copyBounds, copyCount, copyPlacement } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { chance } from './hills';

/**
 * The number of different cuts of a block. A cut decides from which place on its fabric each patch is cut, so that the
 * copies of a block don't all look the same.
 */
export const CUTS = 8;
/**
 * The step between the cuts of two copies, one below the other. The step to the right is 1. With these steps, a copy
 * differs from all eight copies around it.
 */
const DOWN = 3;

const cutsOfCopies = new WeakMap<Scene['copies'], Uint8Array>();

/**
 * Returns a number from 0 to `CUTS` − 1 for each copy: its cut. The cut decides from which places on the fabrics the
 * patches of the copy are cut. Neighbouring copies of a placement have different cuts. A cut depends only on the index
 * of the placement, and on the column and row of the copy in it. So it stays the same when the placement is moved or
 * recoloured.
 */
export function cutsOf(scene: Pick<Scene, 'copies'>): Uint8Array {
  const known = cutsOfCopies.get(scene.copies);
  if (known) return known;
  const starts = new Map<number, Point>();
  const cuts = Uint8Array.from({ length: copyCount(scene.copies) }, (_, copy) => {
    const { x, y, width, height } = copyBounds(scene, copy);
    const placement = copyPlacement(scene.copies, copy);
    const start = starts.get(placement) ?? { x, y };
    starts.set(placement, start);
    // A hundredth keeps copies on the side of a border that rounding may move.
    const column = Math.floor((x - start.x) / width + 0.01);
    const row = Math.floor((y - start.y) / height + 0.01);
    const first = Math.floor(((chance(placement) + 1) / 2) * CUTS);
    return (((column + DOWN * row + first) % CUTS) + CUTS) % CUTS;
  });
  cutsOfCopies.set(scene.copies, cuts);
  return cuts;
}

/** True if a copy has another cut (see `cutsOf`) than the copy with the same index had in the scene before. */
export function areCutsChanged(before: Scene, after: Scene): boolean {
  if (before.copies === after.copies) return false;
  const [old, now] = [cutsOf(before), cutsOf(after)];
  return old.subarray(0, now.length).some((cut, copy) => cut !== now[copy]);
}

/** Returns the place on the cloth, in inches, from which a patch is cut. */
export function cutOfPatch(cut: number, patch: number): Point {
  const seed = cut * 7919 + patch * 104_729;
  return { x: ((chance(seed) + 1) / 2) * CLOTH_TILE, y: ((chance(seed + 1) + 1) / 2) * CLOTH_TILE };
}
