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

/** The largest scale of a picture: each of its pixels is then four CSS pixels wide and four high. */
export const CLOSEST = 4;
/** The share of the window above the bar that a whole picture fills, and the height of the bar with its margin. */
const FILLED = 0.94;
const BAR = 68;

/**
 * Returns the view that shows the whole picture as large as it fits, with a narrow margin. The picture is in the middle
 * of the space above the bar of zoom buttons, which lies at the bottom of the window.
 */
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
 * Returns the view after a zoom by `factor`. The point of the picture under `at` stays in place, unless the picture
 * would then leave the middle of the window. The smallest possible scale shows the whole picture (see `fitted`). If
 * that scale is larger than `closest`, the scale is always `closest`.
 * @param at a point of the window, in CSS pixels from its top left corner
 * @param closest the largest scale, in CSS pixels for each pixel of the picture
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
