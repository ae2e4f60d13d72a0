import type { Point } from '@quiltwright/shared/geometry/point';
import { cutOfCopy } from '@quiltwright/shared/quilting/sewn/cut-places';
import { copyBounds, copyCount, copyPlacement } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';

const cutsOfCopies = new WeakMap<Scene['copies'], Uint8Array>();

/**
 * Returns the cut of each copy: a number from 0 to `CUTS` − 1. The cut decides from which places on the fabrics the
 * patches of the copy are cut. Neighbouring copies of a placement have different cuts. A cut depends only on the index
 * of the placement, and on the column and row of the copy. It stays the same when the placement is moved or gets other
 * fabrics.
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
    return cutOfCopy(placement, { x: x - start.x, y: y - start.y }, { width, height });
  });
  cutsOfCopies.set(scene.copies, cuts);
  return cuts;
}

/** True if any copy has different cuts (see `cutsOf`) in the two scenes. Copies with the same index are compared. */
export function areCutsChanged(before: Scene, after: Scene): boolean {
  if (before.copies === after.copies) return false;
  const [old, now] = [cutsOf(before), cutsOf(after)];
  return old.subarray(0, now.length).some((cut, copy) => cut !== now[copy]);
}
