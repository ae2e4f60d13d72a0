import type { Point } from '../../../geometry/point.js';
import { inches, type Inches } from '../../../geometry/units.js';
import { LIMITS } from '../../../limits.js';
import type { Placement } from '../../../quilting/placement.js';
import type { Quilt } from '../../../quilting/quilt.js';
import { along, type Axis } from './axes.js';
import { markBelow } from '../fitting.js';
import { laidPlacements, type FreeFormDesign } from '../free-form-document.js';
import { overlapOf } from './overlaps.js';

/** A way to fix a fit problem. */
export interface Fix {
  kind: 'move' | 'centre' | 'gaps' | 'size' | 'borders' | 'quilt' | 'shift' | 'sashing';
  /** The new position, gaps and block size of the placement. Values that don't change are left out. */
  changes: Partial<
    Pick<Placement, 'xLocation' | 'yLocation' | 'xSeparation' | 'ySeparation' | 'blockWidth' | 'blockHeight'>
  >;
  /** The new widths of the borders, if the fix changes any. */
  borders?: Partial<Pick<Quilt, 'borderWidth1' | 'borderWidth2'>>;
  /**
   * The new size of the quilt, and the offset by which all placements move. With `isAtEdges`, only placements that end
   * at the right or lower edge move.
   */
  quilt?: Pick<Quilt, 'quiltWidth' | 'quiltLength'> & { way: Point; isAtEdges?: true };
  /**
   * The offset by which all placements move while the quilt's size stays the same. With `ids`, only these placements
   * move.
   */
  all?: Point;
  ids?: readonly number[];
  /** Width of the sashing to add between the blocks. */
  sashing?: Inches;
}

/** Returns the fix that moves a placement by an offset. */
export function movedBy({ xLocation, yLocation }: Placement, way: Point): Fix {
  return {
    kind: 'move',
    changes: { xLocation: inches(xLocation + way.x), yLocation: inches(yLocation + way.y) },
  };
}

/** True if a changed placement overlaps no block that it didn't overlap before. */
export function isClear(changed: Placement, before: Placement, design: FreeFormDesign): boolean {
  return laidPlacements(design).every(
    ({ placement }) =>
      placement === before || !overlapOf(placement, changed) || overlapOf(placement, before) !== null,
  );
}

/** Returns the greatest side of a placement's blocks, along an axis, at which all copies fit in the length `room`. */
export function sideIn(placement: Placement, axis: Axis, room: number): Inches {
  const { gap, count } = along[axis];
  return markBelow((room - (placement[count] - 1) * placement[gap]) / placement[count]);
}

/** True if a quilt may have these sides. */
export function isSize({ quiltWidth, quiltLength }: Pick<Quilt, 'quiltWidth' | 'quiltLength'>): boolean {
  const { min, max } = LIMITS.quiltSide;
  return [quiltWidth, quiltLength].every((side) => side >= min && side <= max);
}
