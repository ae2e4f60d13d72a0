import type { Box } from '@quiltwright/shared/geometry/box';
import type { Position } from '../../render/camera/camera';
import type { Device } from '../input/press';
import { REPEAT } from './repeat-handles';

/** The greatest distance from the turn handle's middle at which a press hits the handle, in pixels. */
const HIT: Record<Device, number> = { mouse: 14, pen: 16, touch: 24 };

/** The height of the strip at the top of the canvas that the tool bar covers, in pixels. */
const BAR = 64;

/**
 * Returns the middle of the handle that turns the selection, in pixels of the canvas. It is above the box of the
 * selection or, if the tool bar would cover it there, inside the box.
 */
export function turnHandleOf({ x, y, width }: Box): Position {
  const isClear = y - REPEAT.away - REPEAT.radius > BAR;
  return { x: x + width / 2, y: isClear ? y - REPEAT.away : y + REPEAT.away };
}

/** True if a press hits the handle that turns the selection. */
export function hitsTurnHandle(box: Box, at: Position, device: Device): boolean {
  const { x, y } = turnHandleOf(box);
  return Math.hypot(x - at.x, y - at.y) <= HIT[device];
}
