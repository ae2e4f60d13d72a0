import type Konva from 'konva';

/**
 * Clears a layer of the canvas, before its shapes are drawn. It can be the Konva scene function of the layer's first
 * shape. Each half of the layer is cleared by a separate call. After a single call that clears a whole empty canvas,
 * Chromium can show an older frame.
 */
export function wipe({ _context: context }: Pick<Konva.Context, '_context'>): void {
  const { width, height } = context.canvas;
  const half = Math.ceil(height / 2);
  context.save();
  context.resetTransform();
  context.clearRect(0, 0, width, half);
  context.clearRect(0, half, width, height - half);
  context.restore();
}
