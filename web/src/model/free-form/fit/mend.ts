import type { Point } from '@quiltwright/shared/geometry/point';
import type { Inches } from '@quiltwright/shared/geometry/units';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { along, type Axis } from './axes';
import { markBelow } from '../fitting';
import { laidPlacements, type FreeFormDesign } from '../free-form-document';
import { overlapOf } from './overlaps';

/** A way to fix a fit problem. */
export interface Mend {
  kind: 'move' | 'centre' | 'gaps' | 'size' | 'borders' | 'quilt' | 'shift' | 'sashing';
  /** Changes of the placement. */
  changes: Partial<
    Pick<Placement, 'xLocation' | 'yLocation' | 'xSeparation' | 'ySeparation' | 'blockWidth' | 'blockHeight'>
  >;
  /** Changes of the borders. */
  borders?: Partial<Pick<Quilt, 'borderWidth1' | 'borderWidth2'>>;
  /**
   * The new size of the quilt, and the way of all placements on it. With `isAtEdges` only those move that end at its
   * right and lower edges.
   */
  quilt?: Pick<Quilt, 'quiltWidth' | 'quiltLength'> & { way: Point; isAtEdges?: true };
  /** The way of all placements, or of some by their ids, if the size of the quilt stays. */
  all?: Point;
  ids?: readonly number[];
  /** Width of the sashing to add between the blocks. */
  sashing?: Inches;
}

/** True if a changed placement overlaps no block that it didn't overlap before. */
export function isClear(changed: Placement, before: Placement, design: FreeFormDesign): boolean {
  return laidPlacements(design).every(
    ({ placement }) =>
      placement === before || !overlapOf(placement, changed) || overlapOf(placement, before) !== null,
  );
}

/** Returns the largest side of blocks along an axis with which all copies fit in a room. */
export function sideIn(placement: Placement, axis: Axis, room: number): Inches {
  const { gap, count } = along[axis];
  return markBelow((room - (placement[count] - 1) * placement[gap]) / placement[count]);
}

/** True if a quilt may have these sides. */
export function isSize({ quiltWidth, quiltLength }: Pick<Quilt, 'quiltWidth' | 'quiltLength'>): boolean {
  const { min, max } = LIMITS.quiltSide;
  return [quiltWidth, quiltLength].every((side) => side >= min && side <= max);
}
