/** A decoded picture. */
export type LoadedPicture = HTMLImageElement | HTMLCanvasElement | ImageBitmap;

/** Gives the picture at `url`, ready to be drawn; rejects when it can't be had or isn't one. */
export type LoadPicture = (url: string) => Promise<LoadedPicture>;

/** Loads with an image element in the page, which is there sooner than by fetch, and without in workers. */
export const loadPicture: LoadPicture = async (url) => {
  if (typeof Image !== 'undefined') {
    const image = await loadImage(url);
    // What an element decodes for the page, Chromium decodes once more for a canvas.
    return typeof createImageBitmap === 'undefined' ? image : createImageBitmap(image);
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return createImageBitmap(await answer.blob());
};

/** The picture at `url` in an element of the page, which is to be decoded yet. */
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
