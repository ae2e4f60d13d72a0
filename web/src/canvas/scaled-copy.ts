/**
 * A copy of `source`, or of its top left `width` × 2 by `height` × 2 pixels, at half the size.
 * Bilinear sampling at exactly half is the mean of four pixels.
 */
export function halved(source: HTMLCanvasElement, width: number, height: number): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = width;
  copy.height = height;
  const context = copy.getContext('2d');
  if (!context) return copy;
  context.imageSmoothingQuality = 'low';
  const across = Math.min(source.width, 2 * width);
  const down = Math.min(source.height, 2 * height);
  context.drawImage(source, 0, 0, across, down, 0, 0, width, height);
  return copy;
}
