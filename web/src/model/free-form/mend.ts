import type { Point } from '@quiltwright/shared/geometry/point';
import type { Inches } from '@quiltwright/shared/geometry/units';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { along, type Axis } from './axes';
import { markBelow } from './fitting';
import { laidPlacements, type FreeFormDesign } from './free-form-document';
import { overlapOf } from './overlaps';

/** How a misfit can be mended. */
export interface Mend {
  kind: 'move' | 'centre' | 'gaps' | 'size' | 'borders' | 'quilt' | 'shift' | 'sashing';
  /** What of the placement becomes otherwise. */
  changes: Partial<
    Pick<Placement, 'xLocation' | 'yLocation' | 'xSeparation' | 'ySeparation' | 'blockWidth' | 'blockHeight'>
  >;
  /** What of the borders does. */
  borders?: Partial<Pick<Quilt, 'borderWidth1' | 'borderWidth2'>>;
  /** What becomes of the quilt, and how far all placements go on it, or those alone that end at its right and lower edges. */
  quilt?: Pick<Quilt, 'quiltWidth' | 'quiltLength'> & { way: Point; isAtEdges?: true };
  /** How far all placements go, or those of some ids, where the quilt is no larger or smaller. */
  all?: Point;
  ids?: readonly number[];
  /** How wide the sashing is that comes between the blocks. */
  sashing?: Inches;
}

/** Whether a placement that is changed lies over no other block than before. */
export function isClear(changed: Placement, before: Placement, design: FreeFormDesign): boolean {
  return laidPlacements(design).every(
    ({ placement }) =>
      placement === before || !overlapOf(placement, changed) || overlapOf(placement, before) !== null,
  );
}

/** The side of blocks along an axis with which all copies have so much room and no more would. */
export function sideIn(placement: Placement, axis: Axis, room: number): Inches {
  const { gap, count } = along[axis];
  return markBelow((room - (placement[count] - 1) * placement[gap]) / placement[count]);
}

/** Whether a quilt may have these sides. */
export function isSize({ quiltWidth, quiltLength }: Pick<Quilt, 'quiltWidth' | 'quiltLength'>): boolean {
  const { min, max } = LIMITS.quiltSide;
  return [quiltWidth, quiltLength].every((side) => side >= min && side <= max);
}
