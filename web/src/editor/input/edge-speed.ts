import type { Position } from '../../render/camera/camera';

/**
 * The greatest distance from an edge of the canvas at which a drag moves the view, in pixels. On a small canvas it is
 * at most `MOST_OF_SIDE` of a side.
 */
const ZONE = 40;
const MOST_OF_SIDE = 1 / 6;
/**
 * The greatest speed of the view, in pixels a second. The view has this speed while the pointer of a drag is at
 * the edge of the canvas or beyond it.
 */
const FASTEST = 900;

/**
 * Returns the speed at which a drag near an edge of the canvas moves the view, across and down, in pixels a second.
 * The speed grows towards the edge. If the drag starts near an edge, the view moves only once the pointer comes
 * nearer to that edge.
 * @param start the start of the drag, in pixels of the canvas
 * @param at the current position of the pointer, in pixels of the canvas
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
