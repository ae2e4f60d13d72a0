import type { Box } from '@quiltwright/shared/geometry/box';
import type { Position } from '../../../render/camera/camera';
import type { Device } from '../../input/press';
import { REPEAT } from './repeat-handles';

/** The greatest distance from the turn handle's middle at which a press hits the handle, in pixels. */
const HIT: Record<Device, number> = { mouse: 14, pen: 16, touch: 24 };

/** The height of the strip at the top of the canvas that the tool bar covers, in pixels. */
const BAR = 64;

/** The distance of the turn handle from the middle of the box if it is below the box, beside a repeat handle. */
const BESIDE = 54;

/**
 * Returns the middle of the handle that turns the selection, in pixels of the canvas. It is above the box of the
 * selection or, if the tool bar would cover it there, left of the box or below it. It is never inside the box, where a
 * press moves the selection.
 */
export function turnHandleOf({ x, y, width, height }: Box): Position {
  const { away, radius } = REPEAT;
  if (y - away - radius > BAR) return { x: x + width / 2, y: y - away };
  if (x - away - radius > 0) return { x: x - away, y: y + height / 2 };
  return { x: x + width / 2 - BESIDE, y: y + height + away };
}

/** True if a press hits the handle that turns the selection. */
export function hitsTurnHandle(box: Box, at: Position, device: Device): boolean {
  const { x, y } = turnHandleOf(box);
  return Math.hypot(x - at.x, y - at.y) <= HIT[device];
}
