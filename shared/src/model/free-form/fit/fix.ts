import type { Point } from '../../../geometry/point.js';
import { inches, type Inches } from '../../../geometry/units.js';
import { LIMITS } from '../../../limits.js';
import type { Placement } from '../../../quilting/placement.js';
import type { Quilt } from '../../../quilting/quilt.js';
import { along, type Axis } from './axes.js';
import { markBelow } from '../fitting.js';
import { laidPlacements, type FreeFormDesign } from '../free-form-document.js';
import { overlapOf } from './overlaps.js';

/** One way to fix a place where the blocks of a quilt don't fit. Lengths are in inches. */
export interface Fix {
  kind: 'move' | 'centre' | 'gaps' | 'size' | 'borders' | 'quilt' | 'shift' | 'sashing';
  /** The new position, gaps and block size of the placement that the fix changes. Unchanged values are missing. */
  changes: Partial<
    Pick<Placement, 'xLocation' | 'yLocation' | 'xSeparation' | 'ySeparation' | 'blockWidth' | 'blockHeight'>
  >;
  /** The new widths of the borders. Missing if the fix doesn't change them. */
  borders?: Partial<Pick<Quilt, 'borderWidth1' | 'borderWidth2'>>;
  /**
   * The new size of the quilt, and the offset `way` by which placements move with the quilt's edges. With `isAtEdges`,
   * only placements at the right or lower edge of the quilt move.
   */
  quilt?: Pick<Quilt, 'quiltWidth' | 'quiltLength'> & { way: Point; isAtEdges?: true };
  /**
   * The offset by which all placements move while the quilt's size stays the same. With `ids`, only the placements with
   * these ids move.
   */
  all?: Point;
  ids?: readonly number[];
  /** The width of the sashing that the fix adds between the blocks. */
  sashing?: Inches;
}

/** Returns the fix that moves a placement by the offset `way`, in inches. */
export function movedBy({ xLocation, yLocation }: Placement, way: Point): Fix {
  return {
    kind: 'move',
    changes: { xLocation: inches(xLocation + way.x), yLocation: inches(yLocation + way.y) },
  };
}

/** True if a changed placement overlaps no other block, except the blocks that it overlapped before. */
export function isClear(changed: Placement, before: Placement, design: FreeFormDesign): boolean {
  return laidPlacements(design).every(
    ({ placement }) =>
      placement === before || !overlapOf(placement, changed) || overlapOf(placement, before) !== null,
  );
}

/**
 * Returns the longest side, along an axis, that the blocks of a placement can have if all copies must fit into the
 * length `room`. The gaps between the copies stay. Lengths are in inches.
 */
export function sideIn(placement: Placement, axis: Axis, room: number): Inches {
  const { gap, count } = along[axis];
  return markBelow((room - (placement[count] - 1) * placement[gap]) / placement[count]);
}

/** True if both sides are within the limits for the sides of a quilt. */
export function isSize({ quiltWidth, quiltLength }: Pick<Quilt, 'quiltWidth' | 'quiltLength'>): boolean {
  const { min, max } = LIMITS.quiltSide;
  return [quiltWidth, quiltLength].every((side) => side >= min && side <= max);
}
