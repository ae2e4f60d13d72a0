import type { Placement } from '@quiltwright/shared/quilting/placement';
import { freePlacements, laidPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import { scaleIn } from '../canvas-scale';
import type { LockedThing } from '../items/tell-locked';
import type { CanvasPoint, View } from '../tool';
import type { ArrangementEditor } from './arrangement-editor';
import { liesAt } from './placement-items';

const INCH = { x: 1, y: 1 };

/**
 * Returns the id of the locked placement under a point; null if there is none. Also null if an unlocked placement is
 * under the point.
 */
export function lockedPlacementAt(
  editor: ArrangementEditor,
  { at }: CanvasPoint,
  view: View,
): LockedThing<number> | null {
  const { design } = editor.arrangement().document;
  const place = scaleIn(view, INCH).units(at);
  const isThere = ({ placement }: { placement: Placement }) => liesAt(placement, place);
  if (freePlacements(design).some(isThere)) return null;
  const locked = [...laidPlacements(design)].reverse().find((laid) => laid.isLocked && isThere(laid));
  return locked ? { locked: locked.id, once: null } : null;
}
