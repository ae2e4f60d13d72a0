/**
 * The place and size of a picture in a window. `x` and `y` are the position of the picture's top left corner, in pixels
 * from the window's top left corner. `scale` is the number of pixels of the window for each pixel of the picture.
 */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The largest scale: four times the picture's own pixels. */
const CLOSEST = 4;
/** The share of the window that a whole picture fills. */
const FILLED = 0.94;

/** Returns the view of the whole picture in the middle of the window. */
export function fitted(picture: Size, window: Size): View {
  const scale = FILLED * Math.min(window.width / picture.width, window.height / picture.height);
  return {
    x: (window.width - picture.width * scale) / 2,
    y: (window.height - picture.height * scale) / 2,
    scale,
  };
}

/**
 * Returns a view zoomed by a factor. The point of the picture at `at` (pixels from the window's corner) stays where it
 * is, as far as `inside` allows. The smallest scale shows the whole picture, and the largest scale is `CLOSEST`.
 */
export function zoomed(
  view: View,
  factor: number,
  at: { x: number; y: number },
  picture: Size,
  window: Size,
): View {
  const least = Math.min(fitted(picture, window).scale, CLOSEST);
  const scale = Math.min(CLOSEST, Math.max(least, view.scale * factor));
  const real = scale / view.scale;
  return inside(
    { x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real, scale },
    picture,
    window,
  );
}

/** Returns the view, moved if necessary so that the middle of the window shows a part of the picture. */
export function inside(view: View, picture: Size, window: Size): View {
  const [width, height] = [picture.width * view.scale, picture.height * view.scale];
  return {
    x: Math.min(window.width / 2, Math.max(window.width / 2 - width, view.x)),
    y: Math.min(window.height / 2, Math.max(window.height / 2 - height, view.y)),
    scale: view.scale,
  };
}
