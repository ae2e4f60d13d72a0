import type Konva from 'konva';

/**
 * The scene function of a layer's first shape, which clears the layer. It clears one half after the other: Chromium
 * can show an older frame if a single call clears the whole canvas and nothing is painted after it.
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
