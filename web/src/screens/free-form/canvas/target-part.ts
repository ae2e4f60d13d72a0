import { copyCount, copyPlacement, findCopy } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import {
  laidPlacements,
  ownerIn,
  type FreeFormDesign,
} from '@quiltwright/shared/model/free-form/free-form-document';
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
  const laid = laidPlacements(design);
  const placement = laid.findIndex(({ id }) => id === target.id);
  const pointed = copy !== null && copy < copyCount(scene.copies) ? copyPlacement(scene.copies, copy) : null;
  // On a quilt with a setting, the quilter may have pointed at a placement that repeats the target's block.
  const isThere =
    pointed === placement || (pointed !== null && ownerIn(design, laid[pointed]?.id ?? 0)?.id === target.id);
  const marked = isThere ? copy : findCopy(scene.copies, (each) => each === placement);
  const shape = target.patch ?? target.patches[0] ?? null;
  const of = isThere ? pointed : placement;
  return marked === null ? null : { kind: 'block', placement: of, copy: marked, shape };
}
