import { loadImage } from '../../../render/surface/load-picture';

/** The kinds of files that can be traced. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;

/** The largest file, in bytes, and the most pixels of a picture. The browser must hold all of them for a moment. */
const LARGEST = { file: 30_000_000, svg: 5_000_000, pixels: 120_000_000 };
/** The longest side of the copy that is shown, in pixels. */
const SHOWN = 2000;

/** Why a picture can't be traced. */
export type PictureFault = 'kind' | 'large' | 'many-pixels' | 'unread';

/** The message for each fault: what is wrong, and what to do. */
export const pictureFaultWords: Readonly<Record<PictureFault, string>> = {
  kind: 'This file isn’t a picture that can be traced. Choose a PNG, JPEG, WebP or SVG file.',
  large: 'This file is too large. A photo can have 30 MB and an SVG 5 MB. Choose a smaller file.',
  'many-pixels': 'This picture has more than 120 million pixels. Save it smaller, and choose it again.',
  unread: 'The browser can’t show this picture. A part of it may be missing. Save it again as PNG or JPEG.',
};

/**
 * Reads a picture from a file of the device, and returns a copy with sides of at most 2,000 pixels, or why it can't be
 * traced. An SVG is only drawn, as in an image element: its scripts don't run, and it fetches nothing.
 */
export async function readPicture(file: File): Promise<HTMLCanvasElement | PictureFault> {
  const isSvg = file.type === 'image/svg+xml';
  if (!pictureTypes.some((type) => type === file.type)) return 'kind';
  if (file.size > (isSvg ? LARGEST.svg : LARGEST.file)) return 'large';
  const address = URL.createObjectURL(file);
  try {
    const image = await loadImage(address);
    // An SVG without a size of its own is drawn as a square.
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height > LARGEST.pixels) return 'many-pixels';
    const size = width > 0 && height > 0 ? { width, height } : { width: SHOWN, height: SHOWN };
    return copyOf(image, sizeShown(size, isSvg)) ?? 'unread';
  } catch {
    return 'unread';
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Returns the size of the copy. A drawing is enlarged too, because its lines stay sharp. */
export function sizeShown({ width, height }: { width: number; height: number }, isDrawing: boolean) {
  const factor = SHOWN / Math.max(width, height);
  const by = isDrawing ? factor : Math.min(1, factor);
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}

/** Returns a picture as a file of at most `most` bytes; null if the browser can't make one. */
export async function fileOf(picture: HTMLCanvasElement, most: number): Promise<Blob | null> {
  for (const [type, quality] of forms) {
    const file = await new Promise<Blob | null>((resolve) => {
      picture.toBlob(resolve, type, quality);
    });
    if (file && file.size <= most) return file;
  }
  return null;
}

/** The media types and qualities in which a picture is stored: without transparency only if it is too large otherwise. */
const forms = [
  ['image/webp', 0.92],
  ['image/jpeg', 0.85],
] as const;

function copyOf(image: HTMLImageElement, { width, height }: { width: number; height: number }) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, width, height);
  return context && canvas;
}
