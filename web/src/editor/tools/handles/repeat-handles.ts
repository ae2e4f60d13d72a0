import type { Box } from '@quiltwright/shared/geometry/box';
import { clearOfBars, type Position, type Viewport } from '../../../render/camera/camera';
import type { Device } from '../../input/press';

/** The axis of a repeat handle: 'x' makes columns, 'y' rows. */
export type RepeatAxis = 'x' | 'y';

/** The radius of a repeat handle, and the distance from its middle to the repeated item, in pixels. */
export const REPEAT = { radius: 11, away: 30 };
/** The width of the light line around a repeat handle, in pixels. */
const HALO = 1;
/** The greatest distance from a repeat handle's middle at which a press hits the handle, in pixels. */
const HIT: Record<Device, number> = { mouse: 14, pen: 16, touch: 24 };

/** The middle of the repeat handle for each axis; null for no handle. */
export type RepeatHandles = Record<RepeatAxis, Position | null>;

/**
 * Returns the middle of each repeat handle of a placement, in pixels of the canvas. The handles are to the right of the
 * columns and below the rows. If the canvas ends too soon for a handle there, the handle is inside the placement.
 * @param first the box of the placement's first copy
 * @param whole the box around all copies
 */
export function repeatHandlesOf(first: Box, whole: Box, viewport: Viewport): Record<RepeatAxis, Position> {
  const clear = clearOfBars(viewport);
  return {
    x: { x: placeBeside(whole.x, whole.width, clear.width), y: first.y + first.height / 2 },
    y: { x: first.x + first.width / 2, y: placeBeside(whole.y, whole.height, clear.height) },
  };
}

/**
 * Returns the middle of a repeat handle along one axis, in pixels. The handle is just beyond the end of a box. If it
 * doesn't fit there, it is just inside the end.
 * @param start the start of the box, in pixels
 * @param last the last pixel that the handle may cover
 */
function placeBeside(start: number, length: number, last: number): number {
  const end = start + length;
  const farthest = last - REPEAT.radius - HALO;
  // If the end of the box is out of sight, the handle is too.
  if (end + REPEAT.away <= farthest || end > last) return end + REPEAT.away;
  // A short box would lie completely under a handle inside it.
  return length < 3 * REPEAT.away ? Math.max(end, farthest) : end - REPEAT.away;
}

/** Returns the axis of the repeat handle at a press; null for none. */
export function repeatHandleAt(handles: RepeatHandles, at: Position, device: Device): RepeatAxis | null {
  const away = (axis: RepeatAxis) => {
    const middle = handles[axis];
    return middle ? Math.hypot(middle.x - at.x, middle.y - at.y) : Infinity;
  };
  const nearest = away('x') <= away('y') ? 'x' : 'y';
  return away(nearest) <= HIT[device] ? nearest : null;
}
