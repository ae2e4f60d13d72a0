import type { Transform } from '@quiltwright/shared/geometry/transform';

/**
 * The parts of a quilt that move together: either whole copies of blocks, or shapes of one copy. `copies`, `without`
 * and `copy` are indexes in `Scene.copies`. The copies in `without` are hidden during the move. `shapes` are indexes of
 * shapes in the copy's block.
 */
export type Moving =
  { copies: readonly number[]; without?: readonly number[] } | { copy: number; shapes: readonly number[] };

/**
 * The preview of a drag that moves, resizes or repeats parts of a quilt. The moving parts are drawn above everything
 * else until the drop.
 */
export interface Preview {
  /** The moving parts. This must be the same object throughout one drag. */
  moving: Moving;
  /** The transforms, in inches, that take the moving parts to each place where they are drawn. */
  to: readonly Transform[];
}
