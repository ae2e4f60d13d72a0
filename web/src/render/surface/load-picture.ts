import { blobOfDataUrl } from './data-url';

/** A decoded picture. */
export type LoadedPicture = HTMLImageElement | HTMLCanvasElement | ImageBitmap;

/** Returns the picture at `url`, ready to draw; rejects if it can't be loaded or isn't a picture. */
export type LoadPicture = (url: string) => Promise<LoadedPicture>;

/**
 * Loads a picture. The page uses an image element, which is faster than fetch. Workers have no elements, so they use
 * fetch.
 */
export const loadPicture: LoadPicture = async (url) => {
  if (typeof Image !== 'undefined') {
    const image = await loadImage(url);
    // Chromium would decode the element's picture again when it is drawn on a canvas; an ImageBitmap is decoded once.
    return typeof createImageBitmap === 'undefined' ? image : createImageBitmap(image);
  }
  const data = blobOfDataUrl(url);
  if (data) return createImageBitmap(data);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return createImageBitmap(await answer.blob());
};

/** Returns an image element whose picture at `url` has loaded, but isn't decoded yet. */
export function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => {
      resolve(image);
    };
    image.onerror = () => {
      reject(new Error(`${url} can’t be loaded as a picture.`));
    };
    image.src = url;
  });
}
