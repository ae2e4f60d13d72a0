import type { Position } from '../../render/camera/camera';

/** Pixels between the points that are checked. */
const STEP = 4;

/** Returns points on the way between two positions, both included, because the browser reports a pointer in leaps. */
export function pointsBetween(from: Position, to: Position): Position[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}
