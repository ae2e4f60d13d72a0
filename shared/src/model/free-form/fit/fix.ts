import type { Point } from '../../../geometry/point.js';
import { inches, type Inches } from '../../../geometry/units.js';
import { LIMITS } from '../../../limits.js';
import { bordersOf, widened, withBorders } from '../../../quilting/bands/bands.js';
import { gapsOf, withGapsOf, type Placement } from '../../../quilting/placement.js';
import type { Quilt } from '../../../quilting/quilt.js';
import { along, type Axis } from './axes.js';
import { boxOf, overlapByMark } from '../fitting.js';
import { laidPlacements, type FreeFormDesign } from '../free-form-document.js';
import { overlapOf } from './overlaps/overlaps.js';

/** One way to fix a place where the blocks of a quilt don't fit. Lengths are in inches. */
export interface Fix {
  kind: 'move' | 'centre' | 'gaps' | 'size' | 'borders' | 'quilt' | 'shift' | 'sashing';
  /** The new position, gaps and block size of the placement that the fix changes. Unchanged values are missing. */
  changes: Partial<
    Pick<Placement, 'xLocation' | 'yLocation' | 'xSeparation' | 'ySeparation' | 'blockWidth' | 'blockHeight'>
  >;
  /** The new width of each border, from the inside out. Missing if the fix doesn't change them. */
  borders?: readonly number[];
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

/** Returns the quilt with other widths of its borders, as a fix has them. */
export function withWidths(quilt: Quilt, widths: Fix['borders']): Quilt {
  if (!widths) return quilt;
  return withBorders(
    quilt,
    bordersOf(quilt).map((border, index) => widened(border, widths[index] ?? border.width)),
  );
}

/** Returns the fix that moves a placement by the offset `way`, in inches. */
export function movedBy({ xLocation, yLocation }: Placement, way: Point): Fix {
  return {
    kind: 'move',
    changes: { xLocation: inches(xLocation + way.x), yLocation: inches(yLocation + way.y) },
  };
}

/** The greatest number of steps of a comparison with all blocks of a quilt, so that a list of fixes is fast. */
const MOST_STEPS = 200_000;

/**
 * True if a changed placement overlaps no other block, except the blocks that it overlapped before. False if there are
 * too many copies to know.
 */
export function isClear(changed: Placement, before: Placement, design: FreeFormDesign): boolean {
  const work = { left: MOST_STEPS };
  const box = boxOf(changed);
  return laidPlacements(design).every(({ placement }) => {
    if (placement === before || !overlapByMark(boxOf(placement), box)) return true;
    if (overlapOf(placement, changed, work) === null) return true;
    const known = overlapOf(placement, before, work);
    return known !== null && known !== undefined;
  });
}

/**
 * Returns the greatest length along an axis that the blocks of a placement can take up if all copies must fit into the
 * length `room`. The gaps between the copies, as seen, stay. Lengths are in inches.
 */
export function lengthIn(placement: Placement, axis: Axis, room: number): number {
  const { count } = along[axis];
  return (room - (placement[count] - 1) * gapsOf(placement)[axis]) / placement[count];
}

/** Returns the changes that give blocks other sides. The gaps between the copies, as seen, stay. */
export function resized(
  placement: Placement,
  sides: Partial<Pick<Placement, 'blockWidth' | 'blockHeight'>>,
): Fix['changes'] {
  const { xSeparation, ySeparation } = withGapsOf(placement, { ...placement, ...sides });
  return {
    ...sides,
    ...(xSeparation !== placement.xSeparation && { xSeparation }),
    ...(ySeparation !== placement.ySeparation && { ySeparation }),
  };
}

/** Returns the name of the side of a block that lies along an axis. The block must not be slanted. */
export function sideAlong({ turn = 0 }: Placement, axis: Axis): 'blockWidth' | 'blockHeight' {
  return (axis === 'x') === (turn % 4 === 0) ? 'blockWidth' : 'blockHeight';
}

/** True if both sides are within the limits for the sides of a quilt. */
export function isSize({ quiltWidth, quiltLength }: Pick<Quilt, 'quiltWidth' | 'quiltLength'>): boolean {
  const { min, max } = LIMITS.quiltSide;
  return [quiltWidth, quiltLength].every((side) => side >= min && side <= max);
}
