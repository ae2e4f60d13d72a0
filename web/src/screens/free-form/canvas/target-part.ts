import { copyCount, copyPlacement, findCopy } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { laidPlacements, type FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import type { Part } from '../../../render/scene/part';
import type { Target } from '../describing/target';

/**
 * Returns the patch by which the canvas marks the target; null if the target is no fabric spot. The patch is in the
 * copy of the block at which the quilter pointed. If that copy no longer exists, the patch is in the first copy.
 * @param copy the index in the scene of the copy at which the quilter pointed; null for none
 */
export function targetPart(
  target: Target | null,
  copy: number | null,
  scene: Scene | null,
  design: FreeFormDesign,
): Part | null {
  if (target?.kind !== 'spot' || !scene) return null;
  const placement = laidPlacements(design).findIndex(({ id }) => id === target.id);
  const isThere =
    copy !== null && copy < copyCount(scene.copies) && copyPlacement(scene.copies, copy) === placement;
  const marked = isThere ? copy : findCopy(scene.copies, (each) => each === placement);
  const shape = target.patch ?? target.patches[0] ?? null;
  return marked === null ? null : { kind: 'block', placement, copy: marked, shape };
}
