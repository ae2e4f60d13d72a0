/** A decoded picture. */
export type LoadedPicture = HTMLImageElement | HTMLCanvasElement | ImageBitmap;

/** Gives the picture at `url`, ready to be drawn; rejects when it can't be had or isn't one. */
export type LoadPicture = (url: string) => Promise<LoadedPicture>;

/** Loads with an image element in the page, which shares what the page has decoded, and without in workers. */
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
