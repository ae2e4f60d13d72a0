import type { Position } from '../../render/camera/camera';

/** Pixels from an edge of the canvas in which a drag moves the view, and their greatest share of a side. */
const ZONE = 40;
const MOST_OF_SIDE = 1 / 6;
/** Pixels a second at the very edge, and beyond. */
const FASTEST = 900;

/**
 * Returns how fast a drag at an edge of the canvas moves the view, in pixels a second: faster the nearer it is. A drag
 * that starts this near must come nearer still, so that the view stays at first.
 * @param start start of the drag, in pixels of the canvas
 * @param at current position
 */
export function edgeSpeed(
  start: Position,
  at: Position,
  { width, height }: { width: number; height: number },
): Position {
  return { x: speedAlong(start.x, at.x, width), y: speedAlong(start.y, at.y, height) };
}

function speedAlong(start: number, at: number, side: number): number {
  const zone = Math.min(ZONE, side * MOST_OF_SIDE);
  const speedAt = (distance: number, atStart: number) => {
    const depth = Math.min(zone, Math.max(0, atStart)) - distance;
    return FASTEST * Math.min(1, Math.max(0, depth) / zone) ** 2;
  };
  return speedAt(at, start) - speedAt(side - at, side - start);
}
