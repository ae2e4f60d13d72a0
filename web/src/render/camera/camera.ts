import type { Box } from '@quiltwright/shared/geometry/box';

/** The position of the quilt on the screen. Pixels are CSS pixels. */
export interface Camera {
  /** Pixels in an inch. */
  scale: number;
  /** Position of the quilt's top left corner in the viewport. */
  x: number;
  y: number;
}

/** The part of the screen that shows the quilt, in CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
  /**
   * The height of the bars at the top, in pixels. `fit` shows the whole quilt below these bars. A height within the
   * normal margin has no effect.
   */
  above?: number;
  /**
   * The height of the bars at the bottom, in pixels. `fit` shows the whole quilt above these bars. The default is
   * `MARGIN_BELOW`, for the zoom bar.
   */
  below?: number;
}

/** A quilt's finished size in inches. */
export interface QuiltSize {
  width: number;
  length: number;
}

export interface Position {
  x: number;
  y: number;
}

/** The largest scale, in pixels per inch: twice life size (96). At a larger scale, fabrics show no more detail. */
const NEAREST = 192;
const FARTHEST_OF_FIT = 1 / 4;
/** The width and height, in pixels, of the part of the quilt that every pan or zoom leaves in sight. */
const ALWAYS_SEEN = 48;
const MARGIN = 36;
/** The space below the quilt for the floating zoom bar, in pixels. */
const MARGIN_BELOW = 76;
/**
 * The greatest share of the viewport's height for which `fit` avoids the bars above the quilt. `MOST_BELOW` is the
 * share for bars below the quilt.
 */
const MOST_ABOVE = 0.6;
const MOST_BELOW = 0.27;

/**
 * A length in inches that `fit` makes a whole number of pixels, by rounding the scale down. Otherwise copies of a
 * 12-inch block would differ by a pixel. The scale isn't rounded if this length has fewer than `FEWEST_PIXELS`
 * pixels.
 */
const WHOLE = 12;
const FEWEST_PIXELS = 24;

/** Returns the camera that shows the whole quilt, as large as the margins allow. */
export function fit(quilt: QuiltSize, viewport: Viewport): Camera {
  const { margin, top, below } = marginsOf(viewport);
  const width = viewport.width - 2 * margin;
  const height = viewport.height - top - below;
  const largest = Math.min(width / quilt.width, height / quilt.length);
  const scale = WHOLE * largest < FEWEST_PIXELS ? largest : Math.floor(WHOLE * largest) / WHOLE;
  return {
    scale,
    x: margin + (width - quilt.width * scale) / 2,
    y: top + (height - quilt.length * scale) / 2,
  };
}

/** Returns the part of a viewport above the zoom bar, in pixels of the viewport. */
export function clearOfBars({ width, height, below = MARGIN_BELOW }: Viewport): Box {
  return { x: 0, y: 0, width, height: height - below };
}

/**
 * Returns the margins that `fit` leaves around the whole quilt, in pixels: at the left and right (`margin`), above
 * (`top`), and `below`.
 */
function marginsOf({ width, height, above = 0, below = MARGIN_BELOW }: Viewport) {
  const margin = Math.min(MARGIN, 0.06 * Math.min(width, height));
  // In a tiny window the bars may cover a part of the quilt.
  const top = Math.max(margin, Math.min(above, MOST_ABOVE * height));
  return { margin, top, below: Math.max(margin, Math.min(below, MOST_BELOW * height)) };
}

/**
 * Returns the camera with its scale multiplied by `factor`. The point of the quilt under `at` (pixels in the viewport)
 * stays in place.
 */
export function zoomAt(camera: Camera, factor: number, at: Position): Camera {
  return {
    scale: camera.scale * factor,
    x: at.x - (at.x - camera.x) * factor,
    y: at.y - (at.y - camera.y) * factor,
  };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/**
 * Returns the pan `by`, but with 0 along each axis on which the pan would show nothing new. A pan shows nothing new if
 * the quilt's edge and margin are already in sight on the side that the pan reveals.
 */
export function towardsHidden(
  { scale, x, y }: Camera,
  by: Position,
  { width, length }: QuiltSize,
  viewport: Viewport,
): Position {
  const { margin, top, below } = marginsOf(viewport);
  const isHidden = (way: number, start: number, end: number, from: number, to: number) =>
    way > 0 ? start < from - 1 : end > to + 1;
  const across = isHidden(by.x, x, x + width * scale, margin, viewport.width - margin);
  const down = isHidden(by.y, y, y + length * scale, top, viewport.height - below);
  return { x: across ? by.x : 0, y: down ? by.y : 0 };
}

/**
 * Returns the camera after the smallest move that brings a part of the quilt into sight, inside the margins. Zooms out
 * if the part is too large. `part` is in inches.
 */
export function withInSight(camera: Camera, part: Box, viewport: Viewport): Camera {
  const { margin, top, below } = marginsOf(viewport);
  const [width, height] = [viewport.width - 2 * margin, viewport.height - top - below];
  const factor = Math.min(1, width / (part.width * camera.scale), height / (part.height * camera.scale));
  const nearer = zoomAt(camera, factor, { x: viewport.width / 2, y: viewport.height / 2 });
  const { x, y } = toScreen(nearer, part);
  const way = (start: number, size: number, from: number, room: number) =>
    Math.max(from, Math.min(from + room - size * nearer.scale, start)) - start;
  return pan(nearer, way(x, part.width, margin, width), way(y, part.height, top, height));
}

/**
 * Returns `factor`, limited to keep the resulting scale within the limits of the zoom. The lower limit is a quarter
 * of the scale of `fit`, which shows the whole quilt. The upper limit is twice life size or, if larger, twice the
 * scale of `fit`.
 */
export function limitZoom(camera: Camera, factor: number, quilt: QuiltSize, viewport: Viewport): number {
  const whole = fit(quilt, viewport).scale;
  const nearest = Math.max(NEAREST, 2 * whole);
  const scale = Math.min(nearest, Math.max(whole * FARTHEST_OF_FIT, camera.scale * factor));
  return scale / camera.scale;
}

/**
 * Returns the camera, shifted as little as possible to keep a part of the quilt in sight. This part is at least
 * `ALWAYS_SEEN` pixels wide and high.
 */
export function keepInSight(camera: Camera, quilt: QuiltSize, viewport: Viewport): Camera {
  const within = (start: number, size: number, room: number) => {
    const strip = Math.min(ALWAYS_SEEN, size, room);
    return Math.min(room - strip, Math.max(strip - size, start));
  };
  return {
    scale: camera.scale,
    x: within(camera.x, quilt.width * camera.scale, viewport.width),
    y: within(camera.y, quilt.length * camera.scale, viewport.height),
  };
}

/** Converts a position in the viewport, in pixels, to inches from the quilt's corner. */
export function toInches(camera: Camera, at: Position): Position {
  return { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
}

/** Converts a position on the quilt, in inches from its corner, to pixels in the viewport. */
export function toScreen(camera: Camera, at: Position): Position {
  return { x: camera.x + at.x * camera.scale, y: camera.y + at.y * camera.scale };
}
