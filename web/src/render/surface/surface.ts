/** A canvas: an element of the page, or an offscreen canvas in a worker. */
export type Surface = HTMLCanvasElement | OffscreenCanvas;

/** The drawing context of a `Surface`. */
export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A picture that can be drawn and freed. */
export type Picture = Surface | ImageBitmap;

/**
 * Returns an empty canvas: an element in the page, or an offscreen canvas in a worker. Painters run in both places.
 */
export function newSurface(width: number, height: number): Surface {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Returns the context of a canvas. Throws if the browser has no memory for another context. */
export function brushOf(surface: Surface): Brush {
  const brush = (surface as OffscreenCanvas).getContext('2d');
  if (!brush) throw new Error('The browser has no memory left for this picture.');
  return brush;
}

/**
 * Frees a picture's memory at once. Sets the size of a canvas to 0, because Safari frees the memory of a canvas only
 * then.
 */
export function discard(picture: Picture): void {
  if ('close' in picture) picture.close();
  else picture.width = picture.height = 0;
}

export function bytesOf({ width, height }: { width: number; height: number }): number {
  return 4 * width * height;
}

/**
 * Returns the top left part of `source`, 2 × `width` by 2 × `height` pixels, reduced to half. At this factor,
 * smoothing gives the exact mean of four pixels.
 */
export function halved(source: Picture | HTMLImageElement, width: number, height: number): Surface {
  const copy = newSurface(width, height);
  const brush = brushOf(copy);
  brush.imageSmoothingQuality = 'low';
  const across = Math.min(source.width, 2 * width);
  const down = Math.min(source.height, 2 * height);
  brush.drawImage(source, 0, 0, across, down, 0, 0, width, height);
  return copy;
}
