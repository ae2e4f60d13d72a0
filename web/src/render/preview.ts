import type { Transform } from '@quiltwright/shared/geometry/transform';

/**
 * What moves together: copies, by index in `Scene.copies`, while others aren't seen at all, or shapes of one copy, by index
 * in its block.
 */
export type Moving =
  { copies: readonly number[]; without?: readonly number[] } | { copy: number; shapes: readonly number[] };

/** How a quilt looks while something of it is moved, resized or repeated: over all else, until it is let go. */
export interface Preview {
  /** The same object from one move of the hand to the next. */
  moving: Moving;
  /** Where that is seen instead, once for each, in inches. */
  to: readonly Transform[];
}
