import { loadImage } from '../../../render/surface/load-picture';
import { PAPER } from '../../../render/fabric/fabric-picture-store';
import type { MakeOptions } from '../../making/use-making';
import { encodePng } from './png';
import type { PaintedPicture } from './picture-messages';

/**
 * The rows of pixels that are drawn together. The number is small, so that the page can answer a tap between two groups
 * of rows.
 */
const ROWS = 128;
/** The pixels per inch at which browsers show drawings. */
const SCREEN = 96;

/**
 * Returns a PNG of an SVG drawing; null if the browser can't draw it or the task was cancelled.
 * @param longest the length of the picture's longer side, in pixels
 */
export async function pictureOfDrawing(
  svg: Blob,
  longest: number,
  { signal, onProgress }: MakeOptions,
): Promise<Omit<PaintedPicture, 'plain'> | null> {
  const url = URL.createObjectURL(svg);
  try {
    const image = await loadImage(url);
    const factor = longest / Math.max(image.naturalWidth, image.naturalHeight);
    const width = Math.round(image.naturalWidth * factor);
    const height = Math.round(image.naturalHeight * factor);
    const canvas = document.createElement('canvas');
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) return null;
    async function* bands(context: CanvasRenderingContext2D): AsyncGenerator<Uint8ClampedArray> {
      for (let top = 0; top < height; top += ROWS) {
        if (signal.aborted) throw new Error('cancelled');
        canvas.width = width;
        canvas.height = Math.min(ROWS, height - top);
        context.fillStyle = PAPER.colour;
        context.fillRect(0, 0, width, canvas.height);
        context.drawImage(image, 0, -top, width, height);
        yield context.getImageData(0, 0, width, canvas.height).data;
        onProgress((top + canvas.height) / height);
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    const png = await encodePng({ width, height, scale: SCREEN * factor }, bands(brush));
    return { png, width, height };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
