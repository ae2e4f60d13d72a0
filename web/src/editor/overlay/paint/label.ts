import type { Position } from '../../../render/camera/camera';

/** The measures of a label in pixels: its height, the space at each end of its text, and the radius of its corners. */
const LABEL = { height: 20, beside: 6, corner: 4 };

/** The least space between a label and the edge of the canvas, in pixels. */
const EDGE = 4;

/** Paints a few words on a coloured background, centred on a position in pixels, or as near to it as the canvas has room. */
export function paintLabel(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: Position,
  ground: string,
  { halo, font }: { halo: string; font: string },
): void {
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const width = Math.ceil(context.measureText(text).width) + 2 * LABEL.beside;
  const ratio = context.getTransform().a;
  const within = (start: number, length: number, whole: number) =>
    Math.round(Math.max(EDGE, Math.min(start, whole / ratio - length - EDGE)));
  const left = within(x - width / 2, width, context.canvas.width);
  const top = within(y - LABEL.height / 2, LABEL.height, context.canvas.height);
  context.beginPath();
  context.roundRect(left, top, width, LABEL.height, LABEL.corner);
  context.fillStyle = ground;
  context.fill();
  context.fillStyle = halo;
  context.fillText(text, left + width / 2, top + LABEL.height / 2 + 0.5);
}
