/** A decoded picture. */
export type LoadedPicture = (CanvasImageSource & { width: number; height: number }) | ImageBitmap;

/** Gives the picture at `url`, ready to be drawn; rejects when it can't be had or isn't one. */
export type LoadPicture = (url: string) => Promise<LoadedPicture>;

/** Loads with an image element in the page, and with `fetch` in a worker, which has none. */
export const loadPicture: LoadPicture = async (url) => {
  if (typeof Image === 'undefined') {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
    return createImageBitmap(await answer.blob());
  }
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
};
