/** The side of a dragged item, in pixels. */
const SIZE = 84;
/**
 * The distance between the middle of the dragged item and the pointer, in pixels. A finger hides more than a cursor.
 */
const ABOVE = { touch: 78, pen: 64, mouse: 58 } as const;
const EDGE = 8;
/** The distance between the dragged item and the words for its target, in pixels. */
const GAP = 6;
/**
 * The words for the target stand to the left of the dragged item if at least this width is free there, in
 * pixels. Otherwise they stand on the side with more width.
 */
const ENOUGH = 180;

interface Window {
  width: number;
  height: number;
}

/** Returns the place of the dragged item's top left corner, in pixels. The item stays in the window. */
export function previewPlace(
  at: { x: number; y: number },
  device: keyof typeof ABOVE,
  window: Window,
): { x: number; y: number } {
  const within = (place: number, room: number) => Math.min(room - SIZE - EDGE, Math.max(EDGE, place));
  return {
    x: within(at.x - SIZE / 2, window.width),
    y: within(at.y - ABOVE[device] - SIZE / 2, window.height),
  };
}

/**
 * Returns the side of the dragged item on which the words for its target stand. Also returns the width that the
 * window has for these words there, in pixels.
 * @param x the left edge of the dragged item
 */
export function wordsPlace(x: number, window: Window): { side: 'left' | 'right'; room: number } {
  const left = x - GAP - EDGE;
  const right = window.width - x - SIZE - GAP - EDGE;
  return left >= ENOUGH || left >= right ? { side: 'left', room: left } : { side: 'right', room: right };
}
