import type { Box } from '../box.js';
import { SAME } from './axes.js';

/**
 * A possible correction of a box along one axis. `gaps` are the equal gaps after this correction. `sameAs` is a box of
 * the same size as the corrected box.
 */
export interface Pull {
  by: number;
  gaps?: readonly (readonly [number, number])[];
  sameAs?: Box;
}

/**
 * Returns the shortest of the given corrections; the first, if several are equally short. Null if no correction is
 * within the tolerance.
 */
export function shortest(pulls: readonly Pull[], tolerance: number): Pull | null {
  let best: Pull | null = null;
  for (const pull of pulls) {
    if (Math.abs(pull.by) <= tolerance && (!best || Math.abs(pull.by) < Math.abs(best.by) - SAME))
      best = pull;
  }
  return best;
}
