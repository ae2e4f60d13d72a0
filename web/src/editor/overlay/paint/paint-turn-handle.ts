import type { Position } from '../../../render/camera/camera';
import { REPEAT } from '../../tools/handles/repeat-handles';
import type { MarkInk } from './ink';

/** The radius of the arrow on the turn handle, and the length of its head, in pixels. */
const ARROW = { radius: 4.5, head: 3 };

/** Paints the handle that turns the selection, whose symbol is a round arrow. */
export function paintTurnHandle(context: CanvasRenderingContext2D, ink: MarkInk, { x, y }: Position): void {
  context.beginPath();
  context.arc(x, y, REPEAT.radius, 0, 2 * Math.PI);
  context.fillStyle = ink.selection;
  context.fill();
  context.strokeStyle = ink.halo;
  context.lineWidth = 2;
  context.stroke();
  const { radius, head } = ARROW;
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(x, y, radius, -0.25 * Math.PI, 1.35 * Math.PI);
  const [tipX, tipY] = [x + radius * Math.cos(-0.25 * Math.PI), y + radius * Math.sin(-0.25 * Math.PI)];
  context.moveTo(tipX + head * 0.3, tipY - head);
  context.lineTo(tipX, tipY);
  context.lineTo(tipX - head, tipY - head * 0.1);
  context.stroke();
}
