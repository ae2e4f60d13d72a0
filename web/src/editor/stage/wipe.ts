import type Konva from 'konva';

/**
 * Clears a layer, as the Konva scene function of the layer's first shape. Clears the layer in two halves, because
 * Chromium can show an older frame if one call clears the whole canvas and nothing is painted afterwards.
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
