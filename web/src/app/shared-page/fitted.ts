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

/** The largest scale of a picture: four times its own pixels. */
export const CLOSEST = 4;
/** The share of the window above the bar that a whole picture fills, and the height of the bar with its margin. */
const FILLED = 0.94;
const BAR = 68;

/** Returns the view of the whole picture in the middle of the window, above the bar. */
export function fitted(picture: Size, window: Size): View {
  const height = Math.max(1, window.height - BAR);
  const scale = FILLED * Math.min(window.width / picture.width, height / picture.height);
  return {
    x: (window.width - picture.width * scale) / 2,
    y: (height - picture.height * scale) / 2,
    scale,
  };
}

/**
 * Returns a view zoomed by a factor. The point of the picture at `at` (pixels from the window's corner) stays where it
 * is, as far as `inside` allows. The smallest scale shows the whole picture.
 * @param closest the largest scale
 */
export function zoomed(
  view: View,
  factor: number,
  at: { x: number; y: number },
  picture: Size,
  window: Size,
  closest: number = CLOSEST,
): View {
  const least = Math.min(fitted(picture, window).scale, closest);
  const scale = Math.min(closest, Math.max(least, view.scale * factor));
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
