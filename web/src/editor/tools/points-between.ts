import type { Position } from '../../render/camera/camera';

/** The greatest distance between two neighbouring points on the line, in pixels. */
const STEP = 4;

/**
 * Returns points along the line from one position to another, including both ends. Tools need these points, because a
 * fast pointer reports positions that are far apart.
 */
export function pointsBetween(from: Position, to: Position): Position[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}
