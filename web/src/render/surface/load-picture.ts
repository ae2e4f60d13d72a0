/** A decoded picture. */
export type LoadedPicture = HTMLImageElement | HTMLCanvasElement | ImageBitmap;

/** Returns the picture at `url`, ready to draw; rejects if it can't be loaded or isn't a picture. */
export type LoadPicture = (url: string) => Promise<LoadedPicture>;

/** Loads with an image element in the page, which is faster than fetch; workers have no elements and use fetch. */
export const loadPicture: LoadPicture = async (url) => {
  if (typeof Image !== 'undefined') {
    const image = await loadImage(url);
    // Chromium would decode an element's picture once more for a canvas.
    return typeof createImageBitmap === 'undefined' ? image : createImageBitmap(image);
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return createImageBitmap(await answer.blob());
};

/** Returns the picture at `url` in an element of the page, not yet decoded. */
export function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => {
      resolve(image);
    };
    image.onerror = () => {
      reject(new Error(`${url} can’t be had, or is no picture.`));
    };
    image.src = url;
  });
}
