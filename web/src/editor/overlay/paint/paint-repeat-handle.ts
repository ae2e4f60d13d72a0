import type { Position } from '../../../render/camera/camera';
import { REPEAT, type RepeatAxis } from '../../tools/handles/repeat-handles';
import type { MarkInk } from './ink';

/** The size of the symbol on a repeat handle, in pixels. */
const SIGN = 4.5;

/** Paints a repeat handle, whose symbol is two overlapping blocks and an arrow in the direction of the copies. */
export function paintRepeatHandle(
  context: CanvasRenderingContext2D,
  ink: MarkInk,
  axis: RepeatAxis,
  { x, y }: Position,
  isBackwards = false,
): void {
  context.beginPath();
  context.arc(x, y, REPEAT.radius, 0, 2 * Math.PI);
  context.fillStyle = ink.selection;
  context.fill();
  context.strokeStyle = ink.halo;
  context.lineWidth = 2;
  context.stroke();
  context.save();
  context.translate(x, y);
  context.rotate((axis === 'y' ? Math.PI / 2 : 0) + (isBackwards ? Math.PI : 0));
  context.lineWidth = 1.5;
  context.beginPath();
  context.rect(-SIGN - 1, -SIGN / 2, SIGN, SIGN);
  context.moveTo(1, 0);
  context.lineTo(SIGN + 1, 0);
  context.moveTo(SIGN - 1.5, -2.5);
  context.lineTo(SIGN + 1, 0);
  context.lineTo(SIGN - 1.5, 2.5);
  context.stroke();
  context.restore();
}
