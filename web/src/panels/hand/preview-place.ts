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
 * The words for the target stand on the left of the dragged item if the window has at least this width for them
 * there, in pixels.
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
 * Returns the side of the dragged item on which the words for its target stand, and the width that the window
 * has for these words, in pixels.
 * @param x the left edge of the dragged item
 */
export function wordsPlace(x: number, window: Window): { side: 'left' | 'right'; room: number } {
  const left = x - GAP - EDGE;
  const right = window.width - x - SIZE - GAP - EDGE;
  return left >= ENOUGH || left >= right ? { side: 'left', room: left } : { side: 'right', room: right };
}
