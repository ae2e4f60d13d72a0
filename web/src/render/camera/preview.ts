import type { Transform } from '@quiltwright/shared/geometry/transform';

/**
 * The parts that move together. Either copies, by index in `Scene.copies`, while the copies `without` are hidden; or
 * shapes of one copy, by index in its block.
 */
export type Moving =
  { copies: readonly number[]; without?: readonly number[] } | { copy: number; shapes: readonly number[] };

/**
 * A quilt while parts of it are moved, resized or repeated. The parts are above everything else until they are dropped.
 */
export interface Preview {
  /** The same object throughout one drag. */
  moving: Moving;
  /** Positions of the parts, one for each transform, in inches. */
  to: readonly Transform[];
}
