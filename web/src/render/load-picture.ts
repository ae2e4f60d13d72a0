/** A decoded picture. */
export type LoadedPicture = HTMLImageElement | HTMLCanvasElement | ImageBitmap;

/** Gives the picture at `url`, ready to be drawn; rejects when it can't be had or isn't one. */
export type LoadPicture = (url: string) => Promise<LoadedPicture>;

/** Has it decoded beside the page’s thread: on a canvas an image element is decoded there, once more, when it is drawn. */
export const loadPicture: LoadPicture = async (url) => {
  if (typeof createImageBitmap === 'undefined') {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return createImageBitmap(await answer.blob());
};
