import type { Box } from '../box.js';
import type { Interval } from '../interval.js';

export type Axis = 'x' | 'y';

/** Differences smaller than this count as equal, because sums of fractions aren't exact. */
export const SAME = 1e-6;

export function spanOf({ x, y, width, height }: Box, axis: Axis): Interval {
  return axis === 'x' ? [x, x + width] : [y, y + height];
}

export function sizeOf({ width, height }: Box, axis: Axis): number {
  return axis === 'x' ? width : height;
}

export function middleOf(box: Box, axis: Axis): number {
  const [start, end] = spanOf(box, axis);
  return (start + end) / 2;
}

/**
 * Returns the coordinates that can snap: both edges of a box and its middle or, if the box is resized, only the moved
 * edge.
 */
export function anchorsOf(box: Box, axis: Axis, edge?: -1 | 0 | 1): number[] {
  const [start, end] = spanOf(box, axis);
  if (edge === undefined) return [start, (start + end) / 2, end];
  return edge === 0 ? [] : [edge < 0 ? start : end];
}
